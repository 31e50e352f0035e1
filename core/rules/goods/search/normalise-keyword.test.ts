import { describe, expect, it } from 'vitest';
import { normaliseKeyword } from './normalise-keyword.ts';

describe('a typed keyword', () => {
  it.each([
    ['traditional characters', '視頻會員', '视频会员'],
    ['full-width letters and digits', 'ＶＩＰ会员１００元', 'vip会员100元'],
    ['capitals', 'SP会员', 'sp会员'],
    ['emoji, flags, keycaps and families', '🎬视频🇨🇳会员👨‍👩‍👧❤️', '视频会员'],
    ['a digit that is no emoji', '5GB流量', '5gb流量'],
    ['one blank', ' ', ''],
    ['blanks and signs between words', '  奶茶，　大杯。 ', '奶茶 大杯'],
    ['control characters', '奶\n茶\u0000', '奶 茶'],
    ['signs of a pattern', '100%', '100%'],
    ['only emoji', '😀😀', ''],
  ])('with %s', (_what, typed, used) => expect(normaliseKeyword(typed)).toBe(used));

  it('of 200 characters is used up to the fortieth', () => {
    expect(normaliseKeyword('会'.repeat(200))).toBe('会'.repeat(40));
    expect(normaliseKeyword('😀'.repeat(200))).toBe('');
  });
});
