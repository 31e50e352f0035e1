import { isCode, type Code } from '../format/codes.ts';

/** The groups of VIP types (§6); a type may belong to several. */
export const vipTypeGroups = {
  goldCard: [1, 4, 7],
  jointCard: [6],
  otherJointCard: [42],
  healthCard: [4],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type VipTypeGroup = keyof typeof vipTypeGroups;

/** Whether any of the subscriber's VIP types belongs to a group. */
export const isInVipTypeGroup = (group: VipTypeGroup, vipTypeIds: readonly Code[]): boolean =>
  vipTypeGroups[group].some((member) => vipTypeIds.some((vipTypeId) => isCode(vipTypeId, member)));
