export { grantCoupon } from './grant-coupon.ts';
