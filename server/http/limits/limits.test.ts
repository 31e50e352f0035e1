import { describe, expect, it } from 'vitest';
import { isCleanText } from '../clean-text.ts';
import { rateLimit } from './limits.ts';

describe('the limit of an address', () => {
  it('lets a burst through, then as many as come back each second', () => {
    let now = 0;
    const allowed = rateLimit({ burst: 4, perSecond: 2 }, () => now);
    const accepted = (times: number, key = 'a') =>
      Array.from({ length: times }, () => allowed(key)).filter(Boolean).length;
    expect(accepted(10)).toBe(4);
    expect(accepted(10, 'b')).toBe(4);
    now = 1_000;
    expect(accepted(10)).toBe(2);
    now = 60_000;
    expect(accepted(10)).toBe(4);
  });
});

describe('text that can be kept and shown', () => {
  it.each([
    ['领取', true],
    ['emoji 🎁', true],
    ['', true],
    [7, true],
    [null, true],
    [{ a: ['b', { c: 'd' }] }, true],
  ])('%j: %s', (value, clean) => expect(isCleanText(value)).toBe(clean));
  it.each([
    ['a\0b'],
    ['\ud800'],
    ['\udc00a'],
    [['a', 'b\0']],
    [{ deep: { er: '\ud83d' } }],
    [{ 'a\0': 1 }],
    [{ '\ud800': 1 }],
  ])('%j is not clean', (value) => expect(isCleanText(value)).toBe(false));
  it('excessive nesting is not clean and does not overflow the stack', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown;
    expect(isCleanText(deep)).toBe(false);
  });
});
