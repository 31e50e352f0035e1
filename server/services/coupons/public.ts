export { couponView } from './cards/coupon-view.ts';
export { giveBackCard, giveBackCards } from './cards/give-back-cards.ts';
export { cardCounts, cardStatusOf } from './cards/card-counts.ts';
export { cardPage, cardToUse, ownedCards, scopeOf } from './cards/tables.ts';
export { lockedTillCards, shownCoupons } from './cards/till-cards.ts';
export { templateById } from './offers/template-by-id.ts';
export { cardTimes, validityOf } from './offers/card-times.ts';
export { grantCoupon } from './offers/grant-coupon.ts';
export { offerCounts } from './offers/offer-counts.ts';
