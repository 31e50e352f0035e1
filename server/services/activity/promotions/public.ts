export { grantOrderChances, lockOrderChances } from './order-chances.ts';
export { promotionsLeft } from './promotions-left.ts';
export { releasePromotions, usePromotions } from './use-promotions.ts';
