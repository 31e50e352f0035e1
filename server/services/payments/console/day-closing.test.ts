import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#core/contract/console/audit.ts';
import { money } from '#core/contract/console/orders/money/money.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { statements } from '#core/contract/sandbox/statements.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { chinaDay, chinaDayBounds, daysBefore } from '#core/rules/format/china-day.ts';
import { chinaTime } from '#core/rules/format/china-time.ts';
import { anOrder } from '../../../testing/data/orders/an-order.ts';
import { ignoreAt, repairAt } from '../../../testing/differences.ts';
import { anOperator, callConsole, codeOf, consoleData } from '../../../testing/operators/an-operator.ts';
import { raced } from '../../../testing/race-rounds.ts';
import { neverRun } from '../../../testing/never-run.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { carryOutRepairsWork } from '../reconciliation/carry-out-repairs.ts';
import { reconcileDay, sourcesToCompare } from '../reconciliation/reconcile-day.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await neverRun(server, 'reconcile');
  // Noon in China: statements are ready from ten o'clock on.
  await server.advance(((36 - chinaTime(server.now()).hour) % 24) * 3_600_000);
});
afterAll(() => server.stop());

const dayMs = 86_400_000;
const anyFinance = () => anOperator(server, { roles: ['finance'] });
const today = () => chinaDay(server.now());
let [daysAgo, rounds] = [1, 0];
/** A day of its own for each test. */
const aDay = () => daysBefore(today(), (daysAgo += 1));

async function paidByWallet() {
  const order = await anOrder(server);
  const { orderNo, as } = order;
  const { paymentNo } = await server.data(payments.createPayment, { orderNo, payMethodId: 2 }, { as });
  await server.sandbox(upstreams.payAtCashier, { paymentNo, result: 'success' });
  return { orderNo, paymentNo };
}
/** A difference of a day, however it was found. */
async function aDifference(day: string) {
  const { orderNo, paymentNo } = await paidByWallet();
  const { id } = await server.db
    .insertInto('money_differences')
    .values({
      day,
      source: 'wallet',
      kind: 'payment-amount',
      reference: paymentNo,
      payment_no: paymentNo,
      order_no: orderNo,
      ours: 1_000,
      theirs: 900,
      repair: 'write-off',
      found_at: server.now(),
      settled_at: null,
      repairing_until: null,
      statement_day: null,
      repair_due_at: null,
      proposal_id: null,
    })
    .returning('difference_id as id')
    .executeTakeFirstOrThrow();
  return { id, orderNo, paymentNo };
}
const dayOf = async (day: string) => {
  const { days } = await consoleData(server, money.moneyDays, { until: day }, await anyFinance());
  return days.at(-1);
};
const closingOf = async (day: string) =>
  (await consoleData(server, money.dayClosing, { day }, await anyFinance())).closing;
const stored = (day: string) =>
  server.db.selectFrom('day_closings').selectAll().where('day', '=', day).executeTakeFirst();

describe('a day', { timeout: 240_000 }, () => {
  it('is closed by one person once every source is compared and no difference is open', async () => {
    await paidByWallet();
    await server.advance(dayMs);
    const day = daysBefore(today(), 1);
    const finance = await anyFinance();
    const close = (input = day) => callConsole(server, money.closeDay, { day: input }, finance);
    expect((await close(today())).message).toBe('这一天还没有结束，明天再日结');
    const sources = await sourcesToCompare(server.db);
    expect((await close()).message).toMatch(/^还没有比对：聊天应用支付、在线钱包、.*供应商 mall/);
    expect(await dayOf(day)).toMatchObject({ closing: 'not-closable', late: 0 });
    await server.sandbox(statements.plantDifference, { channel: 'wallet', what: 'amount' });
    await consoleData(server, money.reconcileDay, { day }, finance);
    expect((await close()).message).toBe('还有 1 条差异没有处理完');
    expect(await dayOf(day)).toMatchObject({ closing: 'not-closable', why: ['还有 1 条差异没有处理完'] });
    const { rows } = await consoleData(server, money.differences, { day }, finance);
    expect(await ignoreAt(server, rows[0]?.differenceId ?? 0)).toMatchObject({ ok: true });
    expect(await dayOf(day)).toMatchObject({ closing: 'closable', why: [] });
    expect(await closingOf(day)).toBeNull();
    expect((await close()).success).toBe(true);
    const closing = await closingOf(day);
    expect(closing).toMatchObject({
      by: { operatorId: finance.operatorId, name: finance.name },
    });
    expect(closing?.sources.map(({ source }) => source).sort()).toEqual([...sources].sort());
    expect(closing?.sources.find(({ source }) => source === 'wallet')).toMatchObject({
      oursRows: 1,
      theirsRows: 1,
      oursFen: 1_000,
      theirsFen: 1_010,
      repaired: 0,
      ignored: 1,
    });
    expect(closing?.accounts).toEqual([
      { account: 'orders', debitFen: 0, creditFen: 1_000 },
      { account: 'wallet', debitFen: 1_000, creditFen: 0 },
    ]);
    expect((await close()).message).toBe('这一天已经日结');
    expect(await dayOf(day)).toMatchObject({ closing: 'closed', why: [] });
    const owner = await anOperator(server, { roles: ['owner'] });
    const log = await consoleData(server, audit.auditLog, { act: '日结' }, owner);
    expect(log.rows).toMatchObject([{ objectKey: day, operator: finance.name }]);
  });

  it('is closed by finance and owners alone', async () => {
    const day = aDay();
    const answers = await Promise.all(
      (['content', 'activities', 'service', 'audit'] as const).map(async (role) =>
        callConsole(server, money.closeDay, { day }, await anOperator(server, { roles: [role] })),
      ),
    );
    expect(answers.map(({ message }) => message)).toEqual(answers.map(() => '您的角色没有这个权限'));
    await reconcileDay(server.deps, day);
    const owner = await anOperator(server, { roles: ['owner'] });
    expect((await callConsole(server, money.closeDay, { day }, owner)).success).toBe(true);
  });

  it('keeps its closing as it is when a difference is found later, which is decided on the day on which it is found', async () => {
    const day = aDay();
    await reconcileDay(server.deps, day);
    const finance = await anyFinance();
    await consoleData(server, money.closeDay, { day }, finance);
    const before = await stored(day);
    await server.sandbox(statements.plantDifference, { channel: 'bank-card', what: 'missing-here', day });
    expect(await consoleData(server, money.reconcileDay, { day }, finance)).toMatchObject({ found: 1 });
    const { rows } = await consoleData(server, money.differences, { day }, finance);
    expect(rows).toMatchObject([{ day: today(), closedDay: day, state: 'open', theirs: 4_700 }]);
    expect(await dayOf(day)).toMatchObject({ closing: 'closed', late: 1, lateOpen: 1 });
    expect(await dayOf(today())).toMatchObject({ closing: 'not-closable' });
    expect(await consoleData(server, money.reconcileDay, { day }, finance)).toMatchObject({ found: 0 });
    expect(await repairAt(server, rows[0]?.differenceId ?? 0)).toMatchObject({ ok: true });
    expect(await dayOf(day)).toMatchObject({ closing: 'closed', late: 1, lateOpen: 0 });
    expect(await stored(day)).toEqual(before);
  });

  it('that is closed gets no entry of a later repair: it is booked on the day of the repair', async () => {
    const day = aDay();
    await reconcileDay(server.deps, day);
    await consoleData(server, money.closeDay, { day }, await anyFinance());
    const { id, orderNo } = await aDifference(day);
    expect(await repairAt(server, id)).toMatchObject({ ok: true });
    const entries = await server.db
      .selectFrom('ledger_entries')
      .select('at')
      .where('order_no', '=', orderNo)
      .where('movement', 'like', 'repair %')
      .execute();
    expect(entries).toHaveLength(2);
    const { from } = chinaDayBounds(today());
    for (const { at } of entries) expect(at.getTime()).toBeGreaterThanOrEqual(from.getTime());
    expect((await closingOf(day))?.accounts).toEqual([]);
  });

  it('that is closed is changed, opened or deleted by no statement', async () => {
    const day = aDay();
    await reconcileDay(server.deps, day);
    await consoleData(server, money.closeDay, { day }, await anyFinance());
    for (const statement of [
      sql`update day_closings set sources = '[]' where day = ${day}`,
      sql`delete from day_closings where day = ${day}`,
      sql`truncate day_closings`,
      sql`update money_days set closed_at = null, closed_by = null where day = ${day}`,
      sql`delete from money_days where day = ${day}`,
    ])
      await expect(statement.execute(server.db)).rejects.toThrow('append-only');
    const open = aDay();
    await aDifference(open);
    const { operatorId } = await anyFinance();
    await expect(
      sql`insert into day_closings values (${open}, ${operatorId}, now(), '[]', '[]')`.execute(server.db),
    ).rejects.toThrow('a day with an open difference cannot be closed');
  });

  it.each(['repair', 'ignore'] as const)(
    'is never closed with an open difference while it is closed twice, one is decided (%s) and the day is compared',
    (decision) =>
      raced(
        async () => {
          const day = aDay();
          await reconcileDay(server.deps, day);
          await server.sandbox(statements.plantDifference, {
            channel: 'bank-card',
            what: 'missing-here',
            day,
          });
          const { id } = await aDifference(day);
          const [proposer, approver, closer] = [await anyFinance(), await anyFinance(), await anyFinance()];
          const call = decision === 'repair' ? money.proposeRepair : money.proposeIgnore;
          const wanted = { differenceId: id, reason: '核对过账单' };
          const { proposalId } = await consoleData(server, call, wanted, proposer);
          return { day, id, proposalId, approver, closers: [proposer, closer] };
        },
        async ({ day, id, proposalId, approver, closers }) => {
          const totp = codeOf(server, approver);
          const decided = callConsole(server, proposals.approveProposal, { proposalId, totp }, approver).then(
            async (answer) => {
              await carryOutRepairsWork(server.deps).run();
              return answer;
            },
          );
          const closings = closers.map(async (each, at) => {
            if (at > 0) await decided;
            return callConsole(server, money.closeDay, { day }, each);
          });
          // Beside the decision, or beside the second closing, which finds nothing open.
          const comparing = (rounds++ % 2 === 0 ? decided : Promise.resolve()).then(() =>
            reconcileDay(server.deps, day),
          );
          const [approved, compared, ...closed] = await Promise.all([decided, comparing, ...closings]);
          expect([approved.success, compared.found]).toEqual([true, 1]);
          const successes = closed.filter(({ success }) => success).length;
          expect(successes).toBeLessThanOrEqual(1);
          const found = await server.db
            .selectFrom('money_differences')
            .select(['difference_id', 'day', 'statement_day', 'state', 'source'])
            .where((e) => e.or([e('day', '=', day), e('statement_day', '=', day)]))
            .execute();
          expect(found).toHaveLength(2);
          expect(found.find(({ difference_id }) => difference_id === id)?.state).not.toBe('open');
          const planted = found.find(({ source }) => source === 'bank-card');
          expect(planted).toMatchObject(
            successes === 1
              ? { day: today(), statement_day: day, state: 'open' }
              : { day, statement_day: null, state: 'open' },
          );
          const row = await stored(day);
          expect(row !== undefined).toBe(successes === 1);
          const ended = row?.sources.map(({ repaired, ignored }) => repaired + ignored);
          if (ended) expect(ended.reduce((sum, each) => sum + each, 0)).toBe(1);
        },
      ),
  );
});
