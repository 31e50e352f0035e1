export { checkSalePrice, lockSale, orderSale, releaseSales, saleOfOrder } from './order-sale.ts';
export { commitDraw } from './commit-draw.ts';
export { heldOrRefuse, saleReservations, type ReserveSale } from './reserve-sale.ts';
export type { Sale } from './tables.ts';
