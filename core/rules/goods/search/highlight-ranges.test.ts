import { describe, expect, it } from 'vitest';
import { highlightRanges } from './highlight-ranges.ts';
import { nearAlternatives } from './near-alternatives.ts';
import { normaliseKeyword } from './normalise-keyword.ts';
import type { Alternative } from './alternative.ts';
import { termAlternatives } from './term-alternatives.ts';

const patterns = (alternatives: readonly Alternative[]) =>
  alternatives.flatMap(({ together, pattern }) => [together, pattern]);

const marked = (
  text: string,
  typed: string,
  ways: (term: string) => readonly Alternative[] = termAlternatives,
) =>
  highlightRanges(
    text,
    normaliseKeyword(typed)
      .split(' ')
      .map((term) => patterns(ways(term))),
  )
    .map(([from, to]) => text.slice(from, to))
    .join('|');

describe('the parts of a name that match', () => {
  it.each([
    ['视频会员月卡，手机电脑平板通用', '视频会员', '视频会员'],
    ['视频会员月卡', 'sp会员', '视频会员'],
    ['视频会员月卡', 'shipin', '视频'],
    ['视频会员月卡', 'SHIPINHY', '视频会员'],
    ['视频会员月卡', 'ship', '视频'],
    ['视频会员月卡', '視頻年卡', ''],
    ['100元加油电子券', '加油券', '加油|券'],
    ['音乐会员年卡', 'yinyue', '音乐'],
    ['旗舰手机 Pro 版', 'pro 手机', '手机|Pro'],
    ['旗舰手机 Pro 版', '手机pro', '手机|Pro'],
    ['5GB流量日包', '5ｇｂ', '5GB'],
    ['视频会员月卡，手机通用', '卡手机', '卡，手机'],
    ['咖啡', '咖啡 兑换', '咖啡'],
  ])('of %s are for %s: %s', (name, typed, expected) => expect(marked(name, typed)).toBe(expected));

  it.each([
    ['视频会员月卡', '视平会员', '视|会员'],
    ['视频会员月卡', '食品', '视频'],
    ['视频会员月卡', 'shipn', '视频'],
    ['视频会员月卡', 'shuipin', '视频'],
    ['视频会员月卡', '视会频员', '视频会员'],
    ['水蜜桃', '水密挑', ''],
    ['水蜜桃', '水密桃', '水蜜桃'],
  ])('of %s with one typing mistake in %s: %s', (name, typed, expected) =>
    expect(marked(name, typed, nearAlternatives)).toBe(expected),
  );
});
