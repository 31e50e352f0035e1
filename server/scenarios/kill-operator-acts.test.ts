import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { audit } from '#core/contract/console/audit.ts';
import type { Db } from '../db/database.ts';
import { eventually } from '../testing/eventually.ts';
import { freshId } from '../testing/fresh.ts';
import { brokenPayments } from '../testing/invariants/payment-invariants.ts';
import { killableProduct, type KillableProduct } from '../testing/kills/killable-product.ts';
import { operatorActs } from '../testing/kills/operator-acts.ts';
import { anOperator, callConsole, consoleData } from '../testing/operators/an-operator.ts';

const product = killableProduct();

interface Moment {
  readonly name: string;
  lose(wire: KillableProduct['wire']): void;
  /** How many acts have come to this moment. */
  reached(product: KillableProduct, entriesBefore: number): Promise<number>;
  readonly isDone: boolean;
}

/** Of operators; jobs that carry out what was approved write entries of their own. */
const entries = async (db: Db, objectKey?: string): Promise<number> =>
  (
    await db
      .selectFrom('audit_log')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('operator_id', 'is not', null)
      .$if(objectKey !== undefined, (q) => q.where('object_key', '=', objectKey ?? ''))
      .executeTakeFirstOrThrow()
  ).count;

const moments: readonly Moment[] = [
  {
    name: 'before their entries in the audit log arrive',
    lose: (wire) => wire.loseRequests('append_audit'),
    reached: async ({ wire }) => wire.unresponsive(),
    isDone: false,
  },
  {
    name: 'with their entries written and nothing committed',
    lose: (wire) => wire.loseAnswersTo('append_audit'),
    reached: async ({ server: { db } }) => {
      const { rows } = await sql<{ acts: number }>`
        select count(*) as acts from pg_stat_activity
        where datname = current_database() and query like '%append_audit(%' and state <> 'idle' and pid <> pg_backend_pid()`.execute(
        db,
      );
      return rows[0]?.acts ?? 0;
    },
    isDone: false,
  },
  {
    name: 'committed and not answered',
    lose: (wire) => wire.loseAnswersTo('commit'),
    reached: async ({ server: { db } }, entriesBefore) => (await entries(db)) - entriesBefore,
    isDone: true,
  },
];

const refundsUnderWay = (db: Db) =>
  db.selectFrom('order_refunds').select('refund_no').where('state', '=', 'refunding').execute();

/** A digest of each table that acts of operators change. */
async function digests(db: Db): Promise<Readonly<Record<string, string>>> {
  const tables = [
    'audit_log',
    'orders',
    'order_log',
    'order_notes',
    'order_refunds',
    'operator_refunds',
    'shipments',
    'order_deliveries',
    'invoice_reversals',
    'claims',
    'skus',
  ];
  tables.push('price_changes', 'proposals', 'rights_stock', 'rights_stock_movements');
  tables.push('seckill_sessions', 'support_tickets', 'support_messages', 'operators', 'ledger_entries');
  tables.push('compensations', 'user_coupons', 'messages', 'opened_upstreams');
  tables.push('seckill_goods', 'switch_cells');
  tables.push('day_closings', 'money_days', 'money_differences', 'reconciled_days');
  const pairs = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ digest: string }>`
        select md5(coalesce(string_agg(t::text, ';' order by t::text), '')) as digest from ${sql.table(table)} t`.execute(
        db,
      );
      return [table, rows[0]?.digest ?? ''] as const;
    }),
  );
  return Object.fromEntries(pairs);
}

describe('kill -9 during acts of operators', { timeout: 300_000 }, () => {
  it.each(moments)('$name: each is done once or not at all', async ({ lose, reached, isDone }) => {
    const { server, wire, start } = product;
    wire.resume();
    const acts = await operatorActs(server);
    const [before, entriesBefore] = [await digests(server.db), await entries(server.db)];
    const entriesOfEach = await Promise.all(acts.map(({ objectKey }) => entries(server.db, objectKey)));
    const killed = start();
    const origin = await killed.origin();
    const keys = acts.map(() => freshId('act'));
    const request = (at: number, root: { readonly origin: string; readonly base: string }) => {
      const act = acts[at];
      if (!act) throw new Error('no act');
      return callConsole(root, act.endpoint, act.input as never, {
        cookie: act.by.cookie,
        headers: { 'Idempotency-Key': keys[at] ?? '' },
      });
    };
    lose(wire);
    const unanswered = Promise.allSettled(
      acts.map((_, at) => request(at, { origin, base: environments.dev.base })),
    );
    await eventually(
      () => reached(product, entriesBefore),
      (count) => count >= acts.length,
      20_000,
    );
    killed.child.kill('SIGKILL');
    await Promise.all([killed.ended, unanswered]);
    // The kernel closes the connections of a killed process.
    wire.cut();
    wire.resume();
    if (!isDone)
      await eventually(
        async () => {
          const now = await digests(server.db);
          return Object.keys(now).filter((table) => now[table] !== before[table]);
        },
        (changed) => changed.length === 0,
      );

    // Of a key that a killed process reserved, the lease ends within seconds.
    const repetitions = await Promise.all(
      acts.map((_, at) =>
        eventually(
          () => request(at, server),
          ({ message }) => message !== '请求正在处理中，请稍候',
        ),
      ),
    );
    if (isDone)
      // Others are refused or answered by the state of their object.
      expect(repetitions[0]).toMatchObject({ success: false, message: '这一步刚才已经完成，请刷新查看结果' });
    else
      for (const [at, { success, message }] of repetitions.entries())
        expect({ path: acts[at]?.endpoint.path, message, success }).toMatchObject({ success: true });
    for (const [at, { objectKey, endpoint }] of acts.entries())
      expect({ path: endpoint.path, entries: await entries(server.db, objectKey) }).toMatchObject({
        entries: (entriesOfEach[at] ?? 0) + 1,
      });
    const auditor = await anOperator(server, { roles: ['audit'] });
    expect(await consoleData(server, audit.verifyChain, {}, auditor)).toMatchObject({ brokenAt: null });
    await eventually(
      async () => [...(await brokenPayments(server.db)), ...(await refundsUnderWay(server.db))],
      (broken) => broken.length === 0,
    );
  });
});
