/** Kinds of goods that a coupon can be limited to: those that are ordered here. */
export const couponGoodsKinds = ['virtual', 'charge', 'code', 'physical'] as const;
/** With which other cards a card can pay one order. */
export const couponStackings = ['alone', 'same-type', 'any'] as const;
/** One claim in each. */
export const offerPeriods = ['once', 'month', 'day'] as const;
