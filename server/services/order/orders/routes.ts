import type { orders } from '#core/contract/order/orders.ts';
import { takeTurns } from '../../../db/take-turns.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { cancelOrder } from './close-order.ts';
import { goodsOrder, orderList } from './order-views.ts';
import { previewOrder } from './preview-order.ts';
import { saleReservations } from '../../activity/sales/public.ts';
import { submitOrder } from './submit-order.ts';

/** A part of the pool: the rest answers those who come too late, and all other calls. */
const ordersOfSalesAtOnce = 4;

export const ordersRoutes = (given: Deps): Handlers<typeof orders> => {
  const deps = {
    ...given,
    reserveSale: saleReservations(given),
    saleTurns: takeTurns(ordersOfSalesAtOnce),
  };
  return {
    previewOrder: (input, { caller }) => previewOrder(deps, caller.userId, input),
    submitOrder: (input, { caller, key }) => submitOrder(deps, caller, input, key),
    orderList: (input, { caller }) => orderList(deps, caller, input),
    goodsOrder: ({ orderNo }, { caller }) => goodsOrder(deps, caller, orderNo),
    cancelOrder: async ({ orderNo }, { caller }) => {
      await cancelOrder(deps, caller, orderNo);
      return goodsOrder(deps, caller, orderNo);
    },
  };
};
