import { expect, it } from 'vitest';
import { missedWords } from './missed-words.ts';

it.each([
  ['  副卡 怎么办理？？', '副卡 怎么办理'],
  ['ＥＳＩＭ卡', 'esim卡'],
  ['卡', undefined],
  ['我的号码13800000001', undefined],
  ['订单 2026 0801 查不到', undefined],
  ['长'.repeat(41), undefined],
])('%s is counted as %s', (typed, words) => {
  expect(missedWords(typed)).toBe(words);
});
