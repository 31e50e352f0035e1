import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleApi, consoleCalls } from '#core/contract/console/index.ts';
import { money } from '#core/contract/console/orders/money/money.ts';
import { orderConsole } from '#core/contract/console/orders/orders.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { roles, type Permission, type Role } from '#core/contract/console/permissions.ts';
import { session } from '#core/contract/console/session.ts';
import type { ConsoleEndpoint, Endpoint } from '#core/contract/endpoint.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { statements } from '#core/contract/sandbox/statements.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { may } from '#core/rules/console/role-permissions.ts';
import { chinaDay, daysBefore } from '#core/rules/format/china-day.ts';
import type { Fields } from '#core/testing/schema-values.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { support } from '#core/contract/user/support.ts';
import { aCouponOffer } from '../testing/data/a-coupon-offer.ts';
import { aHolder } from '../testing/data/a-holder.ts';
import { aRight } from '../testing/data/a-right.ts';
import { anIssuedInvoice } from '../testing/data/an-issued-invoice.ts';
import { anOrderPaidAtCashier } from '../testing/data/orders/an-order-paid-at-cashier.ts';
import { anOrder } from '../testing/data/orders/an-order.ts';
import { eventually } from '../testing/eventually.ts';
import { validInput } from '../testing/generated-input.ts';
import { brokenPayments } from '../testing/invariants/payment-invariants.ts';
import { operatorActs } from '../testing/kills/operator-acts.ts';
import type { Act } from '../testing/kills/operator-acts/act.ts';
import {
  anOperator,
  callConsole,
  codeOf,
  consoleData,
  type TestOperator,
} from '../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { proposalKindNames } from './console-handlers.ts';
import { carryOutRepairsWork } from './payments/reconciliation/carry-out-repairs.ts';
import { reconcileDay } from './payments/reconciliation/reconcile-day.ts';
import { sendRefundsWork } from './payments/refund-sending/send-refunds.ts';

/** What moves money or deliveries: each asks a channel or a supplier, closes what nobody paid, or carries out what two persons decided. */
const moving: readonly (keyof typeof consoleCalls)[] = [
  'queryOrder',
  'closeOrder',
  'resendOrderLine',
  'refundOrder',
  'askRefund',
  'sendRefundAgain',
  'approveProposal',
];

let server: TestServer;
let operators: ReadonlyMap<Role, TestOperator>;
/** What the generated inputs name: orders that wait, are paid and are refunded, and a difference. */
let worlds: readonly Fields[];
beforeAll(async () => {
  server = await testServer();
  operators = new Map(
    await Promise.all(
      roles.map(async (role) => [role, await anOperator(server, { roles: [role] })] as const),
    ),
  );
  const [waiting, paid, refunded] = [await attempted(), await attempted(), await attempted()];
  for (const { paymentNo } of [paid, refunded])
    await server.sandbox(upstreams.payAtCashier, { paymentNo, result: 'success' });
  const service = operators.get('service');
  if (!service) throw new Error('no operators');
  await consoleData(
    server,
    orderConsole.refundOrder,
    { orderNo: refunded.orderNo, lines: [1], reason: '用户不要了' },
    service,
  );
  await settled();
  const { refund_no: refundNo } = await server.db
    .selectFrom('payment_refunds')
    .select('refund_no')
    .executeTakeFirstOrThrow();
  const day = daysBefore(chinaDay(server.now()), 2);
  await server.sandbox(statements.plantDifference, { channel: 'bank-card', what: 'missing-here', day });
  await reconcileDay(server.deps, day);
  const { difference_id: differenceId } = await server.db
    .selectFrom('money_differences')
    .select('difference_id')
    .executeTakeFirstOrThrow();
  const proposalId = await aRepairProposal(differenceId);
  const [{ invoiceNo }, served] = [
    await anIssuedInvoice(server, anOrderPaidAtCashier),
    await aServedMember(),
  ];
  worlds = [waiting, paid, refunded].map((order) => ({
    ...order,
    ...served,
    invoiceNo,
    refundNo,
    differenceId,
    proposalId,
    day,
    line: 1,
    lines: [1],
    reason: '与用户核对过',
  }));
}, 120_000);
afterAll(() => server.stop());

async function aRepairProposal(differenceId: number): Promise<string> {
  const finance = await anOperator(server, { roles: ['finance'] });
  const wanted = { differenceId, reason: '核对过账单' };
  return (await consoleData(server, money.proposeRepair, wanted, finance)).proposalId;
}
/** A subscriber with a ticket, a delivered claim and a case that a coupon may compensate. */
async function aServedMember() {
  const { member, claim } = await aHolder(server, await aRight(server));
  const { claimId } = await server.data(cardProduct.receiveRights, claim, { as: member });
  await eventually(
    () =>
      server.db
        .selectFrom('claims')
        .select('state')
        .where('claim_id', '=', claimId)
        .executeTakeFirstOrThrow(),
    ({ state }) => state === 'delivered',
  );
  const { ticketId } = await server.data(support.openTicket, { text: '券码用不了' }, { as: member });
  const { templateId } = await aCouponOffer(server, { template: { for_compensation: true } });
  const { userId, mobile } = member;
  const ofTicket = { kind: 'ticket', key: ticketId };
  return { userId, mobile, claimId, claimIds: [claimId], ticketId, templateId, case: ofTicket };
}
async function attempted() {
  const { orderNo, as } = await anOrder(server);
  const { paymentNo } = await server.data(payments.createPayment, { orderNo, payMethodId: 8 }, { as });
  return { orderNo, paymentNo };
}
/** Until nothing is under way any more; a refund that is on hold waits for operators. */
const settled = () =>
  eventually(
    async () => {
      await sendRefundsWork(server.deps).run();
      await carryOutRepairsWork(server.deps).run();
      const { rows } = await sql`
        select refund_no from payment_refunds where state = 'requested' and held_at is null
        union all select r.refund_no from order_refunds r left join payment_refunds p using (refund_no)
          where r.state = 'refunding' and p.held_at is null
        union all select difference_id::text from money_differences where repair_due_at is not null`.execute(
        server.db,
      );
      return rows;
    },
    (left) => left.length === 0,
    30_000,
  );

/** What says that money was paid, delivered or refunded, and every row of the ledger. */
const states = async (): Promise<string> => {
  const { rows } = await sql<{ digest: string }>`
    select md5(string_agg(t, ';' order by t)) as digest from (
      select concat_ws(' ', 'order', order_no, state, payable_fen, paid_fen, refunded_fen) as t from orders
      union all select concat_ws(' ', 'payment', payment_no, state, is_surplus, amount_fen, refunding_fen, paid_at, trade_no) from payments
      union all select concat_ws(' ', 'refund', refund_no, state, amount_fen) from payment_refunds
      union all select concat_ws(' ', 'order refund', refund_no, state, amount_fen) from order_refunds
      union all select concat_ws(' ', 'delivery', delivery_id, state) from order_deliveries
      union all select concat_ws(' ', 'entry', l::text) from ledger_entries l
      union all select concat_ws(' ', 'claim', claim_id, state) from claims
      union all select concat_ws(' ', 'invoice', invoice_no, state, amount_fen, tax_number) from invoices
    ) every_row`.execute(server.db);
  return rows[0]?.digest ?? '';
};

/** The kinds of proposals that a process is killed at, ready to be approved. */
const approvals = Object.values(operatorActs)
  .flat()
  .filter(({ approves }) => approves !== undefined) as unknown as readonly Act<{ proposalId: string }>[];
const calls = Object.entries(consoleCalls) as [keyof typeof consoleCalls, ConsoleEndpoint][];
/** A generated input with names of what there is, once for each order where the call names one. */
function inputsOf(name: keyof typeof consoleCalls): readonly Fields[] {
  const endpoint = consoleCalls[name] as unknown as Endpoint;
  const call = { id: name, service: 'console', name, endpoint, shape: consoleApi.shapes[name] };
  const input = fc.sample(validInput(call), { numRuns: 1, seed: 1 })[0] ?? {};
  const fields = 'shape' in call.shape.input ? Object.keys(call.shape.input.shape) : [];
  const named = worlds.map((world) => ({
    ...input,
    ...Object.fromEntries(
      fields.filter((field) => world[field] !== undefined).map((field) => [field, world[field]]),
    ),
  }));
  return fields.includes('orderNo') ? named : named.slice(0, 1);
}
const isAllowed = (role: Role, { needs }: ConsoleEndpoint): boolean =>
  needs === undefined || may([role], needs as Permission);

describe('no call of the console moves money by hand', { timeout: 300_000 }, () => {
  let answered = 0;
  it.each(calls.filter(([name]) => name !== 'signOut'))(
    '%s changes no state of an order or payment and no entry, whoever makes it',
    async (name, endpoint) => {
      const before = await states();
      for (const role of roles) {
        // Whoever may move money does so below.
        if (moving.includes(name) && isAllowed(role, endpoint)) continue;
        for (const input of inputsOf(name)) {
          const { success } = await callConsole(server, endpoint, input as never, operators.get(role));
          if (success) answered += 1;
          expect([name, role, await states()]).toEqual([name, role, before]);
        }
      }
    },
  );

  it('and not because every call was refused', async () => {
    expect(answered).toBeGreaterThan(calls.length);
    for (const operator of operators.values())
      expect((await callConsole(server, session.me, {}, operator)).success).toBe(true);
  });

  it('what moves money asks the channel: afterwards the books are those of the channels, and nothing is paid that was not', async () => {
    const entries = () =>
      server.db.selectFrom('ledger_entries').selectAll().orderBy('movement').orderBy('side').execute();
    const before = await entries();
    const differenceId = Number(worlds[0]?.['differenceId']);
    const waiting = await server.db
      .selectFrom('proposals')
      .select('proposal_id')
      .where('kind', '=', 'money.repair')
      .where('state', '=', 'waiting')
      .where('target', '=', String(differenceId))
      .executeTakeFirst();
    // Another one when it was rejected above.
    const proposalId = waiting?.proposal_id ?? (await aRepairProposal(differenceId));
    worlds = worlds.map((world) => ({ ...world, proposalId }));
    for (const name of moving)
      for (const role of roles)
        for (const input of inputsOf(name))
          await callConsole(server, consoleCalls[name], input as never, operators.get(role));
    await settled();
    expect(await brokenPayments(server.db)).toEqual([]);
    const after = await entries();
    expect(after.filter(({ movement }) => before.some((each) => each.movement === movement))).toEqual(before);
    const [unpaid, paid] = await Promise.all(
      worlds.map(({ orderNo }) =>
        server.db
          .selectFrom('orders')
          .select(['state', 'paid_fen'])
          .where('order_no', '=', String(orderNo))
          .executeTakeFirstOrThrow(),
      ),
    );
    expect(unpaid?.paid_fen).toBe(0);
    expect(['created', 'closed']).toContain(unpaid?.state);
    expect(paid?.state).toBe('refunded');
    const { state } = await eventually(
      () => server.db.selectFrom('money_differences').select('state').executeTakeFirstOrThrow(),
      (row) => row.state !== 'open',
    );
    expect(state).toBe('repaired');
  });

  /** What two persons decide about money; a channel or a supplier has the last word. */
  const movingKinds = [
    'orders.refund',
    'refunds.end',
    'money.repair',
    'claims.give-back',
    'invoices.reverse',
  ];
  it.each(approvals)(
    'the approval of $approves writes no payment, delivery or entry that a channel did not make',
    async ({ approves = '', by, needsCode, prepare }) => {
      const operator = await anOperator(server, { roles: [by] });
      const input = await prepare(server, operator);
      await settled();
      const before = await states();
      const totp = needsCode ? { totp: codeOf(server, operator) } : {};
      await consoleData(server, proposals.approveProposal, { ...input, ...totp }, operator);
      if (!movingKinds.includes(approves)) expect(await states()).toBe(before);
      await settled();
      // Its statements have money that only these approvals decide about.
      const broken = await brokenPayments(server.db);
      expect(broken.filter((each) => !each.startsWith('channel bank-card '))).toEqual([]);
    },
  );
  it('and that of every kind was given', () => {
    const given = new Set(approvals.map(({ approves }) => approves));
    expect([...proposalKindNames].filter((kind) => !given.has(kind))).toEqual([]);
  });
});
