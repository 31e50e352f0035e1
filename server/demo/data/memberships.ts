import type { RightTypeFlag } from '#core/rules/membership/right-type-flags.ts';

/** Cards that count as one of the levels: the gold-card group, the health card in it, and the two joint cards (§6). */
export const levelCards = [
  { vipTypeId: 4, vipTypeLevel: 2, vipTypeName: '健康卡会员', groupName: '金卡会员' },
  { vipTypeId: 7, vipTypeLevel: 2, vipTypeName: '黄金会员年卡', groupName: '金卡会员' },
  { vipTypeId: 6, vipTypeLevel: 1, vipTypeName: '影音联名卡会员', groupName: '联名卡会员' },
  { vipTypeId: 42, vipTypeLevel: 1, vipTypeName: '出行联名卡会员', groupName: '联名卡会员' },
];

/** The medal of each level. */
export const medals: Readonly<Record<number, `level/${string}`>> = { 1: 'level/medal-ordinary', 2: 'level/medal-gold', 3: 'level/medal-platinum', 4: 'level/medal-plus' };

const gold = ['isSecKillRight', 'isVipPriceRight', 'isGroupRight', 'isMonthGiftRight', 'isGoldenCouponRight', 'isFlowRight', 'isDisCountRight'] as const;

/** The right types of each vip type, as the operator chose. */
export const rightTypesOf: Readonly<Record<number, readonly RightTypeFlag[] | 'every'>> = {
  11: ['isNewPersonGiftRight', 'isVipPriceRight'],
  1: gold,
  45: 'every',
  111: 'every',
  4: ['isVipPriceRight', 'isMonthGiftRight'],
  7: gold,
  6: ['isVipPriceRight', 'isMonthGiftRight'],
  42: ['isVipPriceRight', 'isMonthGiftRight', 'isGoldenCouponRight'],
};
