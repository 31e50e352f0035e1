import { addresses } from './addresses.ts';
import { addressesShapes } from './addresses.shapes.ts';
import { afterSale } from './after-sale.ts';
import { afterSaleShapes } from './after-sale.shapes.ts';
import { giftBag } from './gift-bag.ts';
import { giftBagShapes } from './gift-bag.shapes.ts';
import { orders } from './orders.ts';
import { ordersShapes } from './orders.shapes.ts';
import { renewals } from './renewals.ts';
import { renewalsShapes } from './renewals.shapes.ts';
import { wallet } from './wallet.ts';
import { walletShapes } from './wallet.shapes.ts';

/** Every call of the order service with its shapes; for the server only. */
export const order = { ...addresses, ...afterSale, ...giftBag, ...orders, ...renewals, ...wallet };
export const orderShapes = {
  ...addressesShapes,
  ...afterSaleShapes,
  ...giftBagShapes,
  ...ordersShapes,
  ...renewalsShapes,
  ...walletShapes,
};
