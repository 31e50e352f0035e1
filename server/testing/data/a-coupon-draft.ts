import type { CouponActivityDraft } from '#core/contract/console/coupons/coupon-activity-draft.shapes.ts';
import type { CouponDraft } from '#core/contract/console/coupons/coupon-draft.shapes.ts';

/** A coupon of 5 yuan from 20 on, as an operator writes it. */
export const aCouponDraft = (fields: Partial<CouponDraft> = {}): CouponDraft => ({
  couponType: 'cash',
  title: '5元立减券',
  face: { kind: 'amount', amountFen: 500 },
  thresholdFen: 2_000,
  validity: { kind: 'days', days: 7 },
  scopeText: '全部商品可用',
  categories: [],
  goods: [],
  kinds: [],
  stacking: 'alone',
  atTills: false,
  ...fields,
});

const day = 24 * 3_600_000;

/** An activity of the coupon centre that gives one coupon to everybody, from yesterday until tomorrow. */
export const aCouponActivityDraft = (
  templateId: string,
  now: number,
  fields: Partial<CouponActivityDraft> = {},
): CouponActivityDraft => ({
  title: '周末领券',
  subTitle: '',
  place: { kind: 'center', tab: 'freeFlag' },
  beginsAt: new Date(now - day).toISOString(),
  endsAt: new Date(now + day).toISOString(),
  areas: [],
  sort: 10,
  budgetFen: 100_000,
  coupons: [{ templateId, stock: 100, period: 'once', limitPerPerson: null, minLevel: 0, rule: null }],
  ...fields,
});
