import { describe, expect, it } from 'vitest';
import { codeMessage, codeTiming, readLoungeCode, seedEnd, writeLoungeCode } from './lounge-code.ts';

const minute = 60_000;
const code = { orderId: 'a_-B9', minute: 29_000_000, until: 29_000_720, mac: '0123456789abcdef0123' };

describe('the code of a lounge visit', () => {
  it('is read back as it was written', () => expect(readLoungeCode(writeLoungeCode(code))).toEqual(code));

  it.each([
    '',
    'LG1',
    'LG1.a.b.c.d',
    `${writeLoungeCode(code)}0`,
    `0${writeLoungeCode(code)}`,
    writeLoungeCode(code).replace('LG1', 'LG2'),
  ])('is not read from "%s"', (text) => expect(readLoungeCode(text)).toBeUndefined());

  it('is signed with its order and its minute', () => expect(codeMessage(code)).toBe('a_-B9.29000000'));

  it.each([
    [0, 'current'],
    [59_999, 'current'],
    [60_000, 'expired'],
    [300_000, 'expired'],
    [-4_999, 'current'],
    [-5_000, 'current'],
    [-5_001, 'early'],
    [-300_000, 'early'],
  ] as const)('%i ms after its minute began is %s', (ms, timing) =>
    expect(codeTiming(code, code.minute * minute + ms)).toBe(timing),
  );

  it('ends with its seed after 12 hours', () => {
    const now = code.minute * minute;
    const until = seedEnd(now);
    expect(codeTiming({ minute: until, until }, until * minute)).toBe('current');
    expect(codeTiming({ minute: until + 1, until }, (until + 1) * minute)).toBe('expired');
    expect(until - code.minute).toBe(720);
  });
});
