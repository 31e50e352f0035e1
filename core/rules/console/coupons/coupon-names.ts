import type {
  CouponActivityDraft,
  OfferedCouponDraft,
} from '../../../contract/console/coupons/coupon-activity-draft.shapes.ts';
import type { CouponDraft, CouponFaceDraft } from '../../../contract/console/coupons/coupon-draft.shapes.ts';
import type { CouponType } from '../../../contract/goods/shared/coupon.shapes.ts';
import { rightTypeIds } from '../../membership/right-type-flags.ts';

export const couponFaceNames: Readonly<Record<CouponFaceDraft['kind'], string>> = {
  amount: '减金额',
  percent: '打折',
  flow: '兑流量',
};

/** What a coupon of a type can be worth. */
export const facesOfTypes: Readonly<Record<CouponType, readonly CouponFaceDraft['kind'][]>> = {
  cash: ['amount', 'percent'],
  qyfd: ['amount'],
  lllb: ['flow'],
  wzg: ['percent'],
};

export const couponStackingNames: Readonly<Record<CouponDraft['stacking'], string>> = {
  alone: '单独使用',
  'same-type': '可与同类券同用',
  any: '可与任意券同用',
};

export const couponValidityNames: Readonly<Record<CouponDraft['validity']['kind'], string>> = {
  month: '领取当月',
  days: '领取后几天',
  window: '固定日期',
};

export const couponPlaceNames: Readonly<Record<CouponActivityDraft['place']['kind'], string>> = {
  center: '领券中心',
  rules: '达标领券',
  pop: '弹窗礼',
};

export const couponTabNames = { freeFlag: '人人可领', userFlag: '会员专享' } as const;

export const offerPeriodNames: Readonly<Record<OfferedCouponDraft['period'], string>> = {
  once: '只领一次',
  month: '每月一张',
  day: '每天一张',
};

/** The right types that gifts are for (§6). */
export const giftRightNames: ReadonlyMap<number, string> = new Map([
  [rightTypeIds.isNewPersonGiftRight, '有新人礼权益的会员'],
  [rightTypeIds.isMonthGiftRight, '有月月有礼权益的会员'],
  [rightTypeIds.isGoldenCouponRight, '有会员金券权益的会员'],
  [rightTypeIds.isRedLogBundle, '有红包礼包权益的会员'],
]);
