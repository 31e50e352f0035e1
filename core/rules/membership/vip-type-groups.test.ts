import { describe, expect, it } from 'vitest';
import { isInVipTypeGroup, vipTypeGroups, type VipTypeGroup } from './vip-type-groups.ts';

describe('the VIP type groups (§6)', () => {
  it.each<[VipTypeGroup, number[]]>([
    ['goldCard', [1, 4, 7]],
    ['jointCard', [6]],
    ['otherJointCard', [42]],
    ['healthCard', [4]],
  ])('%s holds %j', (group, vipTypeIds) => {
    expect(vipTypeGroups[group]).toEqual(vipTypeIds);
    for (const vipTypeId of vipTypeIds) {
      expect(isInVipTypeGroup(group, [vipTypeId])).toBe(true);
      expect(isInVipTypeGroup(group, ['11', String(vipTypeId)])).toBe(true);
    }
  });

  it('exclude other types', () => {
    expect(isInVipTypeGroup('goldCard', [11, 45, 111, 6, 42])).toBe(false);
    expect(isInVipTypeGroup('healthCard', [])).toBe(false);
  });
});
