import type { afterSale } from '#core/contract/order/after-sale.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { orderFulfilment } from './fulfilment-view.ts';
import { orderSavings } from './order-savings.ts';
import { buyAgain, hideOrder, orderCounts } from './own-orders.ts';
import { remindShipping } from './remind-shipping.ts';
import { confirmReceipt } from './shipments.ts';
import { showCode } from './show-code.ts';

type Calls = Pick<
  typeof afterSale,
  | 'orderCounts'
  | 'orderSavings'
  | 'orderFulfilment'
  | 'showCode'
  | 'buyAgain'
  | 'hideOrder'
  | 'confirmReceipt'
  | 'remindShipping'
>;

export const fulfilmentRoutes = (deps: Deps): Handlers<Calls> => ({
  orderCounts: (_input, { caller }) => orderCounts(deps, caller),
  orderSavings: ({ orderNo }, { caller }) => orderSavings(deps, caller, orderNo),
  orderFulfilment: ({ orderNo }, { caller }) => orderFulfilment(deps, caller, orderNo),
  showCode: (input, { caller }) => showCode(deps, caller, input),
  buyAgain: ({ orderNo }, { caller }) => buyAgain(deps, caller, orderNo),
  hideOrder: async ({ orderNo }, { caller }) => {
    await hideOrder(deps, caller, orderNo);
    return { orderNo };
  },
  confirmReceipt: async ({ orderNo }, { caller }) => {
    await confirmReceipt(deps, caller, orderNo);
    return orderFulfilment(deps, caller, orderNo);
  },
  remindShipping: async ({ orderNo }, { caller }) => {
    await remindShipping(deps, caller, orderNo);
    return orderFulfilment(deps, caller, orderNo);
  },
});
