/** couponKey of super-market and the equivalent tabActive of supper-mall (§2). */
export const couponTabs = [
  { couponKey: '0', tabActive: 'userFlag' },
  { couponKey: '1', tabActive: 'freeFlag' },
] as const;
type CouponTab = (typeof couponTabs)[number];

/** The query that names a tab of the coupon centre in a project. */
export const couponTabQuery = (project: string, { couponKey, tabActive }: CouponTab) =>
  project === 'supper-mall' ? { tabActive } : { couponKey };
