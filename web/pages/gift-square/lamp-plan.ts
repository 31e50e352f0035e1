/** The plan whose news and coupons run on this page, beside those for everybody. */
export const lampPlan = { planId: 'member' } as const;
