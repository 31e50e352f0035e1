import type { Selectable } from 'kysely';
import { membershipLevels } from '#core/rules/membership/membership-levels.ts';
import { rightTypeIds } from '#core/rules/membership/right-type-flags.ts';
import type { VipTypeRights, VipTypes } from '../db/schema/rights.ts';

const art: Readonly<Record<number, string>> = {
  1: 'level/medal-ordinary',
  2: 'level/medal-gold',
  3: 'level/medal-platinum',
  4: 'level/medal-plus',
};

/** A card that counts as one of the levels: the gold-card group, the health card in it, and the two joint cards (§6). */
const card = (vipTypeId: number, vipTypeLevel: number, vipTypeName: string, groupName: string) => ({
  vipTypeId,
  vipTypeLevel,
  vipTypeName,
  showRights: true,
  groupName,
});

const cards = [
  card(4, 2, '健康卡会员', '金卡会员'),
  card(7, 2, '黄金会员年卡', '金卡会员'),
  card(6, 1, '影音联名卡会员', '联名卡会员'),
  card(42, 1, '出行联名卡会员', '联名卡会员'),
];

const levels = membershipLevels.map((level) => ({
  ...level,
  groupName: level.vipTypeId === 1 ? '金卡会员' : level.vipTypeName,
}));

/** The vip types of the specification, §6. */
export const demoVipTypes: readonly Selectable<VipTypes>[] = [...levels, ...cards].map(
  ({ vipTypeId, vipTypeLevel, vipTypeName, showRights, groupName }) => ({
    vip_type_id: vipTypeId,
    level: vipTypeLevel,
    name: vipTypeName,
    group_name: groupName,
    group_flag: groupName === vipTypeName ? '0' : '1',
    pic_url: art[vipTypeLevel] ?? 'level/medal-none',
    show_rights: showRights,
  }),
);

const {
  isSecKillRight,
  isVipPriceRight,
  isGroupRight,
  isNewPersonGiftRight,
  isMonthGiftRight,
  isGoldenCouponRight,
  isFlowRight,
  isDisCountRight,
} = rightTypeIds;
const gold = [
  isSecKillRight,
  isVipPriceRight,
  isGroupRight,
  isMonthGiftRight,
  isGoldenCouponRight,
  isFlowRight,
  isDisCountRight,
];
const every = Object.values(rightTypeIds);

const rightTypesOf: Readonly<Record<number, readonly number[]>> = {
  11: [isNewPersonGiftRight, isVipPriceRight],
  1: gold,
  45: every,
  111: every,
  4: [isVipPriceRight, isMonthGiftRight],
  7: gold,
  6: [isVipPriceRight, isMonthGiftRight],
  42: [isVipPriceRight, isMonthGiftRight, isGoldenCouponRight],
};

/** The right types of each vip type, as the operator chose. */
export const demoVipTypeRights: readonly Selectable<VipTypeRights>[] = demoVipTypes.flatMap(
  ({ vip_type_id }) =>
    (rightTypesOf[vip_type_id] ?? []).map((right_type_id) => ({ vip_type_id, right_type_id })),
);
