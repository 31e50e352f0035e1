import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { areaNum, count, id, idText, isoTime, ours, pageOf, paging, picUrl } from '../fields.ts';
import { coupon, couponTemplate, couponType, offeredCoupon } from '../goods/coupon.shapes.ts';

/** Coupons handed out together under one headline. */
export const couponActivity = z.object({
  activityId: id,
  title: z.string(),
  subTitle: z.string(),
  picUrl: picUrl.nullable(),
  beginsAt: isoTime,
  endsAt: isoTime,
  coupons: z.array(offeredCoupon),
});
export type CouponActivity = z.output<typeof couponActivity>;

/** An activity with conditions: each rule met opens its coupons. */
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

const received = ours(z.object({ coupons: z.array(coupon).min(1) }));

export const couponActivitiesShapes = {
  couponNum: shape(
    ours(z.object({ couponType: couponType.optional() })),
    ours(z.object({ couponNum: count, expiringCount: count })),
  ),
  couponTemplates: shape(
    ours(
      z.object({
        templateIds: z.array(idText).max(50).optional(),
        couponType: couponType.optional(),
        ...paging,
      }),
    ),
    ours(pageOf(couponTemplate)),
  ),
  couponActivities: shape(
    ours(
      z.object({
        /** The tabs of the coupon center (§2): for members, or free for all. */
        tab: z.enum(['userFlag', 'freeFlag']).optional(),
        couponType: couponType.optional(),
        cityCode: areaNum.optional(),
      }),
    ),
    ours(z.object({ list: z.array(couponActivity), serverNow: isoTime })),
  ),
  receiveCoupon: shape(ours(z.object({ activityId: idText, templateId: idText })), received),
  couponBusiness: shape(ours(z.object({ actId: idText })), ours(couponBusiness)),
  receiveRuleCoupons: shape(ours(z.object({ actId: idText, ruleId: idText })), received),
  receivePopCoupons: shape(ours(z.object({ actId: idText })), received),
};
