import { z } from 'zod';
import { shape } from '../endpoint.ts';
import {
  areaNum,
  count,
  id,
  idText,
  isoTime,
  noInput,
  notInSpec,
  pageOf,
  paging,
  picUrl,
} from '../fields.ts';
import { coupon, couponTemplate, couponType, offeredCoupon } from '../goods/shared/coupon.shapes.ts';

/** The tabs of the coupon center (§2): for members, or free for all. */
export const centerTab = z.enum(['userFlag', 'freeFlag']);

/** Coupons offered together under one headline. */
export const couponActivity = z.object({
  activityId: id,
  tab: centerTab,
  title: z.string(),
  subTitle: z.string(),
  picUrl: picUrl.nullable(),
  beginsAt: isoTime,
  endsAt: isoTime,
  coupons: z.array(offeredCoupon),
});
export type CouponActivity = z.output<typeof couponActivity>;

/** An activity with conditions: meeting a rule unlocks its coupons. */
export const couponBusiness = z.object({
  actId: id,
  title: z.string(),
  intro: z.array(z.string()),
  serverNow: isoTime,
  rules: z.array(
    z.object({ ruleId: id, ruleText: z.string(), met: z.boolean(), coupons: z.array(offeredCoupon) }),
  ),
});
export type CouponBusiness = z.output<typeof couponBusiness>;

/** Coupons that a pop-up offers to a subscriber, such as the gift of a right type (§6). */
export const gift = z.object({
  actId: id,
  title: z.string(),
  subTitle: z.string(),
  picUrl: picUrl.nullable(),
  /** Changes with the period in which it can be claimed again; a pop-up appears once for each. */
  period: z.string(),
  coupons: z.array(offeredCoupon).min(1),
});
export type Gift = z.output<typeof gift>;

const received = notInSpec(z.object({ coupons: z.array(coupon).min(1) }));

export const couponActivitiesShapes = {
  couponNum: shape(
    notInSpec(z.object({ couponType: couponType.optional() })),
    notInSpec(z.object({ couponNum: count, expiringCount: count })),
  ),
  couponTemplates: shape(
    notInSpec(
      z.object({
        templateIds: z.array(idText).max(50).optional(),
        couponType: couponType.optional(),
        ...paging,
      }),
    ),
    notInSpec(pageOf(couponTemplate)),
  ),
  couponActivities: shape(
    notInSpec(
      z.object({
        tab: centerTab.optional(),
        couponType: couponType.optional(),
        cityCode: areaNum.optional(),
      }),
    ),
    notInSpec(z.object({ list: z.array(couponActivity), serverNow: isoTime })),
  ),
  receiveCoupon: shape(notInSpec(z.object({ activityId: idText, templateId: idText })), received),
  /** Without an id the first activity that runs; data is null where none does. */
  couponBusiness: shape(
    notInSpec(z.object({ actId: idText.optional() })),
    notInSpec(couponBusiness.nullable()),
  ),
  receiveRuleCoupons: shape(notInSpec(z.object({ actId: idText, ruleId: idText })), received),
  gifts: shape(noInput, notInSpec(z.object({ list: z.array(gift) }))),
  receivePopCoupons: shape(notInSpec(z.object({ actId: idText })), received),
};
