import { describe, expect, it } from 'vitest';
import type { AmountCard } from './amount-card.ts';
import { afterTaking, cardGroups, inSteps, leastToSpend, maxUseful } from './card-groups.ts';
import { quickChoice, spendsMore } from './quick-choice.ts';

const card = (cardCode: string, amountFen: number, lines: number): AmountCard => ({
  cardCode,
  amountFen,
  lines,
  expiresAt: 0,
});
/** Seven yuan are needed, three of them on the second line. */
const demands = [
  { within: 0b00, needFen: 700 },
  { within: 0b01, needFen: 300 },
];
const groupsOf = (needs = demands) =>
  cardGroups(needs, [card('a', 300, 0b01), card('b', 500, 0b11), card('c', 300, 0b01), card('d', 300, 0b10)]);
const [both, first, second] = [0, 1, 2] as const;
const group = (at: 0 | 1 | 2) => {
  const found = groupsOf()[at];
  if (!found) throw new Error(`no group ${at}`);
  return found;
};

describe('cards of one amount for the same lines', () => {
  it('are one group, with what they and smaller ones bring to each demand', () => {
    expect(groupsOf()).toEqual([
      { amountFen: 500, places: [1], brings: [500, 500], left: [1_400, 800], largest: [500, 500] },
      { amountFen: 300, places: [0, 2], brings: [300, 0], left: [900, 300], largest: [300, 300] },
      { amountFen: 300, places: [3], brings: [300, 300], left: [300, 300], largest: [300, 300] },
    ]);
  });

  it('can bring multiples of what divides their amounts only', () => {
    const needs = [
      { within: 0b00, needFen: 610 },
      { within: 0b01, needFen: 300 },
    ];
    expect(inSteps(needs, groupsOf(needs))).toEqual([700, 300]);
  });

  it('are useful up to the largest demand that they serve', () => {
    expect(maxUseful([700, 300], group(first))).toBe(2);
    expect(maxUseful([300, 900], group(first))).toBe(1);
    expect(maxUseful([301, 900], group(first))).toBe(2);
    expect(maxUseful([0, 900], group(first))).toBe(0);
    expect(maxUseful([100, 300], group(second))).toBe(1);
    expect(maxUseful([0, 0], group(both))).toBe(0);
  });

  it('leave less to be brought when some are taken', () => {
    expect(afterTaking([700, 300], group(both), 1)).toEqual([200, 0]);
    expect(afterTaking([700, 300], group(first), 2)).toEqual([100, 300]);
    expect(afterTaking([700, 300], group(first), 0)).toEqual([700, 300]);
  });

  it('need at least the largest demand, in as few cards as the largest amount allows', () => {
    expect(leastToSpend([700, 300], group(both))).toEqual({ faceFen: 700, count: 2 });
    expect(leastToSpend([300, 700], group(both))).toEqual({ faceFen: 700, count: 2 });
    expect(leastToSpend([1_400, 800], group(both))).toEqual({ faceFen: 1_400, count: 3 });
    expect(leastToSpend([0, 300], group(second))).toEqual({ faceFen: 300, count: 1 });
    expect(leastToSpend([0, 0], undefined)).toEqual({ faceFen: 0, count: 0 });
  });

  it('do not suffice where less is left than is missing', () => {
    expect(leastToSpend([1_401, 0], group(both))).toBeUndefined();
    expect(leastToSpend([0, 301], group(first))).toBeUndefined();
    expect(leastToSpend([1, 0], undefined)).toBeUndefined();
  });
});

describe('a quick choice of cards', () => {
  const quick = (needFen: number, ...amounts: readonly number[]) => {
    const needs = [{ within: 0, needFen }];
    return quickChoice(
      [needFen],
      cardGroups(
        needs,
        amounts.map((fen, at) => card(String(at), fen, 1)),
      ),
    );
  };

  it.each([
    ['spends two small cards rather than a large one', 10, [9, 6, 5], [0, 1, 1], 11, 2],
    ['spends one card rather than two of the same sum', 10, [10, 6, 4], [1], 10, 1],
    ['takes as many cards of one amount as are needed', 9, [3, 3, 3, 3], [3], 9, 3],
    ['ends when nothing is missing', 5, [5, 4, 3], [1], 5, 1],
    ['takes all where all are needed', 12, [5, 4, 3], [1, 1, 1], 12, 3],
  ])('%s', (_what, needFen, amounts, taken, faceFen, count) =>
    expect(quick(needFen, ...amounts)).toEqual({ taken, spent: { faceFen, count } }),
  );

  it.each([
    [2, 1, 1, 9, true],
    [1, 9, 2, 1, false],
    [2, 2, 2, 1, true],
    [2, 1, 2, 2, false],
    [2, 1, 2, 1, false],
  ])(
    'that costs %i in %i cards spends more than %i in %i: %s',
    (faceFen, count, otherFen, otherCount, more) =>
      expect(spendsMore({ faceFen, count }, { faceFen: otherFen, count: otherCount })).toBe(more),
  );
});
