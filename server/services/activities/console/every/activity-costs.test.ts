import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { activityReports } from '#core/contract/console/reports/reports.ts';
import { chinaDay, chinaDayBounds, daysBefore } from '#core/rules/format/china-day.ts';
import { anOperator, consoleData, type TestOperator } from '../../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../../testing/test-server.ts';
import { keepActivityDays } from './keep-activity-days.ts';
import { sweepActivityMinutes } from './count-activity-minutes.ts';

let server: TestServer;
let desk: TestOperator;
beforeAll(async () => {
  server = await testServer();
  desk = await anOperator(server, { roles: ['finance'] });
});
afterAll(() => server.stop());

const dayMs = 86_400_000;

it('adds the minutes of activities up to days that stay, beside their budgets', async () => {
  const today = chinaDay(server.now());
  const noonOf = (ago: number) => new Date(chinaDayBounds(daysBefore(today, ago)).from.getTime() + dayMs / 2);
  const minute = (ago: number, spent: number) =>
    sql`
    insert into activity_minutes (kind, activity_id, minute, joined, won, spent_fen)
    values ('cash', 'daily', ${noonOf(ago)}, 2, 1, ${spent})
    on conflict (kind, activity_id, minute) do update set spent_fen = excluded.spent_fen`.execute(server.db);
  await sql`insert into activity_budgets (kind, activity_id, budget_fen, spent_fen) values ('cash', 'daily', 10000, 900)
    on conflict (kind, activity_id) do update set budget_fen = 10000, spent_fen = 900`.execute(server.db);
  for (const [ago, spent] of [
    [9, 100],
    [2, 300],
    [1, 200],
  ] as const)
    await minute(ago, spent);
  for (let nth = 0; nth < 3; nth += 1) await keepActivityDays(server.db, server.now());
  const costs = async () => {
    const { rows, total } = await consoleData(
      server,
      activityReports.activityCosts,
      { period: 7, kind: 'cash' },
      desk,
    );
    expect(rows).toHaveLength(1);
    expect(total.now.spentFen).toBe(rows[0]?.now.spentFen);
    return rows[0];
  };
  expect(await costs()).toMatchObject({
    name: '天天领现金',
    now: { spentFen: 500, joined: 4, won: 2 },
    before: { spentFen: 100 },
    budgetFen: 10_000,
    usedFen: 900,
  });
  // The minute was counted again, and the minutes are deleted in the end.
  await minute(1, 250);
  await keepActivityDays(server.db, server.now());
  await sweepActivityMinutes(server.db, new Date(server.now().getTime() + 40 * dayMs));
  await keepActivityDays(server.db, server.now());
  expect(await costs()).toMatchObject({ now: { spentFen: 550 } });
});
