import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#core/contract/console/audit.ts';
import { consolePrefix } from '#core/contract/console/rows.ts';
import { ledger } from '#core/contract/console/orders/money/ledger.ts';
import { money } from '#core/contract/console/orders/money/money.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { chinaDay, daysBefore } from '#core/rules/format/china-day.ts';
import { chinaTime } from '#core/rules/format/china-time.ts';
import { anOrder } from '../../../../testing/data/orders/an-order.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { anOperator, callConsole, consoleData } from '../../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../../testing/test-server.ts';
import { addLedgerDays, daysOfLedger } from '../../ledger/add-ledger-days.ts';
import { reconcileDay } from '../../reconciliation/reconcile-day.ts';
import { sendRefundsWork } from '../../refund-sending/send-refunds.ts';
import { requestRefund } from '../../refunds/request-refund.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  // Noon in China, so that the tests end on the day on which they begin.
  await server.advance(((36 - chinaTime(server.now()).hour) % 24) * 3_600_000);
});
afterAll(() => server.stop());

const dayMs = 86_400_000;
const today = () => chinaDay(server.now());

async function paid(payMethodId: 2 | 8 = 2): Promise<string> {
  const { orderNo, as } = await anOrder(server);
  const { paymentNo } = await server.data(payments.createPayment, { orderNo, payMethodId }, { as });
  await server.sandbox(upstreams.payAtCashier, { paymentNo, result: 'success' });
  return orderNo;
}
const refunded = (orderNo: string, amountFen: number) =>
  server.db
    .transaction()
    .execute((tx) =>
      requestRefund(tx, { orderNo, refundNo: `R${orderNo}`, amountFen, reason: '不想要了' }, server.now()),
    );
const refundsMade = () =>
  eventually(
    async () => {
      await sendRefundsWork(server.deps).run();
      return server.db.selectFrom('payment_refunds').select('state').where('state', '<>', 'done').execute();
    },
    (left) => left.length === 0,
  );
/** Days on which the rollup and the entries differ. */
const differing = async () => {
  const { rows } = await sql`
    select * from ${daysOfLedger} d full join (
      select account, to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
        coalesce(sum(amount_fen) filter (where amount_fen > 0), 0) as debit_fen,
        coalesce(-sum(amount_fen) filter (where amount_fen < 0), 0) as credit_fen, count(*) as entries
      from ledger_entries group by 1, 2
    ) e using (account, day)
    where (d.debit_fen, d.credit_fen, d.entries) is distinct from (e.debit_fen, e.credit_fen, e.entries)`.execute(
    server.db,
  );
  return rows;
};
const changesLeft = async () =>
  (await server.db.selectFrom('ledger_day_changes').select('change_id').execute()).length;

describe('the days of the ledger', { timeout: 240_000 }, () => {
  it('are what the entries sum up to at every moment, also while payments, refunds and two jobs run at once', async () => {
    const orders: string[] = [];
    let isOver = false;
    const adding = Promise.all(
      [1, 2].map(async () => {
        while (!isOver) {
          await addLedgerDays(server.db);
          expect(await differing()).toEqual([]);
        }
      }),
    );
    for (let round = 0; round < 4; round += 1) {
      const made = await Promise.all(Array.from({ length: 8 }, (_, at) => paid(at % 2 === 0 ? 2 : 8)));
      await Promise.all(made.map((orderNo, at) => refunded(orderNo, 100 + at)));
      await refundsMade();
      orders.push(...made);
    }
    isOver = true;
    await adding;
    await addLedgerDays(server.db);
    expect(await changesLeft()).toBe(0);
    expect(await differing()).toEqual([]);
    const days = await server.db.selectFrom('ledger_days').selectAll().where('day', '=', today()).execute();
    expect(days.find(({ account }) => account === 'orders')).toMatchObject({
      credit_fen: orders.length * 1_000,
      debit_fen: 4 * (100 + 101 + 102 + 103 + 104 + 105 + 106 + 107),
      entries: orders.length * 2,
    });
  });

  it('make no payment wait: a payment that is not committed does not delay another of its account and day', async () => {
    const orderNo = await paid();
    const entry = (movement: string) => sql`
      insert into ledger_entries values (${movement}, 'debit', 'wallet', 5, ${orderNo}, ${server.now()}),
        (${movement}, 'credit', 'orders', -5, ${orderNo}, ${server.now()})`;
    await expect(
      server.db.transaction().execute(async (tx) => {
        await entry('repair open').execute(tx);
        await server.db.transaction().execute(async (other) => {
          await sql`set local lock_timeout = 500`.execute(other);
          await entry('repair beside').execute(other);
        });
        // The job leaves out what is not committed, and waits for nobody.
        await addLedgerDays(server.db);
        expect(await differing()).toEqual([]);
        throw new Error('given up');
      }),
    ).rejects.toThrow('given up');
    await addLedgerDays(server.db);
    expect(await differing()).toEqual([]);
  });

  it('show each account with its balance, day by day', async () => {
    const before = today();
    await server.advance(dayMs);
    await paid();
    const first = await consoleData(server, ledger.ledgerDays, { account: 'wallet' }, await fresh());
    expect(first.rows.map(({ day }) => day)).toEqual([today(), before]);
    const [now, then] = first.rows;
    expect(now).toMatchObject({ account: 'wallet', debitFen: 1_000, creditFen: 0, entries: 1 });
    expect(now?.balanceFen).toBe((then?.balanceFen ?? 0) + 1_000);
    const ofDay = await consoleData(server, ledger.ledgerDays, { day: today() }, await fresh());
    expect(ofDay.rows.map(({ account }) => account)).toEqual(['orders', 'wallet']);
    const pages: string[] = [];
    for (let after: string | null = ''; after !== null;) {
      const page: Awaited<ReturnType<typeof consoleData<typeof ledger.ledgerDays>>> = await consoleData(
        server,
        ledger.ledgerDays,
        { limit: 1, ...(after !== '' && { after }) },
        await fresh(),
      );
      pages.push(...page.rows.map(({ day, account }) => `${day} ${account}`));
      after = page.nextKey;
    }
    const all = await consoleData(server, ledger.ledgerDays, {}, await fresh());
    expect(pages).toEqual(all.rows.map(({ day, account }) => `${day} ${account}`));
    expect(all.count).toEqual({ value: all.rows.length, exact: true });
    const { accounts } = await consoleData(server, ledger.ledgerBalances, {}, await fresh());
    expect(accounts.find(({ account }) => account === 'wallet')?.balanceFen).toBe(now?.balanceFen);
    expect(accounts.reduce((sum, { balanceFen }) => sum + balanceFen, 0)).toBe(0);
  });
});

/** Sessions end when the clock is moved on. */
const fresh = () => anOperator(server, { roles: ['finance'] });

describe('the movements of the ledger', { timeout: 120_000 }, () => {
  it('are found by account, day and order, page by page', async () => {
    const orderNo = await paid(8);
    await refunded(orderNo, 300);
    await refundsMade();
    const finance = await fresh();
    const list = (input: Parameters<typeof consoleData<typeof ledger.ledger>>[2]) =>
      consoleData(server, ledger.ledger, input, finance);
    const ofOrder = await list({ orderNo });
    expect(ofOrder.rows).toMatchObject([
      { kind: 'refund', number: `R${orderNo}`, debit: 'orders', credit: 'bank-card', amountFen: 300 },
      { kind: 'pay', orderNo, debit: 'bank-card', credit: 'orders', amountFen: 1_000 },
    ]);
    const ofAccount = await list({ account: 'bank-card', day: today() });
    expect(ofAccount.rows).toEqual(ofOrder.rows);
    expect((await list({ day: '2020-01-01' })).rows).toEqual([]);
    const all = await list({ limit: 100 });
    const pages: string[] = [];
    for (let after: string | null = ''; after !== null;) {
      const page: typeof all = await list({ limit: 30, ...(after !== '' && { after }) });
      pages.push(...page.rows.map(({ movement }) => movement));
      after = page.nextKey;
    }
    expect(pages).toEqual(all.rows.map(({ movement }) => movement));
    expect(all.count?.value).toBe(pages.length);
  });
});

describe('a settlement', { timeout: 120_000 }, () => {
  const reason = '与渠道结算';
  it('has the sums of closed days, and is taken along when another member has agreed', async () => {
    await server.advance(dayMs);
    const [until, from] = [daysBefore(today(), 1), daysBefore(today(), 2)];
    const [finance, other] = [await fresh(), await fresh()];
    const propose = () => callConsole(server, ledger.proposeSettlement, { from, until, reason }, finance);
    for (const day of [from, until]) {
      expect((await propose()).message).toMatch(day === from ? `${from} 等 2 天` : `${until} 还没有日结`);
      await reconcileDay(server.deps, day);
      await consoleData(server, money.closeDay, { day }, finance);
    }
    const { proposalId } = (await propose()).data;
    expect((await callConsole(server, proposals.approveProposal, { proposalId }, finance)).message).toBe(
      '不能审批自己的申请，请另一位成员处理',
    );
    expect((await consoleData(server, ledger.settlements, {}, finance)).rows).toEqual([]);
    await consoleData(server, proposals.approveProposal, { proposalId }, other);
    const { rows } = await consoleData(server, ledger.settlements, {}, finance);
    expect(rows).toMatchObject([
      { from, until, reason, by: { name: finance.name }, approvedBy: { name: other.name } },
    ]);
    const settlementId = rows[0]?.settlementId ?? 0;
    const lines = await consoleData(server, ledger.settlementLines, { settlementId, limit: 100 }, finance);
    const { closing } = await consoleData(server, money.dayClosing, { day: until }, finance);
    const ofDay = lines.rows.filter(({ day }) => day === until);
    expect(ofDay.filter(({ part }) => part === 'source').map(({ name }) => name)).toEqual(
      closing?.sources.map(({ source }) => source),
    );
    expect(ofDay.filter(({ part }) => part === 'account')).toMatchObject(
      closing?.accounts.map(({ account, ...sums }) => ({ name: account, ...sums })) ?? [],
    );
    const csv = await fetch(
      `${server.origin}${server.base}${consolePrefix}${ledger.settlementLines.path}/csv?settlementId=${settlementId}`,
      { headers: { cookie: finance.cookie, 'X-Requested-With': 'XMLHttpRequest' } },
    );
    const text = await csv.text();
    expect(text.trim().split('\n')).toHaveLength(
      lines.count?.value === undefined ? 0 : lines.count.value + 1,
    );
    const owner = await anOperator(server, { roles: ['owner'] });
    const log = await consoleData(server, audit.auditLog, {}, owner);
    expect(log.rows.some(({ objectName }) => objectName.includes('结算单'))).toBe(true);
    expect(
      (await callConsole(server, ledger.settlementLines, { settlementId: 99_999 }, finance)).message,
    ).toBe('没有这份结算单');
  });

  it('is never changed or deleted', async () => {
    for (const statement of [
      sql`update settlements set until_day = '2030-01-01'`,
      sql`delete from settlements`,
    ])
      await expect(statement.execute(server.db)).rejects.toThrow('append-only');
  });
});
