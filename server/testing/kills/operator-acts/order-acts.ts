import { invoiceDesk } from '#core/contract/console/orders/invoices/invoice-desk.ts';
import { orderConsole } from '#core/contract/console/orders/orders.ts';
import { shipping } from '#core/contract/console/orders/shipping/shipping.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { aMember } from '../../data/a-member.ts';
import { anIssuedInvoice } from '../../data/an-issued-invoice.ts';
import { anOrder } from '../../data/an-order.ts';
import { anOrderPaidAtCashier } from '../../data/an-order-paid-at-cashier.ts';
import { anOrderToSend } from '../../data/an-order-to-send.ts';
import { giveBalance } from '../../data/give-balance.ts';
import { eventually } from '../../eventually.ts';
import { anOperator, consoleData, type TestOperator } from '../../operators/an-operator.ts';
import type { TestServer } from '../../test-server.ts';
import { reason, type OperatorAct } from './act.ts';

/** A note on an order, the close of one, a refund by one person and by two, a parcel and the reversal of an invoice. */
export async function orderActs(server: TestServer): Promise<readonly OperatorAct[]> {
  const [service, finance] = [
    await anOperator(server, { roles: ['service'] }),
    await anOperator(server, { roles: ['finance'] }),
  ];
  const [noted, unpaid] = [await anOrder(server), await anOrder(server)];
  const [paid, dear] = [await aPaidOrder(server, 1_000), await aPaidOrder(server, 3_000)];
  const { orderNo: toSend } = await anOrderToSend(server, { pay: anOrderPaidAtCashier });
  const { invoiceNo } = await anIssuedInvoice(server, anOrderPaidAtCashier);
  const reversal = await consoleData(
    server,
    invoiceDesk.proposeInvoiceReversal,
    { invoiceNo, reason },
    service,
  );
  return [
    {
      objectKey: noted.orderNo,
      endpoint: orderConsole.addOrderNote,
      input: { orderNo: noted.orderNo, text: reason },
      by: service,
    },
    {
      objectKey: unpaid.orderNo,
      endpoint: orderConsole.closeOrder,
      input: { orderNo: unpaid.orderNo, reason },
      by: service,
    },
    {
      objectKey: paid,
      endpoint: orderConsole.refundOrder,
      input: { orderNo: paid, lines: [1], reason },
      by: service,
    },
    {
      objectKey: dear,
      endpoint: proposals.approveProposal,
      input: { proposalId: await aRefundProposal(server, dear, service) },
      by: finance,
    },
    {
      objectKey: toSend,
      endpoint: shipping.shipOrderByHand,
      input: { orderNo: toSend, carrier: '示例快递', trackingNo: `SF${toSend.slice(-12)}` },
      by: service,
    },
    {
      objectKey: invoiceNo,
      endpoint: proposals.approveProposal,
      input: { proposalId: reversal.proposalId },
      by: finance,
    },
  ];
}

async function aPaidOrder(server: TestServer, payableFen: number): Promise<string> {
  const as = await aMember(server);
  await giveBalance(server, as.mobile, payableFen);
  const { orderNo } = await anOrder(server, { as, payableFen });
  await server.data(payments.createPayment, { orderNo, payMethodId: 3 }, { as });
  await eventually(
    () =>
      server.db
        .selectFrom('orders')
        .select('state')
        .where('order_no', '=', orderNo)
        .executeTakeFirstOrThrow(),
    ({ state }) => state === 'paid',
  );
  return orderNo;
}

/** The refund of an order above what one person may refund. */
async function aRefundProposal(server: TestServer, orderNo: string, by: TestOperator): Promise<string> {
  await consoleData(server, orderConsole.refundOrder, { orderNo, lines: [1], reason }, by);
  const { proposal_id } = await server.db
    .selectFrom('proposals')
    .select('proposal_id')
    .where('target', '=', orderNo)
    .executeTakeFirstOrThrow();
  return proposal_id;
}
