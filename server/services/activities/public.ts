export { bookSignIn } from './daily-cash/book-sign-in.ts';
export {
  type GroupPrice,
  type TakenSeat,
  type WantedGroup,
  groupPrice,
  takeSeat,
  writeSeat,
} from './group-buy/group-seat.ts';
export { waitingGroups } from './group-buy/tables.ts';
export { grantChances } from './lottery/chances.ts';
export { grantOrderChances, lockOrderChances } from './promotions/order-chances.ts';
export { promotionsLeft } from './promotions/promotions-left.ts';
export { releasePromotions, usePromotions } from './promotions/use-promotions.ts';
export { commitDraw } from './sales/commit-draw.ts';
export { halfPriceCount } from './sales/half-price-count.ts';
export {
  checkSaleLines,
  checkSalePrice,
  lockReservations,
  lockSales,
  orderSales,
  releaseSales,
} from './sales/order-sale.ts';
export { heldOrRefuse, saleReservations } from './sales/reserve-sale.ts';
export { roundsOf } from './sales/rounds-of.ts';
export { seckill } from './sales/seckill.ts';
export { type Sale, salesById } from './sales/tables.ts';
