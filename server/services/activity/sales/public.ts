export {
  checkSaleLines,
  checkSalePrice,
  lockReservations,
  lockSales,
  orderSales,
  releaseSales,
} from './order-sale.ts';
export { commitDraw } from './commit-draw.ts';
export { halfPriceCount } from './half-price-count.ts';
export { heldOrRefuse, saleReservations, type ReserveSale } from './reserve-sale.ts';
export { roundsOf } from './rounds-of.ts';
export { salesById, type Sale } from './tables.ts';
