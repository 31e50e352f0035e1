import { activities as flashSales } from '#core/contract/console/activities/activities.ts';
import { goods } from '#core/contract/console/goods.ts';
import { members } from '#core/contract/console/members.ts';
import { upstreamConsole } from '#core/contract/console/operations/upstreams.ts';
import { switches } from '#core/contract/console/operations/switches.ts';
import { invoiceDesk } from '#core/contract/console/orders/invoices/invoice-desk.ts';
import { shipping } from '#core/contract/console/orders/shipping/shipping.ts';
import { money } from '#core/contract/console/orders/money/money.ts';
import { orderConsole } from '#core/contract/console/orders/orders.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { rightsStock } from '#core/contract/console/rights/rights.ts';
import { compensations } from '#core/contract/console/service/compensations/compensations.ts';
import { ticketDesk } from '#core/contract/console/service/tickets/tickets.ts';
import type { Role } from '#core/contract/console/permissions.ts';
import type { ConsoleEndpoint } from '#core/contract/endpoint.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { queues } from '#core/contract/sandbox/queues.ts';
import { support } from '#core/contract/user/support.ts';
import { chinaDay, daysBefore } from '#core/rules/format/china-day.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { reconcileDay } from '../../services/payments/reconciliation/reconcile-day.ts';
import { aCouponOffer } from '../data/a-coupon-offer.ts';
import { aFlashSale } from '../data/a-flash-sale.ts';
import { aGoods } from '../data/a-goods.ts';
import { aMember } from '../data/a-member.ts';
import { anIssuedInvoice } from '../data/an-issued-invoice.ts';
import { anOrder } from '../data/an-order.ts';
import { anOrderPaidAtCashier } from '../data/an-order-paid-at-cashier.ts';
import { anOrderToSend } from '../data/an-order-to-send.ts';
import { aRight } from '../data/a-right.ts';
import { giveBalance } from '../data/give-balance.ts';
import { eventually } from '../eventually.ts';
import { anOperator, consoleData, type TestOperator } from '../operators/an-operator.ts';
import type { TestServer } from '../test-server.ts';

/** An act of an operator that is ready to be requested. */
export interface OperatorAct {
  /** The object of its entry in the audit log. */
  readonly objectKey: string;
  readonly endpoint: ConsoleEndpoint;
  readonly input: object;
  readonly by: TestOperator;
}

const reason = '与用户和供应商核对过';

/**
 * One act of each kind: on an order, a refund, a parcel, an invoice, a price, the pieces of a month, a flash sale, a ticket, a
 * compensation, the lottery of a city, an upstream, a day of the books, a difference of one and a member of the console.
 */
export async function operatorActs(server: TestServer): Promise<readonly OperatorAct[]> {
  const one = (role: Role): Promise<TestOperator> => anOperator(server, { roles: [role] });
  const [service, finance, activities] = [
    await one('service'),
    await one('finance'),
    await one('activities'),
  ];
  const [content, owner, left] = [await one('content'), await one('owner'), await one('content')];
  // Acts of one operator that count against a limit follow each other.
  const [second, otherFinance] = [await one('service'), await one('finance')];
  const [noted, unpaid, paid] = [await anOrder(server), await anOrder(server), await aPaidOrder(server)];
  const [{ orderNo: toSend }, { invoiceNo }] = [
    await anOrderToSend(server, { pay: anOrderPaidAtCashier }),
    await anIssuedInvoice(server, anOrderPaidAtCashier),
  ];
  const goodsId = await aGoods(server, { price_fen: 2_000 });
  // What was opened for the moment before.
  await server.db.deleteFrom('opened_upstreams').execute();
  const right = await aRight(server, { stock: 10 });
  const { cycle } = claimCycle(server.now());
  const { sessionId } = await aFlashSale(server);
  const opening = await anOpening(server, activities);
  const [closedDay, differenceId] = [await aComparedDay(server), await aDifference(server)];
  const [subscriber, compensated] = [await aMember(server), await aMember(server)];
  const { ticketId } = await server.data(support.openTicket, { text: '充值没有到账' }, { as: subscriber });
  const { ticketId: caseKey } = await server.data(
    support.openTicket,
    { text: '券码用不了' },
    { as: compensated },
  );
  const { templateId } = await aCouponOffer(server, { template: { for_compensation: true } });
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
      objectKey: toSend,
      endpoint: shipping.shipOrderByHand,
      input: { orderNo: toSend, carrier: '示例快递', trackingNo: `SF${toSend.slice(-12)}` },
      by: service,
    },
    {
      objectKey: invoiceNo,
      endpoint: proposals.approveProposal,
      input: {
        proposalId: (
          await consoleData(server, invoiceDesk.proposeInvoiceReversal, { invoiceNo, reason }, service)
        ).proposalId,
      },
      by: finance,
    },
    {
      objectKey: goodsId,
      endpoint: proposals.approveProposal,
      input: { proposalId: await aPriceProposal(server, goodsId, activities) },
      by: finance,
    },
    {
      objectKey: `${right.rightsId} ${cycle}`,
      endpoint: rightsStock.changeRightsStock,
      input: {
        changes: [{ rightsId: right.rightsId, cycle, total: 12 }],
        reason,
      },
      by: content,
    },
    {
      objectKey: sessionId,
      endpoint: flashSales.stopFlashSale,
      input: { sessionId, reason },
      by: activities,
    },
    {
      objectKey: ticketId,
      endpoint: ticketDesk.answerTicket,
      input: { ticketId, text: '已补发，请查收', seen: 1 },
      by: service,
    },
    {
      objectKey: `ticket ${caseKey}`,
      endpoint: compensations.compensate,
      input: { userId: compensated.userId, case: { kind: 'ticket', key: caseKey }, templateId, reason },
      by: second,
    },
    {
      objectKey: opening.target,
      endpoint: proposals.approveProposal,
      input: { proposalId: opening.proposalId },
      by: otherFinance,
    },
    {
      objectKey: 'lottery',
      endpoint: switches.setSwitch,
      input: {
        column: 'lottery',
        state: 'limited',
        seen: [await theCell(server, activities)],
        until: new Date(server.now().getTime() + 3_600_000).toISOString(),
        reason,
      },
      by: activities,
    },
    {
      objectKey: 'maps',
      endpoint: upstreamConsole.forceOpen,
      input: { upstream: 'maps', until: new Date(server.now().getTime() + 600_000).toISOString(), reason },
      by: activities,
    },
    {
      objectKey: closedDay,
      endpoint: money.closeDay,
      input: { day: closedDay },
      by: finance,
    },
    {
      objectKey: String(differenceId),
      endpoint: proposals.approveProposal,
      input: { proposalId: await aRepairProposal(server, differenceId) },
      by: await one('finance'),
    },
    {
      objectKey: left.operatorId,
      endpoint: members.lockMember,
      input: { operatorId: left.operatorId, reason },
      by: owner,
    },
  ];
}

let daysAgo = 1;
/** Another one each time: a day is closed once. */
async function aComparedDay(server: TestServer): Promise<string> {
  const day = daysBefore(chinaDay(server.now()), (daysAgo += 1));
  await reconcileDay(server.deps, day);
  return day;
}

/** Money that a channel has and we have not. */
async function aDifference(server: TestServer): Promise<number> {
  const day = daysBefore(chinaDay(server.now()), (daysAgo += 1));
  await server.sandbox(queues.plantDifference, { channel: 'bank-card', what: 'missing-here', day });
  await reconcileDay(server.deps, day);
  const { difference_id } = await server.db
    .selectFrom('money_differences')
    .select('difference_id')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return difference_id;
}

async function aRepairProposal(server: TestServer, differenceId: number): Promise<string> {
  const by = await anOperator(server, { roles: ['finance'] });
  return (await consoleData(server, money.proposeRepair, { differenceId, reason }, by)).proposalId;
}

async function aPaidOrder(server: TestServer): Promise<string> {
  const as = await aMember(server);
  await giveBalance(server, as.mobile, 1_000);
  const { orderNo } = await anOrder(server, { as });
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

/** The opening of a flash sale, which waits for a second person. */
async function anOpening(server: TestServer, by: TestOperator) {
  const at = (hours: number): string => new Date(server.now().getTime() + hours * 3_600_000).toISOString();
  const offered = { priceFen: 500, total: 10, limitPerUser: 1, budgetFen: 15_000 };
  const draft = {
    name: '14点场',
    beginsAt: at(1),
    endsAt: at(2),
    membersOnly: false,
    goods: [{ goodsId: await aGoods(server), ...offered }],
    reason,
  };
  const { proposalId } = await consoleData(server, flashSales.proposeFlashSale, draft, by);
  return server.db
    .selectFrom('proposals')
    .select(['proposal_id as proposalId', 'target'])
    .where('proposal_id', '=', proposalId)
    .executeTakeFirstOrThrow();
}

/** One and the same city: limiting a third one needs a second person. */
async function theCell(server: TestServer, by: TestOperator) {
  const { cells } = await consoleData(server, switches.switchMatrix, {}, by);
  const cell = cells.find(({ column, areaNum }) => column === 'lottery' && areaNum === '320100');
  if (!cell) throw new Error('the city has no switch of the lottery');
  return { areaNum: cell.areaNum, version: cell.version };
}

async function aPriceProposal(server: TestServer, goodsId: string, by: TestOperator): Promise<string> {
  const { priceVersion, skus } = await consoleData(server, goods.goodsDetail, { goodsId }, by);
  const prices = skus.map(({ skuId, memberPriceFen, originalPriceFen, costFen }) => ({
    skuId,
    priceFen: 1_500,
    memberPriceFen,
    originalPriceFen,
    costFen,
  }));
  const { proposalId } = await consoleData(server, goods.proposePrice, { priceVersion, prices, reason }, by);
  if (proposalId === null) throw new Error('the price changed without a proposal');
  return proposalId;
}
