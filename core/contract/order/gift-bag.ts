import { post, under } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { giftBagShapes } from './gift-bag.shapes.ts';

/** The monthly traffic gift bag. */
export const giftBag = under<typeof giftBagShapes>(prefixes.order)({
  trafficBagCount: post('/orderSubmit/flowGiftBagHaveCount', { access: 'member' }),
});
