import { expect, it } from 'vitest';
import { relatedWords, type RelatedFacts } from './related-words.ts';

const none: RelatedFacts = { keyword: '视频会员', synonyms: [], popular: [], categories: [] };

it.each<[string, Partial<RelatedFacts>, readonly string[]]>([
  ['nothing where nothing is related', { popular: ['咖啡', '洗车'] }, []],
  [
    'a synonym in either direction',
    {
      synonyms: [
        { word: '视频', means: '影视' },
        { word: 'vip', means: '会员' },
      ],
    },
    ['影视会员', '视频vip'],
  ],
  [
    'popular words that share two neighbouring characters, the most popular first',
    { popular: ['会场', '音乐会员', '视频年卡', '频道'] },
    ['音乐会员', '视频年卡'],
  ],
  ['no part across a blank', { keyword: '视频 会员', popular: ['频 会'] }, []],
  [
    'the categories of what was found, the most frequent first',
    { categories: ['音乐', '影视', '影视'] },
    ['影视', '音乐'],
  ],
  ['each word once and never the keyword', { popular: ['视频会员', '视频'], categories: ['视频'] }, ['视频']],
  [
    'at most six words',
    { categories: ['一', '二', '三', '四', '五', '六', '七'] },
    ['一', '二', '三', '四', '五', '六'],
  ],
])('related to a keyword: %s', (_what, facts, words) =>
  expect(relatedWords({ ...none, ...facts })).toEqual(words),
);
