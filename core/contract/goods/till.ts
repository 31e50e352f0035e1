import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { tillShapes } from './till.shapes.ts';

/** Payments at a merchant's till: the one of a code or number, and all of them. */
export const till = withPrefix<typeof tillShapes>(prefixes.goods)({
  tillPayment: get('/scUserPayCode/getPayment', { access: 'member' }),
  tillPayments: post('/scUserPayCode/queryPaymentList', { access: 'member' }),
});
