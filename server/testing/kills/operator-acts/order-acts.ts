import { orderConsole } from '#core/contract/console/orders/orders.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aMember } from '../../data/a-member.ts';
import { anOrder } from '../../data/orders/an-order.ts';
import { anUndeliveredOrder } from '../../data/orders/an-undelivered-order.ts';
import { giveBalance } from '../../data/give-balance.ts';
import { eventually } from '../../eventually.ts';
import { consoleData, type TestOperator } from '../../operators/an-operator.ts';
import type { TestServer } from '../../test-server.ts';
import { act, approval, reason } from './act.ts';

/** What operators do with an order itself. */
export const orderActs = [
  act({
    call: 'addOrderNote',
    by: 'service',
    prepare: async (server) => ({ orderNo: (await anOrder(server)).orderNo, text: reason }),
  }),
  act({
    call: 'closeOrder',
    by: 'service',
    again: '订单已经关闭',
    prepare: async (server) => ({ orderNo: (await anOrder(server)).orderNo, reason }),
  }),
  act({
    call: 'queryOrder',
    by: 'service',
    prepare: async (server) => ({ orderNo: await anUnnoticedPayment(server) }),
    comesAbout: async (server, { orderNo }) => (await stateOf(server, orderNo)) === 'paid',
  }),
  act({
    call: 'resendOrderLine',
    by: 'service',
    prepare: async (server) => ({ orderNo: (await anUndeliveredOrder(server)).orderNo, line: 1, reason }),
    comesAbout: async (server, { orderNo }) => (await stateOf(server, orderNo)) === 'done',
  }),
  act({
    call: 'refundOrder',
    by: 'service',
    prepare: async (server) => ({ orderNo: await aPaidOrder(server, 1_000), lines: [1], reason }),
    comesAbout: async (server, { orderNo }) => (await stateOf(server, orderNo)) === 'refunded',
  }),
  act({
    // Above what one person may refund.
    call: 'refundOrder',
    by: 'service',
    prepare: async (server) => ({ orderNo: await aPaidOrder(server, 3_000), lines: [1], reason }),
  }),
  approval({
    approves: 'orders.refund',
    proposer: 'service',
    by: 'finance',
    propose: async (server, by) => proposeRefund(server, await aPaidOrder(server, 3_000), by),
  }),
];

const stateOf = async (server: TestServer, orderNo: string): Promise<string> =>
  (
    await server.db
      .selectFrom('orders')
      .select('state')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow()
  ).state;

const isState = (server: TestServer, orderNo: string, state: string) =>
  eventually(
    () => stateOf(server, orderNo),
    (each) => each === state,
  );

const inAnHour = (server: TestServer): Date => new Date(server.now().getTime() + 3_600_000);

/** Paid at the cashier; the notice is lost, and the job asks in an hour. */
async function anUnnoticedPayment(server: TestServer): Promise<string> {
  const { as, orderNo } = await anOrder(server);
  const { paymentNo } = await server.data(payments.createPayment, { orderNo, payMethodId: 8 }, { as });
  await server.db
    .updateTable('payments')
    .set({ next_query_at: inAnHour(server) })
    .where('payment_no', '=', paymentNo)
    .execute();
  await server.sandbox(upstreams.payAtCashier, { paymentNo, result: 'success', times: 0 });
  return orderNo;
}

/** Paid by the phone bill, and not delivered. */
export async function aPaidOrder(server: TestServer, payableFen: number): Promise<string> {
  const as = await aMember(server);
  await giveBalance(server, as.mobile, payableFen);
  const { orderNo } = await anOrder(server, { as, payableFen });
  await server.data(payments.createPayment, { orderNo, payMethodId: 3 }, { as });
  await isState(server, orderNo, 'paid');
  return orderNo;
}

/** The refund of an order above what one person may refund. */
const proposeRefund = (server: TestServer, orderNo: string, by: TestOperator) =>
  consoleData(server, orderConsole.refundOrder, { orderNo, lines: [1], reason }, by);
