export { couponView } from './coupons/coupon-view.ts';
export { cardsByCode, heldCards } from './coupons/tables.ts';
