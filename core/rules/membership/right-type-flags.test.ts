import { describe, expect, it } from 'vitest';
import { rightTypeFlags, rightTypeIds, type RightTypeFlag } from './right-type-flags.ts';

const rows: readonly [RightTypeFlag, number][] = [
  ['isSecKillRight', 1],
  ['isVipPriceRight', 2],
  ['isGroupRight', 3],
  ['isNewPersonGiftRight', 4],
  ['isMonthGiftRight', 5],
  ['isGoldenCouponRight', 6],
  ['isFlowRight', 8],
  ['isDisCountRight', 9],
  ['isZeroBuyRight', 13],
  ['isRedLogBundle', 14],
];
const setFlags = (ids: readonly (number | string)[]) =>
  Object.entries(rightTypeFlags(ids))
    .filter(([, on]) => on)
    .map(([flag]) => flag);

describe('the right-type flags (§6)', () => {
  it.each(rows)('%s is set by right type %i and by no other', (flag, id) => {
    expect(setFlags([id])).toEqual([flag]);
    expect(setFlags([String(id)])).toEqual([flag]);
    expect(setFlags(rows.map(([, each]) => each).filter((each) => each !== id))).not.toContain(flag);
  });

  it('are ten', () => expect(Object.keys(rightTypeIds)).toHaveLength(rows.length));

  it.each([[[]], [[7, 10, 11, 12, 15]]])('with rights %j none is set', (ids) =>
    expect(setFlags(ids)).toEqual([]),
  );
});
