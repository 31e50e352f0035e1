import { giftBag } from './gift-bag.ts';
import { giftBagShapes } from './gift-bag.shapes.ts';

/** Every call of the order service with its shapes; for the server only. */
export const order = { ...giftBag };
export const orderShapes = { ...giftBagShapes };
