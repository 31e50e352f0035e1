import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { cardCodeShapes } from './card-code.shapes.ts';

/** Card-password redemption. */
export const cardCode = withPrefix<typeof cardCodeShapes>(prefixes.content)({
  exchangeCardCode: post('/cardCode/cardCodeExchange', { access: 'member', writes: true }),
  exchangeRecords: post('/cardCode/getSuperVipFlingRecord', { access: 'member' }),
  exchangePeriod: get('/cardCode/getCardCodeExchangeTime'),
});
