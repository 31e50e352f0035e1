import { get, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { promotionsShapes } from './promotions.shapes.ts';

/** What a subscriber took of promotions that are limited for one person. */
export const promotions = withPrefix<typeof promotionsShapes>(prefixes.activity)({
  promotionUses: get('/act/promotion/uses', { access: 'member' }),
});
