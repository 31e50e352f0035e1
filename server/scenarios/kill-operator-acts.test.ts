import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { audit } from '#core/contract/console/audit.ts';
import { consoleCalls } from '#core/contract/console/index.ts';
import type { ConsoleEndpoint } from '#core/contract/endpoint.ts';
import type { Db } from '../db/database.ts';
import { proposalKindNames } from '../services/console-handlers.ts';
import { changedTables } from '../testing/databases/every-row.ts';
import { eventually } from '../testing/eventually.ts';
import { freshId } from '../testing/fresh.ts';
import { brokenPayments } from '../testing/invariants/payment-invariants.ts';
import { digests, digestsAtRest } from '../testing/kills/digests.ts';
import { killableProduct, type KillableProduct } from '../testing/kills/killable-product.ts';
import { operatorActs } from '../testing/kills/operator-acts.ts';
import type { Act } from '../testing/kills/operator-acts/act.ts';
import { actsNotKilled } from '../testing/kills/operator-acts/not-killed.ts';
import {
  anOperator,
  callConsole,
  codeOf,
  consoleData,
  type TestOperator,
} from '../testing/operators/an-operator.ts';
import type { TestServer } from '../testing/test-server.ts';

const product = killableProduct();

interface Moment {
  readonly name: string;
  lose(wire: KillableProduct['wire']): void;
  /** How many acts have come to this moment. */
  reached(product: KillableProduct, all: readonly Ready[]): Promise<number>;
  readonly isDone: boolean;
}

const entries = async (
  db: Db,
  { operatorId, act }: { readonly operatorId: string; readonly act: string | undefined },
) => {
  let query = db.selectFrom('audit_log').where('operator_id', '=', operatorId);
  if (act !== undefined) query = query.where('act', '=', act);
  return (await query.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
};

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
    async reached({ server: { db } }, all) {
      const written = await Promise.all(
        all.map(async ({ row, by, entriesBefore }) => {
          const now = await entries(db, { operatorId: by.operatorId, act: row.entry });
          return now > entriesBefore;
        }),
      );
      return written.filter(Boolean).length;
    },
    isDone: true,
  },
];

const groups = Object.entries(operatorActs);
const isLongRun = process.env['KILLS'] !== undefined;
/** Each group at one moment, in a long run at all of them. */
const kills = groups.flatMap(([group, acts], at) =>
  (isLongRun ? moments : moments.slice(at % moments.length, (at % moments.length) + 1)).map((moment) => ({
    group,
    acts,
    moment,
    name: moment.name,
  })),
);

interface Ready {
  readonly row: Act;
  readonly by: TestOperator;
  readonly input: object;
  readonly entriesBefore: number;
  readonly key: string;
}

async function ready(server: TestServer, row: Act): Promise<Ready> {
  const by = await anOperator(server, { roles: [row.by] });
  const input: object = await row.prepare(server, by);
  const entriesBefore = await entries(server.db, { operatorId: by.operatorId, act: row.entry });
  return { row, by, input, entriesBefore, key: freshId('act') };
}

const request = (
  root: { readonly origin: string; readonly base: string },
  { row, by, key }: Ready,
  input: object,
) =>
  callConsole(root, consoleCalls[row.call] as ConsoleEndpoint, input as never, {
    cookie: by.cookie,
    headers: { 'Idempotency-Key': key },
  });

/** The same act again; where it proposes, its first proposal may be found before. */
const doneSentence = '(这一步刚才已经完成，请刷新查看结果|同一对象已有一条申请在等待审批)';
const spentSentence = '动态码不对，或已经用过';
/** Of the channel whose statements the acts of the books begin with, the sum differs until those are decided. */
const brokenBooks = async (db: Db) =>
  (await brokenPayments(db)).filter((broken) => !broken.startsWith('channel bank-card '));
/** A refund that is on hold waits for operators. */
const refundsUnderWay = (db: Db) =>
  db
    .selectFrom('order_refunds as r')
    .leftJoin('payment_refunds as p', 'p.refund_no', 'r.refund_no')
    .select('r.refund_no')
    .where('r.state', '=', 'refunding')
    .where('p.held_at', 'is', null)
    .execute();

describe('kill -9 during acts of operators', { timeout: 300_000 }, () => {
  it.each(kills)('$group, $name: each is done once or not at all', async ({ acts, moment }) => {
    const { server, wire, start } = product;
    wire.resume();
    // What the kill before proposed about one and the same object.
    await server.db
      .updateTable('proposals')
      .set({ state: 'expired', decided_at: server.now() })
      .where('state', '=', 'waiting')
      .execute();
    const all: Ready[] = [];
    for (const row of acts) all.push(await ready(server, row));
    const before = await digestsAtRest(server.db);
    const killed = start();
    const origin = await killed.origin();
    const sent = all.map(({ row, by, input }) =>
      row.needsCode ? { ...input, totp: codeOf(server, by) } : input,
    );
    moment.lose(wire);
    const first = { origin, base: environments.dev.base };
    const answered: string[] = [];
    const unanswered = Promise.allSettled(
      all.map(async (each, at) => {
        const { success, message } = await request(first, each, sent[at] ?? {});
        answered.push(`${each.row.approves ?? each.row.call}: ${success ? 'done' : message}`);
      }),
    );
    await eventually(
      async () => {
        expect(answered).toEqual([]);
        return moment.reached(product, all);
      },
      (count) => count >= acts.length,
      20_000,
    );
    killed.child.kill('SIGKILL');
    await Promise.all([killed.ended, unanswered]);
    // The kernel closes the connections of a killed process.
    wire.cut();
    wire.resume();
    if (!moment.isDone)
      await eventually(
        async () => changedTables(before, await digests(server.db)),
        (changed) => changed.length === 0,
      );

    // Of a key that a killed process reserved, the lease ends within seconds.
    const repetitions = await Promise.all(
      all.map((each, at) =>
        eventually(
          () => request(server, each, sent[at] ?? {}),
          ({ message }) => message !== '请求正在处理中，请稍候',
        ),
      ),
    );
    for (const [at, { success, message }] of repetitions.entries()) {
      const { again = doneSentence, call, approves, needsCode, isRepeated, findsDone } = acts[at] ?? {};
      if (moment.isDone && findsDone && success) continue;
      const expected = moment.isDone ? (isRepeated ? '' : again) : needsCode ? spentSentence : '';
      expect({ call, approves, success, message: success ? '' : message }).toEqual({
        call,
        approves,
        success: expected === '',
        message: expected === '' ? '' : expect.stringMatching(new RegExp(`^${expected}`)),
      });
    }
    // A code is spent with its first try.
    if (!moment.isDone)
      for (const each of all.filter(({ row }) => row.needsCode)) {
        const input = { ...each.input, totp: codeOf(server, each.by, 1) };
        expect(await request(server, { ...each, key: freshId('act') }, input)).toMatchObject({
          success: true,
        });
      }
    for (const { row, by, entriesBefore: had, input } of all) {
      const { call, approves } = row;
      const { operatorId } = by;
      const written = (await entries(server.db, { operatorId, act: row.entry })) - had;
      const expected = moment.isDone && row.isRepeated ? 2 : 1;
      expect({ call, approves, written }).toEqual({ call, approves, written: expected });
      if (row.comesAbout)
        await eventually(
          async () => ({ call, isThere: await row.comesAbout?.(server, input as never) }),
          ({ isThere }) => isThere === true,
          20_000,
        );
    }
    const auditor = await anOperator(server, { roles: ['audit'] });
    expect(await consoleData(server, audit.verifyChain, {}, auditor)).toMatchObject({ brokenAt: null });
    await eventually(
      async () => [...(await brokenBooks(server.db)), ...(await refundsUnderWay(server.db))],
      (broken) => broken.length === 0,
    );
  });
});

describe('the table of acts that are killed', () => {
  const rows = groups.flatMap(([, acts]) => acts);

  it('has every call of the console that writes, except of those with a reason', () => {
    const writing = Object.entries<ConsoleEndpoint>(consoleCalls).filter(
      ([, { writes, access }]) => writes && access === 'operator',
    );
    const named = new Set<string>([...rows.map(({ call }) => call), ...Object.keys(actsNotKilled)]);
    expect(writing.map(([name]) => name).filter((name) => !named.has(name))).toEqual([]);
    expect(rows.map(({ call }) => call).filter((call) => call in actsNotKilled)).toEqual([]);
    expect(Object.keys(actsNotKilled).filter((name) => !writing.some(([each]) => each === name))).toEqual([]);
  });

  it('has the approval of every kind of proposal', () => {
    const approved = new Set(rows.flatMap(({ approves }) => approves ?? []));
    expect([...approved].toSorted()).toEqual(proposalKindNames.toSorted());
  });
});
