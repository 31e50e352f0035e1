import { expect, it } from 'vitest';
import { isExcellentVip } from './is-excellent-vip.ts';
import { membershipLevels } from './membership-levels.ts';

it('holders of PLUS and premium customers are excellent-plus VIPs (§6)', () => {
  const plus = membershipLevels.find(({ vipTypeName }) => vipTypeName.startsWith('PLUS'));
  expect(isExcellentVip(false, [plus?.vipTypeId ?? null])).toBe(true);
  expect(isExcellentVip(true, [])).toBe(true);
  expect(isExcellentVip(false, [1, 45, null])).toBe(false);
});
