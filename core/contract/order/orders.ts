import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { ordersShapes } from './orders.shapes.ts';

/** Orders of goods: their price, their submission and what became of them. */
export const orders = withPrefix<typeof ordersShapes>(prefixes.order)({
  previewOrder: post('/orderSubmit/preview', { access: 'member' }),
  submitOrder: post('/orderSubmit/submit', { access: 'member', writes: true, idempotent: true }),
  orderList: post('/orderInfo/list', { access: 'member' }),
  goodsOrder: get('/orderInfo/detail', { access: 'member' }),
  cancelOrder: post('/orderInfo/cancel', { access: 'member', writes: true }),
});
