export { claimableOfferCount } from './claimable-offer-count.ts';
export { grantCoupon } from './grant-coupon.ts';
