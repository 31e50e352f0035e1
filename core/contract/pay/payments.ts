import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { paymentsShapes } from './payments.shapes.ts';

/** Paying for an order. */
export const payments = withPrefix<typeof paymentsShapes>(prefixes.pay)({
  orderPayMethods: get('/pay/methods', { access: 'member' }),
  createPayment: post('/pay/create', { access: 'member', writes: true, idempotent: true }),
  latestPayment: get('/pay/latest', { access: 'member' }),
  paymentStatus: get('/pay/status', { access: 'member' }),
});
