import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loggableAddress, loggableText } from './loggable-text.ts';

const phone = /(?<!\d)1[3-9]\d{9}(?!\d)/;
const numbers = fc.stringMatching(/^1[3-9][0-9]{9}$/);

describe('a text of the log', () => {
  it.each([
    ['充值到13812345678', '充值到138****5678'],
    ['138 1234 5678', '138****5678'],
    ['138\u00a01234\u20035678', '138****5678'],
    ['138\t1234\n5678', '138****5678'],
    ['138-1234-5678', '138****5678'],
    ['138–1234－5678', '138****5678'],
    ['１３８１２３４５６７８', '138****5678'],
    ['𝟏𝟑𝟖𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖', '138****5678'],
    ['138\u200b1234\u20605678', '138****5678'],
    ['1\u00ad3812345678', '138****5678'],
    ['+8613812345678', '+86138****5678'],
    ['138_1234/5678', '138****5678'],
    ['(138)1234，5678', '(138****5678'],
    ['138%201234%2F5678', '138****5678'],
  ])('%j has its number masked: %s (V1)', (text, logged) => expect(loggableText(text)).toBe(logged));

  it.each([
    ['118.796877,32.060255', '***,***'],
    ['{"lng":118.7968,"lat":32.0602}', '{"lng":***,"lat":***}'],
    ['经度１１８.７９６８７７', '经度***'],
    ['1234.13912345678', '***'],
    ['2.13912345678.5', '***.5'],
  ])('%s has no place left: %s (V1)', (text, logged) => expect(loggableText(text)).toBe(logged));

  it.each([
    '满100减10.50元',
    'Chrome/120.0.6099.144',
    'MicroMessenger/8.0.42.2460(0x28002A34)',
    'iOS 17.4.1',
    '首页 🎁',
    '苏享权益，（会员）',
    'f_d-l_q',
    '20250301080203',
    'a'.repeat(2048),
  ])('%s stays as it is', (text) => expect(loggableText(text)).toBe(text));

  it('is one line of visible, whole signs, whatever it was, and names no number (A15, V1)', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        numbers,
        fc.constantFrom('', '.', ' ', '\r\n', '%22', '\u202e'),
        fc.string({ unit: 'binary' }),
        (before, number, between, after) => {
          for (const text of [
            loggableText(before + between + number + between + after),
            loggableAddress(`/a?channelId=${before}${number}`),
          ]) {
            expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
            expect(text.isWellFormed()).toBe(true);
            expect(text).not.toMatch(phone);
          }
        },
      ),
    ));

  it('is found in time that grows with the text alone', () => {
    // Quadratic time would be longer than the test may take.
    for (const piece of ['138 1234 ', '1.1', '１', '\u200b', '12345678901.', '--'])
      loggableText(piece.repeat(20_000));
    expect(loggableText('138 1234 '.repeat(20_000)).length).toBeGreaterThan(0);
  });
});

describe('an address of the log', () => {
  it.each([
    [
      'https://mall.example/a?culMobile=13812345678&accessToken=secret&longitude=118.796877',
      'https://mall.example/a',
    ],
    [
      'https://mall.example/13812345678/a?channelId=１３８１２３４５６７８',
      'https://mall.example/138****5678/a?channelId=138****5678',
    ],
    ['/a\r\nSet-Cookie: x=1?goodsId=7', '/a Set-Cookie: x=1?goodsId=7'],
    ['/a?to\u200bken=secret', '/a'],
  ])('%j is kept as %s', (address, logged) => expect(loggableAddress(address)).toBe(logged));
});
