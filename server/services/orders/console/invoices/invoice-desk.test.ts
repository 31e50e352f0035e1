import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#core/contract/console/audit.ts';
import { invoiceDesk } from '#core/contract/console/orders/invoices/invoice-desk.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aMember, type TestMember } from '../../../../testing/data/a-member.ts';
import { anOrderOfCodes } from '../../../../testing/data/an-issued-invoice.ts';
import { eventually } from '../../../../testing/eventually.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../../testing/operators/an-operator.ts';
import { raced } from '../../../../testing/race-rounds.ts';
import { testServer, type TestServer } from '../../../../testing/test-server.ts';
import { invoicesWork } from '../../invoices/issue-invoices.ts';

let server: TestServer;
let service: TestOperator;
let finance: TestOperator;
let as: TestMember;
beforeAll(async () => {
  server = await testServer({ settings: { UPSTREAM_TIMEOUT_MS: '500' } });
  service = await anOperator(server, { roles: ['service'] });
  finance = await anOperator(server, { roles: ['finance'] });
});
beforeEach(async () => {
  as = await aMember(server);
  await taxService('ok');
});
afterAll(() => server.stop());

const reason = '抬头开错了，用户要求重开';
const taxService = (mode: 'ok' | 'late' | 'fail' | 'timeout') =>
  server.sandbox(upstreams.setInvoices, { mode });

const aDoneOrder = (lines = 1, owner = as) => anOrderOfCodes(server, owner, lines);
const request = (orderNo: string, owner = as) =>
  server.call(
    afterSale.requestInvoice,
    { orderNo, titleKind: 'person', title: '王小明', email: 'wang@example.com' },
    { as: owner },
  );
const shown = (orderNo: string, owner = as) => server.data(afterSale.invoice, { orderNo }, { as: owner });
const detail = (invoiceNo: string) => consoleData(server, invoiceDesk.invoiceDetail, { invoiceNo }, service);
const list = (input: Parameters<typeof consoleData<typeof invoiceDesk.invoices>>[2]) =>
  consoleData(server, invoiceDesk.invoices, input, service);
/** Lets the job try as often as it wants, on a clock that runs ahead. */
const until = (invoiceNo: string, state: string) =>
  eventually(
    async () => {
      await server.advance(30_000);
      await invoicesWork(server.deps).run();
      return detail(invoiceNo);
    },
    (invoice) => invoice.state === state,
  );
async function anIssued(lines = 1, owner = as) {
  const orderNo = await aDoneOrder(lines, owner);
  await request(orderNo, owner);
  const invoiceNo = `${orderNo}-F1`;
  await until(invoiceNo, 'issued');
  return { as: owner, orderNo, invoiceNo };
}
const propose = (invoiceNo: string) =>
  callConsole(server, invoiceDesk.proposeInvoiceReversal, { invoiceNo, reason }, service);
const approve = (proposalId: string, by = finance) =>
  callConsole(server, proposals.approveProposal, { proposalId }, by);
const sendAgain = (invoiceNo: string) =>
  callConsole(server, invoiceDesk.sendInvoiceAgain, { invoiceNo, reason }, service);
const refund = (orderNo: string, owner: TestMember, lines?: readonly number[]) =>
  server.call(
    afterSale.requestRefund,
    { orderNo, reason: '不想要了', ...(lines && { lines: [...lines] }) },
    { as: owner },
  );
const atService = (orderNo: string) =>
  server.db
    .selectFrom('sandbox_invoices')
    .select(['amount_fen', 'state'])
    .where('invoice_no', 'like', `${orderNo}-%`)
    .orderBy('invoice_no')
    .execute();
const actsOn = async (invoiceNo: string) =>
  (await consoleData(server, audit.auditLog, { object: invoiceNo }, await anOperator(server))).rows.map(
    ({ act }) => act,
  );

describe('the list of invoices', () => {
  it('finds them by number and state, and shows no name of a person', async () => {
    const { orderNo, invoiceNo } = await anIssued();
    const { taxNumber } = await detail(invoiceNo);
    for (const number of [orderNo, invoiceNo, taxNumber ?? ''])
      expect((await list({ number })).rows).toMatchObject([
        { invoiceNo, state: 'issued', title: '王**', amountFen: 2_000, waitsSeconds: null },
      ]);
    expect((await list({ number: orderNo, state: 'reversed' })).rows).toEqual([]);
    expect((await list({ number: orderNo, titleKind: 'company' })).rows).toEqual([]);
    expect((await list({ number: orderNo, minFen: 2_001 })).rows).toEqual([]);
    expect(JSON.stringify(await detail(invoiceNo))).not.toContain('王小明');
    expect((await detail(invoiceNo)).email).toBe('w***@example.com');
  });

  it('goes on by key without leaving one out or showing one twice', async () => {
    const made = [(await anIssued()).invoiceNo, (await anIssued()).invoiceNo];
    const seen: string[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const page = await list({ limit: 1, ...(after !== undefined && { after }) });
      seen.push(...page.rows.map(({ invoiceNo }) => invoiceNo));
      after = page.nextKey;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(made));
  });

  it('asks the tax service what it has, which changes nothing', async () => {
    const { invoiceNo } = await anIssued();
    const { taxNumber } = await detail(invoiceNo);
    expect(await consoleData(server, invoiceDesk.askInvoice, { invoiceNo }, service)).toEqual({
      said: `税务服务开过这张发票，号码 ${taxNumber}`,
    });
    expect(await actsOn(invoiceNo)).toEqual(['查发票']);
  });
});

describe('an invoice is sent again', () => {
  it('with another number and the same title after a refusal, once', async () => {
    await taxService('fail');
    const orderNo = await aDoneOrder();
    await request(orderNo);
    await until(`${orderNo}-F1`, 'refused');
    expect(await consoleData(server, invoiceDesk.invoiceCounts, {}, service)).toMatchObject({ refused: 1 });
    await taxService('ok');
    const both = await Promise.all([sendAgain(`${orderNo}-F1`), sendAgain(`${orderNo}-F1`)]);
    expect(both.filter(({ success }) => success)).toHaveLength(1);
    await until(`${orderNo}-F2`, 'issued');
    expect((await shown(orderNo)).request).toMatchObject({ title: '王小明', state: 'issued' });
    expect(await sendAgain(`${orderNo}-F1`)).toMatchObject({ success: false, message: '订单已有新的发票' });
    expect(await sendAgain(`${orderNo}-F2`)).toMatchObject({ success: false, message: '已经开具' });
  });

  it('under its number while the tax service has not answered', async () => {
    await taxService('timeout');
    const orderNo = await aDoneOrder();
    await request(orderNo);
    const invoiceNo = `${orderNo}-F1`;
    await eventually(
      async () => {
        await invoicesWork(server.deps).run();
        return detail(invoiceNo);
      },
      ({ state }) => state === 'issuing',
    );
    await server.db
      .updateTable('invoices')
      .set({ next_try_at: new Date(server.now().getTime() + 3_600_000) })
      .where('invoice_no', '=', invoiceNo)
      .execute();
    await taxService('ok');
    expect((await sendAgain(invoiceNo)).success).toBe(true);
    await eventually(
      async () => {
        await invoicesWork(server.deps).run();
        return detail(invoiceNo);
      },
      ({ state }) => state === 'issued',
    );
    expect(await atService(orderNo)).toEqual([{ amount_fen: 2_000, state: 'issued' }]);
  });
});

describe('a reversal', () => {
  it('needs a second person, leaves nothing of the invoice, and the subscriber asks for another', async () => {
    const { orderNo, invoiceNo } = await anIssued();
    expect((await detail(invoiceNo)).acts.reverse).toBeNull();
    const { proposalId } = (await propose(invoiceNo)).data;
    expect((await approve(proposalId, service)).success).toBe(false);
    expect((await propose(invoiceNo)).message).toBe('同一对象已有一条申请在等待审批');
    expect((await detail(invoiceNo)).state).toBe('issued');
    expect((await approve(proposalId)).success).toBe(true);
    expect(await until(invoiceNo, 'reversed')).toMatchObject({
      reversal: { reason, requestedBy: service.name, approvedBy: finance.name },
      acts: { reverse: '已经红冲' },
    });
    expect(await atService(orderNo)).toEqual([{ amount_fen: 2_000, state: 'reversed' }]);
    expect(await shown(orderNo)).toMatchObject({ amountFen: 2_000, request: { state: 'reversed' } });
    const fulfilment = await server.data(afterSale.orderFulfilment, { orderNo }, { as });
    expect(fulfilment).toMatchObject({ canInvoice: true, invoiceState: 'reversed' });
    expect((await request(orderNo)).success).toBe(true);
    await until(`${orderNo}-F2`, 'issued');
    expect((await detail(invoiceNo)).rounds.map(({ state }) => state)).toEqual(['issued', 'reversed']);
  });

  it.each(['timeout', 'fail'] as const)(
    'that the tax service does not answer or refuses (%s) is made once it can',
    async (mode) => {
      const { orderNo, invoiceNo } = await anIssued();
      const { proposalId } = (await propose(invoiceNo)).data;
      await taxService(mode);
      await approve(proposalId);
      await until(invoiceNo, mode === 'fail' ? 'stopped' : 'reversing');
      expect((await shown(orderNo)).request?.state).toBe('reversing');
      await taxService('ok');
      expect((await sendAgain(invoiceNo)).success).toBe(true);
      await until(invoiceNo, 'reversed');
      expect(await atService(orderNo)).toEqual([{ amount_fen: 2_000, state: 'reversed' }]);
    },
  );

  it('is at most one for each invoice, and its decision is never changed', async () => {
    const { invoiceNo } = await anIssued();
    await approve((await propose(invoiceNo)).data.proposalId);
    const row = await server.db
      .selectFrom('invoice_reversals')
      .selectAll()
      .where('invoice_no', '=', invoiceNo)
      .executeTakeFirstOrThrow();
    await expect(
      server.db
        .insertInto('invoice_reversals')
        .values({ ...row, proposal_id: row.proposal_id })
        .execute(),
    ).rejects.toThrow('invoice_reversals_pkey');
    await expect(
      server.db.deleteFrom('invoice_reversals').where('invoice_no', '=', invoiceNo).execute(),
    ).rejects.toThrow('append-only');
    expect((await propose(invoiceNo)).message).toBe('已经在红冲');
  });

  it('that was proposed before a refund is refused: the refund has begun its own', async () => {
    const { orderNo, invoiceNo } = await anIssued(2);
    const { proposalId } = (await propose(invoiceNo)).data;
    expect((await refund(orderNo, as, [1])).success).toBe(true);
    expect((await approve(proposalId)).success).toBe(false);
    await until(invoiceNo, 'reversed');
    await until(`${orderNo}-F2`, 'issued');
    expect(await atService(orderNo)).toEqual([
      { amount_fen: 4_000, state: 'reversed' },
      { amount_fen: 2_000, state: 'issued' },
    ]);
  });

  it('and a refund at the same time reverse the invoice once', { timeout: 240_000 }, () =>
    raced(
      async () => {
        const made = await anIssued(2, await aMember(server));
        return { ...made, proposalId: (await propose(made.invoiceNo)).data.proposalId };
      },
      async ({ as: owner, orderNo, invoiceNo, proposalId }) => {
        const [refunded, approved] = await Promise.all([refund(orderNo, owner, [1]), approve(proposalId)]);
        expect(refunded.success).toBe(true);
        const { reversal } = await until(invoiceNo, 'reversed');
        expect(reversal !== null).toBe(approved.success);
        const rest = approved.success ? [] : [{ amount_fen: 2_000, state: 'issued' }];
        if (!approved.success) await until(`${orderNo}-F2`, 'issued');
        expect(await atService(orderNo)).toEqual([{ amount_fen: 4_000, state: 'reversed' }, ...rest]);
        expect((await shown(orderNo, owner)).amountFen).toBe(2_000);
      },
    ),
  );

  it('is refused for an invoice that is not there, and to who may not', async () => {
    expect((await propose('nothing')).message).toBe('没有这张发票');
    const { invoiceNo } = await anIssued();
    const auditor = await anOperator(server, { roles: ['audit'] });
    const input = { invoiceNo, reason };
    expect((await callConsole(server, invoiceDesk.proposeInvoiceReversal, input, auditor)).success).toBe(
      false,
    );
    expect((await callConsole(server, invoiceDesk.invoices, {}, auditor)).success).toBe(true);
  });
});
