import { post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { giftBagShapes } from './gift-bag.shapes.ts';

/** 流量礼包, the monthly data package. */
export const giftBag = withPrefix<typeof giftBagShapes>(prefixes.order)({
  trafficBagCount: post('/orderSubmit/flowGiftBagHaveCount', { access: 'member' }),
});
