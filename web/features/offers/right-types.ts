import { rightTypeIds } from '#core/rules/membership/right-type-flags.ts';
import type { ArtKey } from '#web/art/keys.ts';

export interface RightType {
  readonly id: number;
  readonly name: string;
  readonly note: string;
  readonly art: ArtKey;
}

const {
  isSecKillRight,
  isVipPriceRight,
  isGroupRight,
  isNewPersonGiftRight,
  isMonthGiftRight,
  isGoldenCouponRight,
  isFlowRight,
  isDisCountRight,
  isZeroBuyRight,
  isRedLogBundle,
} = rightTypeIds;

/** Display names of a level's right types (§6), the most popular first. */
export const rightTypes: readonly RightType[] = [
  { id: isVipPriceRight, name: '会员价', note: '商品专享价', art: 'quick/all' },
  { id: isMonthGiftRight, name: '月月有礼', note: '每月1份', art: 'quick/gift' },
  { id: isDisCountRight, name: '五折购', note: '每月可购', art: 'quick/half' },
  { id: isFlowRight, name: '流量礼包', note: '每月可领', art: 'quick/data' },
  { id: isGoldenCouponRight, name: '金券', note: '下单立减', art: 'quick/coupon' },
  { id: isSecKillRight, name: '限时秒杀', note: '会员专场', art: 'quick/flash' },
  { id: isGroupRight, name: '拼团', note: '开团特价', art: 'quick/group' },
  { id: isNewPersonGiftRight, name: '新人礼', note: '开通即得', art: 'quick/luckybag' },
  { id: isZeroBuyRight, name: '0元购', note: '好物免费领', art: 'quick/exchange' },
  { id: isRedLogBundle, name: '红包礼包', note: '不定期发放', art: 'quick/sign' },
];
