import { describe, expect, it } from 'vitest';
import { membershipLevels, nonMember } from './membership-levels.ts';

describe('the membership levels (§6)', () => {
  it.each([
    [11, 1, '普通用户', true],
    [1, 2, '黄金会员', true],
    [45, 3, '铂金会员', true],
    [111, 4, 'PLUS会员', false],
  ])('vip type %i is level %i, %s', (vipTypeId, vipTypeLevel, vipTypeName, showRights) => {
    expect(membershipLevels[vipTypeLevel - 1]).toEqual({ vipTypeId, vipTypeLevel, vipTypeName, showRights });
  });

  it('are four', () => expect(membershipLevels).toHaveLength(4));

  it('begin above the non-member at level 0', () => {
    expect(nonMember).toEqual({ vipTypeId: 0, vipTypeLevel: 0, vipTypeName: '非会员', groupVipFlag: '0' });
  });
});
