export { couponView } from './coupons/coupon-view.ts';
export { cardCounts, cardsByCode, heldCards } from './coupons/tables.ts';
