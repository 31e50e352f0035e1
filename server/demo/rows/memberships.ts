import type { Selectable } from 'kysely';
import { membershipLevels } from '#core/rules/membership/membership-levels.ts';
import { rightTypeIds } from '#core/rules/membership/right-type-flags.ts';
import type { VipTypeRights, VipTypes } from '../../db/schema/rights.ts';
import { levelCards, medals, rightTypesOf } from '../data/memberships.ts';

const levels = membershipLevels.map((level) => ({
  ...level,
  groupName: level.vipTypeId === 1 ? '金卡会员' : level.vipTypeName,
}));
const cards = levelCards.map((card) => ({ ...card, showRights: true }));

/** The vip types of the specification, §6. */
export const demoVipTypes: readonly Selectable<VipTypes>[] = [...levels, ...cards].map(
  ({ vipTypeId, vipTypeLevel, vipTypeName, showRights, groupName }) => ({
    vip_type_id: vipTypeId,
    level: vipTypeLevel,
    name: vipTypeName,
    group_name: groupName,
    group_flag: groupName === vipTypeName ? '0' : '1',
    pic_url: medals[vipTypeLevel] ?? 'level/medal-none',
    show_rights: showRights,
  }),
);

function rightTypeIdsOf(vipTypeId: number): readonly number[] {
  const flags = rightTypesOf[vipTypeId] ?? [];
  return flags === 'every' ? Object.values(rightTypeIds) : flags.map((flag) => rightTypeIds[flag]);
}

export const demoVipTypeRights: readonly Selectable<VipTypeRights>[] = demoVipTypes.flatMap(
  ({ vip_type_id }) => rightTypeIdsOf(vip_type_id).map((right_type_id) => ({ vip_type_id, right_type_id })),
);
