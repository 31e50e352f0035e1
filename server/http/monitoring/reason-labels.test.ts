import { expect, it } from 'vitest';
import { reasonLabels } from './reason-labels.ts';

it('the reason of a refusal has no number and no quoted name, so that equal reasons are one series', () => {
  const reasonOf = reasonLabels();
  expect(reasonOf('a', '138****5678 今天已领 3 次')).toBe('# 今天已领 # 次');
  expect(reasonOf('a', '“云盘会员”已领完')).toBe('…已领完');
});

it('sentences without end make no series without end', () => {
  const reasonOf = reasonLabels();
  const letters = (at: number): string => String.fromCodePoint(0x4e00 + at);
  const reasons = new Set(Array.from({ length: 2_000 }, (_, at) => reasonOf('a', letters(at))));
  expect(reasons.size).toBe(301);
  expect(reasons).toContain('other');
  expect(reasonOf('a', letters(0))).toBe(letters(0));
});
