import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { money } from '#core/contract/console/orders/money/money.ts';
import type { PlannedEntry } from '#core/contract/console/orders/money/money.shapes.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { statements } from '#core/contract/sandbox/statements.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { chinaDay, daysBefore } from '#core/rules/format/china-day.ts';
import { chinaTime } from '#core/rules/format/china-time.ts';
import { anOrder } from '../../../testing/data/orders/an-order.ts';
import { differencesOf, ignoreAt, reconcileAt, repairAt } from '../../../testing/differences.ts';
import { eventually } from '../../../testing/eventually.ts';
import { brokenPayments } from '../../../testing/invariants/payment-invariants.ts';
import { anOperator, callConsole, consoleData } from '../../../testing/operators/an-operator.ts';
import { raced } from '../../../testing/race-rounds.ts';
import { neverRun } from '../../../testing/never-run.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { carryOutRepairsWork } from '../reconciliation/carry-out-repairs.ts';
import { repairDifference } from '../reconciliation/repair-difference.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await neverRun(server, 'reconcile');
  // Noon in China: statements are ready from ten o'clock on.
  await server.advance(((36 - chinaTime(server.now()).hour) % 24) * 3_600_000);
});
afterAll(() => server.stop());

const dayMs = 86_400_000;
const reason = '核对过账单';
const anyFinance = () => anOperator(server, { roles: ['finance'] });
const yesterday = () => daysBefore(chinaDay(server.now()), 1);

async function paidByWallet() {
  const order = await anOrder(server);
  const { orderNo, as } = order;
  const { paymentNo } = await server.data(payments.createPayment, { orderNo, payMethodId: 2 }, { as });
  await server.sandbox(upstreams.payAtCashier, { paymentNo, result: 'success' });
  return { ...order, paymentNo };
}
const addDifference = (
  of: { orderNo: string; paymentNo: string },
  change: { repair?: 'write-off' | 'by-hand'; theirs?: number } = {},
) =>
  server.db
    .insertInto('money_differences')
    .values({
      day: yesterday(),
      source: 'wallet',
      kind: 'payment-amount',
      reference: of.paymentNo,
      payment_no: of.paymentNo,
      order_no: of.orderNo,
      ours: 1_000,
      theirs: change.theirs ?? 900,
      repair: change.repair ?? 'write-off',
      found_at: server.now(),
      settled_at: null,
      repairing_until: null,
      statement_day: null,
      repair_due_at: null,
      proposal_id: null,
    })
    .returning('difference_id as differenceId')
    .executeTakeFirstOrThrow();
const entriesOf = (orderNo: string) =>
  server.db
    .selectFrom('ledger_entries')
    .select(['movement', 'account', 'amount_fen'])
    .where('order_no', '=', orderNo)
    .where('movement', 'like', 'repair %')
    .execute();
const rowOf = (id: number) =>
  server.db
    .selectFrom('money_differences')
    .selectAll()
    .where('difference_id', '=', id)
    .executeTakeFirstOrThrow();

/** The job carries out what was approved; it need not be waited for. */
const carriedOut = (id: number) =>
  eventually(
    async () => {
      await carryOutRepairsWork(server.deps).run();
      return rowOf(id);
    },
    ({ state }) => state !== 'open',
  );

describe('the days of the reconciliation', { timeout: 120_000 }, () => {
  it('are shown by source with both sums, and compared again by one person', async () => {
    await paidByWallet();
    await paidByWallet();
    await server.advance(dayMs);
    const planted = await server.sandbox(statements.plantDifference, { channel: 'wallet', what: 'amount' });
    expect(planted).toMatchObject({ ok: true });
    await server.sandbox(statements.plantDifference, { channel: 'chat-pay', what: 'missing-here' });
    expect(
      await server.sandbox(statements.plantDifference, { channel: 'bank-card', what: 'missing-there' }),
    ).toMatchObject({ ok: false, text: '这一天这个渠道没有收款' });
    const finance = await anyFinance();
    const day = yesterday();
    const cellOf = async (source: string) => {
      const { cells } = await consoleData(server, money.moneyDays, {}, finance);
      return cells.find((each) => each.day === day && each.source === source);
    };
    expect(await cellOf('wallet')).toMatchObject({ state: 'not-compared', theirsRows: null });
    expect(await consoleData(server, money.reconcileDay, { day }, finance)).toEqual({
      found: 2,
      waiting: [],
    });
    expect(await consoleData(server, money.reconcileDay, { day }, finance)).toMatchObject({ found: 0 });
    expect(await cellOf('wallet')).toMatchObject({
      state: 'open',
      oursRows: 2,
      theirsRows: 2,
      oursFen: 2_000,
      theirsFen: 2_010,
      differences: 1,
      open: 1,
    });
    expect(await cellOf('chat-pay')).toMatchObject({ oursFen: 0, theirsFen: 4_700, open: 1 });
    expect(await cellOf('bank-card')).toMatchObject({ state: 'equal', oursRows: 0 });
    for (const [wrong, sentence] of [
      [chinaDay(server.now()), '这一天还没有结束，明天再比对'],
      [daysBefore(day, 91), '只能比对最近 90 天'],
    ] as const)
      expect((await callConsole(server, money.reconcileDay, { day: wrong }, finance)).message).toBe(sentence);
    const owner = await anOperator(server, { roles: ['audit'] });
    expect((await callConsole(server, money.reconcileDay, { day }, owner)).success).toBe(false);
  });

  it('are found by their filters, and counted by state', async () => {
    const finance = await anyFinance();
    const list = (input: Parameters<typeof consoleData<typeof money.differences>>[2]) =>
      consoleData(server, money.differences, input, finance);
    const all = await list({});
    expect(all.rows.length).toBe(2);
    const [first] = (await list({ source: 'chat-pay', kind: 'payment-only-there', state: 'open' })).rows;
    expect(first).toMatchObject({ ours: 0, theirs: 4_700, repair: 'refund-there' });
    expect((await list({ day: '2020-01-01' })).rows).toEqual([]);
    expect((await list({ state: 'waiting' })).rows).toEqual([]);
    const page = await list({ limit: 1 });
    const next = await list({ limit: 1, after: page.nextKey ?? '' });
    expect([...page.rows, ...next.rows]).toEqual(all.rows);
    expect(await consoleData(server, money.differenceCounts, {}, finance)).toEqual({
      open: 2,
      openFen: 4_710,
      waiting: 0,
      repaired: 0,
      ignored: 0,
    });
  });
});

describe('a difference', { timeout: 240_000 }, () => {
  it('shows the entries before they are written, and is repaired once by two persons', async () => {
    const of = await paidByWallet();
    const { differenceId } = await addDifference(of);
    const [proposer, approver] = [await anyFinance(), await anyFinance()];
    const shown = await consoleData(server, money.differenceDetail, { differenceId }, proposer);
    expect(shown).toMatchObject({
      ours: 1_000,
      theirs: 900,
      orderState: 'paid',
      waiting: null,
      acts: { repair: null, ignore: null },
      plan: { entries: [{ debit: 'write-off', credit: 'wallet', amountFen: 100 }] },
    });
    const { proposalId } = await consoleData(server, money.proposeRepair, { differenceId, reason }, proposer);
    expect(await entriesOf(of.orderNo)).toEqual([]);
    expect(
      (await consoleData(server, money.differenceDetail, { differenceId }, approver)).waiting?.by,
    ).toEqual({ operatorId: proposer.operatorId, name: proposer.name });
    expect((await callConsole(server, proposals.approveProposal, { proposalId }, proposer)).message).toBe(
      '不能审批自己的申请，请另一位成员处理',
    );
    expect((await callConsole(server, money.proposeRepair, { differenceId, reason }, approver)).message).toBe(
      '同一对象已有一条申请在等待审批',
    );
    await consoleData(server, proposals.approveProposal, { proposalId }, approver);
    expect((await carriedOut(differenceId)).state).toBe('repaired');
    const written: PlannedEntry[] = [];
    const entries = await entriesOf(of.orderNo);
    for (const { account: debit, amount_fen } of entries.filter((each) => each.amount_fen > 0))
      written.push({
        debit,
        credit: entries.find((each) => each.amount_fen < 0)?.account ?? '',
        amountFen: amount_fen,
      });
    expect(written).toEqual(shown.plan.entries);
    const after = await consoleData(server, money.differenceDetail, { differenceId }, proposer);
    expect(after).toMatchObject({
      state: 'repaired',
      decided: { act: '修复', by: { name: proposer.name }, approvedBy: { name: approver.name } },
      acts: { repair: '这条差异已经处理过' },
    });
    expect((await callConsole(server, money.proposeIgnore, { differenceId, reason }, proposer)).message).toBe(
      '这条差异已经处理过',
    );
  });

  it('is ignored for a reason by two persons; money does not move', async () => {
    const of = await paidByWallet();
    const { differenceId } = await addDifference(of, { repair: 'by-hand' });
    const [proposer, approver] = [await anyFinance(), await anyFinance()];
    expect(
      (await callConsole(server, money.proposeIgnore, { differenceId, reason: '' }, proposer)).success,
    ).toBe(false);
    expect((await callConsole(server, money.proposeRepair, { differenceId, reason }, proposer)).message).toBe(
      '需要人工核对，处理后写明情况再忽略',
    );
    const { proposalId } = await consoleData(server, money.proposeIgnore, { differenceId, reason }, proposer);
    await consoleData(server, proposals.approveProposal, { proposalId }, approver);
    expect(await rowOf(differenceId)).toMatchObject({
      state: 'ignored',
      note: reason,
      proposal_id: proposalId,
    });
    expect(await entriesOf(of.orderNo)).toEqual([]);
  });

  it('is not decided any more when its order has changed since it was proposed', async () => {
    const of = await paidByWallet();
    const { differenceId } = await addDifference(of);
    const [proposer, approver] = [await anyFinance(), await anyFinance()];
    const { proposalId } = await consoleData(server, money.proposeRepair, { differenceId, reason }, proposer);
    await server.db
      .updateTable('money_differences')
      .set({ theirs: 800 })
      .where('difference_id', '=', differenceId)
      .execute();
    expect((await callConsole(server, proposals.approveProposal, { proposalId }, approver)).message).toBe(
      '对象已变化，请重新提交',
    );
  });

  it('is needed: nothing is repaired that was not approved', async () => {
    const { differenceId } = await addDifference(await paidByWallet());
    expect(await repairDifference(server.deps, differenceId)).toEqual({ kind: 'repairing' });
    await expect(
      server.db
        .updateTable('money_differences')
        .set({ repair_due_at: server.now() })
        .where('difference_id', '=', differenceId)
        .execute(),
    ).rejects.toThrow('money_differences');
    expect(
      (await callConsole(server, money.differenceDetail, { differenceId: 999_999 }, await anyFinance()))
        .message,
    ).toBe('没有这条差异');
  });

  it('is executed or ignored when both are approved at once, never both', () =>
    raced(
      async () => {
        const of = await paidByWallet();
        const { differenceId } = await addDifference(of);
        const [proposer, approver] = [await anyFinance(), await anyFinance()];
        const wanted = { differenceId, reason };
        const repair = await consoleData(server, money.proposeRepair, wanted, proposer);
        const ignore = await consoleData(server, money.proposeIgnore, wanted, proposer);
        return { of, differenceId, approver, ids: [repair.proposalId, ignore.proposalId] };
      },
      async ({ of, differenceId, approver, ids }) => {
        const [executed, ignored] = await Promise.all(
          ids.map((proposalId) => callConsole(server, proposals.approveProposal, { proposalId }, approver)),
        );
        expect([executed, ignored].filter((each) => each?.success)).toHaveLength(1);
        const { state } = await carriedOut(differenceId);
        expect(state).toBe(executed?.success ? 'repaired' : 'ignored');
        expect(await entriesOf(of.orderNo)).toHaveLength(executed?.success ? 2 : 0);
      },
    ));

  it('is executed once when it is approved twice, and when the day is compared meanwhile', () =>
    raced(
      async () => {
        const of = await paidByWallet();
        const { differenceId } = await addDifference(of);
        const [proposer, ...approvers] = [await anyFinance(), await anyFinance(), await anyFinance()];
        const { proposalId } = await consoleData(
          server,
          money.proposeRepair,
          { differenceId, reason },
          proposer,
        );
        return { of, differenceId, proposalId, proposer, approvers };
      },
      async ({ of, differenceId, proposalId, proposer, approvers }) => {
        const [compared, ...answers] = await Promise.all([
          callConsole(server, money.reconcileDay, { day: yesterday() }, proposer),
          ...approvers.map((each) => callConsole(server, proposals.approveProposal, { proposalId }, each)),
        ]);
        expect(compared.success).toBe(true);
        expect(answers.filter(({ success }) => success)).toHaveLength(1);
        expect((await carriedOut(differenceId)).state).toBe('repaired');
        expect(await entriesOf(of.orderNo)).toHaveLength(2);
        const known = await server.db
          .selectFrom('money_differences')
          .select('difference_id')
          .where('reference', '=', of.paymentNo)
          .execute();
        expect(known).toHaveLength(1);
      },
    ));
});

it('every planted difference of a month is repaired or ignored, and the books are equal again', async () => {
  // What the tests above changed by hand is decided first.
  for (const { id, state } of await differencesOf(server))
    if (state === 'open') expect(await ignoreAt(server, id)).toMatchObject({ ok: true });
  const fresh = await testServer();
  try {
    await fresh.advance(((36 - chinaTime(fresh.now()).hour) % 24) * 3_600_000);
    for (const what of ['missing-there', 'missing-here', 'amount'] as const) {
      const order = await anOrder(fresh);
      const { paymentNo } = await fresh.data(
        payments.createPayment,
        { orderNo: order.orderNo, payMethodId: 8 },
        { as: order.as },
      );
      await fresh.sandbox(upstreams.payAtCashier, { paymentNo, result: 'success' });
      await fresh.advance(dayMs);
      expect(await fresh.sandbox(statements.plantDifference, { channel: 'bank-card', what })).toMatchObject({
        ok: true,
      });
      await reconcileAt(fresh);
      const open = (await differencesOf(fresh)).filter(({ state }) => state === 'open');
      expect(open).toHaveLength(1);
      expect(await repairAt(fresh, open[0]?.id ?? 0)).toMatchObject({ ok: true });
      expect(await brokenPayments(fresh.db)).toEqual([]);
    }
  } finally {
    await fresh.stop();
  }
}, 240_000);
