import type { orderQuery } from '#core/contract/content/order-query.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { orderDetail } from './order-detail.ts';

export const orderQueryRoutes = (deps: Deps): Handlers<typeof orderQuery> => ({
  orderDetail: ({ orderId }, { caller }) => orderDetail(deps, caller, orderId),
});
