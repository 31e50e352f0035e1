import type { orders } from '#core/contract/order/orders.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { cancelOrder } from './close-order.ts';
import { goodsOrder, orderList } from './order-views.ts';
import { previewOrder } from './preview-order.ts';
import { orderSubmission } from './submit-order.ts';

export const ordersRoutes = (deps: Deps): Handlers<typeof orders> => {
  const submitOrder = orderSubmission(deps);
  return {
    previewOrder: (input, { caller }) => previewOrder(deps, caller.userId, input),
    submitOrder: (input, { caller, key }) => submitOrder(caller, input, key),
    orderList: (input, { caller }) => orderList(deps, caller, input),
    goodsOrder: ({ orderNo }, { caller }) => goodsOrder(deps, caller, orderNo),
    cancelOrder: async ({ orderNo }, { caller }) => {
      await cancelOrder(deps, caller, orderNo);
      return goodsOrder(deps, caller, orderNo);
    },
  };
};
