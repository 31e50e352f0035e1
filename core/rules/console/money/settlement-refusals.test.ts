import { expect, it } from 'vitest';
import {
  settlementDays,
  settlementRefusal,
  settlementRefusalText,
  type SettlementFacts,
} from './settlement-refusals.ts';

const closed = ['2026-02-27', '2026-02-28', '2026-03-01'];
const rows: readonly [what: string, facts: SettlementFacts, sentence: string | undefined][] = [
  ['closed days can be settled', { from: '2026-02-27', until: '2026-03-01', closed }, undefined],
  ['one day can', { from: '2026-02-28', until: '2026-02-28', closed }, undefined],
  [
    'a period has its end after its begin',
    { from: '2026-03-01', until: '2026-02-28', closed },
    '结束日期不能早于开始日期',
  ],
  [
    'a period has a greatest length',
    { from: '2026-01-01', until: '2026-12-31', closed },
    '一次最多导出 92 天',
  ],
  [
    'a day that is not closed is named',
    { from: '2026-03-01', until: '2026-03-02', closed },
    '2026-03-02 还没有日结',
  ],
  [
    'of several days that are not closed the first is named',
    { from: '2026-02-26', until: '2026-03-02', closed },
    '2026-02-26 等 2 天还没有日结',
  ],
];

it.each(rows)('%s', (_what, facts, sentence) => {
  const refusal = settlementRefusal(facts);
  expect(refusal && settlementRefusalText(refusal)).toBe(sentence);
});

it('a period has every day from its first to its last', () =>
  expect(settlementDays({ from: '2026-02-27', until: '2026-03-01' })).toEqual(closed));
