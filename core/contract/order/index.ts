import { giftBag } from './gift-bag.ts';
import { giftBagShapes } from './gift-bag.shapes.ts';

/** Every call of the order service; for the server, since it brings the shapes along. */
export const order = { ...giftBag };
export const orderShapes = { ...giftBagShapes };
