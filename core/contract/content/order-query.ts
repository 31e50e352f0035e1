import { get, under } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { orderQueryShapes } from './order-query.shapes.ts';

/** The order a campaign page asks for. */
export const orderQuery = under<typeof orderQueryShapes>(prefixes.content)({
  orderDetail: get('/orderQuery/getOrderDetail', { access: 'member' }),
});
