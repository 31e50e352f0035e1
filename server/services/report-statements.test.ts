import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventGroups, funnelGroups, reportGroups } from '#core/contract/console/reports/report-groups.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { consoleCalls } from '#core/contract/console/index.ts';
import { openDatabase, type OpenDatabase } from '../db/database.ts';
import type { OperatorCall } from '../http/operators/operator.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { consoleHandlers } from './console-handlers.ts';

let server: TestServer;
let recorded: OpenDatabase;
let statements: CompiledQuery[] = [];
beforeAll(async () => {
  server = await testServer();
  recorded = openDatabase({
    url: server.database.url,
    pool: 4,
    onQuery: ({ query }) => statements.push(query),
  });
  // More than three years of days, each with several products, cities, hosts and pages.
  const days = sql`generate_series(0, 1200) nth, generate_series(1, 6) thing, generate_series(1, 3) city`;
  const levels = sql`unnest(array['place', 'product', 'cell']) level`;
  const place = sql`level, current_date - nth, case when level = 'place' then '' else 'g' || thing end,
    case when level = 'product' then '' else city::text end, case when level = 'product' then '' else 'others' end`;
  await sql`insert into report_claim_days (level, day, product_id, city, host, claimed, delivered, failed)
    select ${place}, 1, 1, 0 from ${days}, ${levels} on conflict do nothing`.execute(server.db);
  await sql`insert into report_order_days (level, day, goods_id, city, host, orders, pieces, paid, paid_fen, refunds, refunds_fen)
    select ${place}, 1, 1, 1, 1, 0, 0 from ${days}, ${levels} on conflict do nothing`.execute(server.db);
  await sql`insert into day_funnels (day, city, host, step, visitors)
    select current_date - nth, city::text, 'others', 's' || thing, 1 from ${days}`.execute(server.db);
  await sql`insert into event_days (day, event, page, host, events)
    select current_date - nth, 'clk', 'p' || thing, city::text, 1 from ${days}`.execute(server.db);
  await sql`insert into activity_days (day, kind, activity_id, joined, won, spent_fen)
    select current_date - nth, 'group', 'a' || thing || '.' || city, 1, 1, 1 from ${days}`.execute(server.db);
  for (const table of [...dayTables, 'report_progress', 'funnel_progress'])
    await sql`analyze ${sql.table(table)}`.execute(server.db);
}, 120_000);
afterAll(async () => {
  await recorded.close();
  await server.stop();
});

const dayTables = ['report_claim_days', 'report_order_days', 'day_funnels', 'event_days', 'activity_days'];
/** How far the days are counted, names of products and goods, and the activities themselves: some hundreds. */
const besides = [
  'report_progress',
  'funnel_progress',
  'products',
  'goods',
  'skus',
  'seckill_sessions',
  'seckill_goods',
  'group_activities',
  'lotteries',
  'activity_budgets',
  'cash_activity',
  'promotions',
  'zone_activities',
  'coupon_activities',
];

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Node[];
}
const nodesOf = (node: Node): readonly Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** How each statement of a report reads the tables. */
async function readings(run: () => Promise<unknown>): Promise<readonly Node[]> {
  statements = [];
  await run();
  const made = statements;
  expect(made.length).toBeGreaterThan(0);
  const plans = await Promise.all(
    made.map(async ({ sql: text, parameters }) => {
      const { rows } = await server.db.executeQuery<{ 'QUERY PLAN': readonly { readonly Plan: Node }[] }>(
        CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]),
      );
      return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));
    }),
  );
  return plans.flat().filter((node) => node['Relation Name'] !== undefined);
}

type Reports = Pick<
  typeof consoleCalls,
  'claimReport' | 'orderReport' | 'funnelReport' | 'eventReport' | 'activityCosts'
>;
type Name = keyof Reports;
const trade = reportGroups.flatMap((by) => [
  { by },
  { by, product: 'g1' },
  { by, city: '1' },
  { by, product: 'g1', city: '1' },
]);
const reports: readonly (readonly [Name, table: string, inputs: readonly object[]])[] = [
  ['claimReport', 'report_claim_days', trade],
  ['orderReport', 'report_order_days', trade],
  ['funnelReport', 'day_funnels', funnelGroups.flatMap((by) => [{ by }, { by, city: '1' }])],
  ['eventReport', 'event_days', eventGroups.flatMap((by) => [{ by }, { by, page: 'p1' }])],
  ['activityCosts', 'activity_days', [{}, { kind: 'group' }]],
];

it.each(reports)(
  '%s reads %s by its index, and no order, claim, payment or event, whatever it is grouped and filtered by',
  async (name, table, inputs) => {
    const handlers = consoleHandlers({ ...server.deps, db: recorded.db });
    const handle = handlers[name] as (
      input: InputOf<Reports[Name]>,
      call: OperatorCall,
    ) => Promise<DataOf<Reports[Name]>>;
    for (const period of [7, 90])
      for (const input of inputs) {
        const found = await readings(() => handle({ period, ...input } as never, {} as OperatorCall));
        const tables = found.map((node) => node['Relation Name'] ?? '');
        expect(tables).toContain(table);
        expect(tables.filter((each) => each !== table && !besides.includes(each))).toEqual([]);
        const scans = found.filter((node) => dayTables.includes(node['Relation Name'] ?? ''));
        expect(scans.map((node) => node['Node Type'])).not.toContain('Seq Scan');
      }
  },
);
