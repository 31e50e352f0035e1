import { describe, expect, it } from 'vitest';
import { closingRefusals, closingRefusalText, closingState, type ClosingFacts } from './closing-refusals.ts';

const facts: ClosingFacts = {
  isOver: true,
  isClosed: false,
  sources: ['wallet', 'bank-card', 'supplier mall'],
  compared: ['wallet', 'bank-card', 'supplier mall'],
  open: 0,
};

const rows: readonly [
  what: string,
  change: Partial<ClosingFacts>,
  state: string,
  sentences: readonly string[],
][] = [
  ['with every source compared and nothing open can be closed', {}, 'closable', []],
  ['that has not ended cannot', { isOver: false, open: 2 }, 'not-closable', ['这一天还没有结束，明天再日结']],
  ['is closed once', { isClosed: true, open: 1, compared: [] }, 'closed', ['这一天已经日结']],
  [
    'names the sources that were not compared',
    { compared: ['bank-card'] },
    'not-closable',
    ['还没有比对：在线钱包、供应商 mall'],
  ],
  ['says how many differences are open', { open: 3 }, 'not-closable', ['还有 3 条差异没有处理完']],
  [
    'gives every reason at once',
    { compared: ['wallet', 'bank-card', 'gone'], open: 1 },
    'not-closable',
    ['还没有比对：供应商 mall', '还有 1 条差异没有处理完'],
  ],
];

describe('a day', () => {
  it.each(rows)('%s', (_what, change, state, sentences) => {
    const given = { ...facts, ...change };
    expect(closingState(given)).toBe(state);
    expect(closingRefusals(given).map(closingRefusalText)).toEqual(sentences);
  });
});
