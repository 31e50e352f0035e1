/** The marketing plan of this page's news and coupons. */
export const lampPlan = { planId: 'member' } as const;
