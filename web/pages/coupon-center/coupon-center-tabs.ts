import { couponTabs } from '#core/site/coupon-tabs.ts';

const texts = { userFlag: '会员专享', freeFlag: '免费领' } as const;

/** The tabs of the coupon centre; each mall names them differently in its address (§2). */
export const couponCenterTabs = couponTabs.map((tab) => ({
  ...tab,
  key: tab.tabActive,
  text: texts[tab.tabActive],
}));

interface CenterQuery {
  readonly couponKey: string | undefined;
  readonly tabActive: string | undefined;
}

/** The tab an address names, by default the first. */
export const couponCenterTab = (named: CenterQuery) =>
  couponTabs.find(
    ({ couponKey, tabActive }) => couponKey === named.couponKey || tabActive === named.tabActive,
  ) ?? couponTabs[0];
