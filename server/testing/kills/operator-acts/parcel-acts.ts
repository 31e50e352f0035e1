import { invoiceDesk } from '#core/contract/console/orders/invoices/invoice-desk.ts';
import { shipping } from '#core/contract/console/orders/shipping/shipping.ts';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { invoicesWork } from '../../../services/orders/invoices/issue-invoices.ts';
import { aMember } from '../../data/a-member.ts';
import { anIssuedInvoice, anOrderOfCodes } from '../../data/an-issued-invoice.ts';
import { anOrderPaidAtCashier } from '../../data/orders/an-order-paid-at-cashier.ts';
import { anOrderToSend } from '../../data/orders/an-order-to-send.ts';
import { eventually } from '../../eventually.ts';
import { consoleData } from '../../operators/an-operator.ts';
import type { TestServer } from '../../test-server.ts';
import { act, approval, asAnother, reason } from './act.ts';

const carrier = '示例快递';

/** Parcels and invoices of orders. */
export const parcelActs = [
  act({
    call: 'shipOrderByHand',
    by: 'service',
    again: '已经用这个运单号发货',
    prepare: async (server) => parcelOf(await toSend(server)),
  }),
  act({
    call: 'correctShipment',
    by: 'service',
    again: '运单号刚刚改成了',
    async prepare(server) {
      const parcel = parcelOf(await toSend(server));
      await asAnother(server, 'service', shipping.shipOrderByHand, parcel);
      return { ...parcel, shown: parcel.trackingNo, trackingNo: otherNumber(parcel.trackingNo), reason };
    },
  }),
  act({
    call: 'importShipments',
    by: 'service',
    entry: '导入运单号',
    findsDone: true,
    async prepare(server) {
      const { orderNo, trackingNo } = parcelOf(await toSend(server));
      const csv = `订单号,快递公司,运单号\r\n${orderNo},${carrier},${trackingNo}`;
      return { csv, fileName: `${orderNo}.csv`, isConfirmed: true, reason };
    },
    async comesAbout(server, { fileName }) {
      const order = await server.db
        .selectFrom('orders')
        .select('state')
        .where('order_no', '=', fileName.replace('.csv', ''))
        .executeTakeFirstOrThrow();
      return order.state === 'shipped';
    },
  }),
  act({
    call: 'askInvoice',
    by: 'service',
    prepare: async (server) => ({ invoiceNo: await issued(server) }),
  }),
  act({
    call: 'sendInvoiceAgain',
    by: 'service',
    again: '订单已有新的发票',
    prepare: async (server) => ({ invoiceNo: await aRefusedInvoice(server), reason }),
    async comesAbout(server, { invoiceNo }) {
      const { state } = await server.db
        .selectFrom('invoices')
        .select('state')
        .where('invoice_no', '=', invoiceNo.replace(/1$/, '2'))
        .executeTakeFirstOrThrow();
      return state === 'issued';
    },
  }),
  act({
    call: 'proposeInvoiceReversal',
    by: 'service',
    prepare: async (server) => ({ invoiceNo: await issued(server), reason }),
  }),
  approval({
    approves: 'invoices.reverse',
    proposer: 'service',
    by: 'finance',
    async comesAbout(server, { proposalId }) {
      const { state } = await server.db
        .selectFrom('invoice_reversals as r')
        .innerJoin('invoices as i', 'i.invoice_no', 'r.invoice_no')
        .select('i.state')
        .where('r.proposal_id', '=', proposalId)
        .executeTakeFirstOrThrow();
      return state === 'reversed';
    },
    propose: async (server, by) =>
      consoleData(
        server,
        invoiceDesk.proposeInvoiceReversal,
        { invoiceNo: await issued(server), reason },
        by,
      ),
  }),
];

const toSend = async (server: TestServer): Promise<string> =>
  (await anOrderToSend(server, { pay: anOrderPaidAtCashier })).orderNo;
const parcelOf = (orderNo: string) => ({ orderNo, carrier, trackingNo: `SF${orderNo.slice(-12)}` });
const otherNumber = (trackingNo: string): string =>
  `${trackingNo.slice(0, -1)}${(Number(trackingNo.slice(-1)) + 1) % 10}`;
const issued = async (server: TestServer): Promise<string> =>
  (await anIssuedInvoice(server, anOrderPaidAtCashier)).invoiceNo;

/** The tax service refused it. */
async function aRefusedInvoice(server: TestServer): Promise<string> {
  const as = await aMember(server);
  const orderNo = await anOrderOfCodes(server, as, 1, anOrderPaidAtCashier);
  await server.sandbox(upstreams.setInvoices, { mode: 'fail' });
  const request = { orderNo, titleKind: 'person', title: '王小明', email: 'wang@example.com' } as const;
  await server.data(afterSale.requestInvoice, request, { as });
  await eventually(
    async () => {
      await invoicesWork(server.deps).run();
      return server.data(afterSale.invoice, { orderNo }, { as });
    },
    ({ request: found }) => found?.state === 'refused',
  );
  await server.sandbox(upstreams.setInvoices, { mode: 'ok' });
  return `${orderNo}-F1`;
}
