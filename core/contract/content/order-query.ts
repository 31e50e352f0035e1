import { get, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { orderQueryShapes } from './order-query.shapes.ts';

/** One order, for the campaign pages. */
export const orderQuery = withPrefix<typeof orderQueryShapes>(prefixes.content)({
  orderDetail: get('/orderQuery/getOrderDetail', { access: 'member' }),
});
