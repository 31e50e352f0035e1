/** One membership level, as in an open product (§3). */
export interface MembershipLevel {
  readonly vipTypeId: number;
  readonly vipTypeLevel: number;
  readonly vipTypeName: string;
  readonly showRights: boolean;
}

/** The levels of the specification, §6, lowest first. */
export const membershipLevels: readonly MembershipLevel[] = [
  { vipTypeId: 11, vipTypeLevel: 1, vipTypeName: '普通用户', showRights: true },
  { vipTypeId: 1, vipTypeLevel: 2, vipTypeName: '黄金会员', showRights: true },
  { vipTypeId: 45, vipTypeLevel: 3, vipTypeName: '铂金会员', showRights: true },
  { vipTypeId: 111, vipTypeLevel: 4, vipTypeName: 'PLUS会员', showRights: false },
];

/** The name of the lowest level that a rule requires. */
export const nameOfLevel = (level: number): string =>
  membershipLevels.find(({ vipTypeLevel }) => vipTypeLevel >= level)?.vipTypeName ?? '更高等级会员';

/** The level of a subscriber without any product (§3). */
export const nonMember = {
  vipTypeId: 0,
  vipTypeLevel: 0,
  vipTypeName: '非会员',
  groupVipFlag: '0',
} as const;
