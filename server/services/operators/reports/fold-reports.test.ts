import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { openDatabase, type Db } from '../../../db/database.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { seededInt, seedOfRun, type SeededInt } from '../../../testing/seeded.ts';
import { foldClaims } from './fold-claims.ts';
import { foldOrders } from './fold-orders.ts';
import { foldNew } from './fold-position.ts';
import { foldReports } from './fold-reports.ts';
import {
  directClaims,
  directOrders,
  countedClaims,
  countedOrders,
  countedPlaces,
} from './testing/direct-counts.ts';
import { aDesk, type Desk } from './testing/write-events.ts';

let database: TestDatabase;
let opened: ReturnType<typeof openDatabase>;
let db: Db;
beforeAll(async () => {
  database = await testDatabase();
  opened = openDatabase({ url: database.url, pool: 30 });
  db = opened.db;
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

const minute = 60_000;
// Each test has days of its own; rows of earlier ones stay.
let midnight = Date.parse('2026-03-01T00:00:00+08:00');
let start = 0;
const newDays = async () => {
  midnight += 4 * 24 * 60 * minute;
  start = midnight - 3 * 60 * minute;
  await db.deleteFrom('report_claim_days').execute();
  await db.deleteFrom('report_order_days').execute();
  await db.deleteFrom('report_place_hours').execute();
  await db.deleteFrom('report_progress').execute();
  const before = new Date(start - minute);
  await sql`insert into report_progress (report, folded_until, seen_at, seen_xid)
    values ('trade', ${before}, ${before}, pg_current_xact_id())`.execute(db);
};
beforeEach(newDays);

/**
 * Everything that is committed is in the report afterwards. Transactions of other databases on the same server may be waited for.
 */
async function foldAll(now: number): Promise<void> {
  await expect
    .poll(
      async () => {
        await foldReports(db, new Date(now + 10 * minute));
        return (await position()).folded_until.getTime() >= now;
      },
      { timeout: 30_000 },
    )
    .toBe(true);
}
const position = () => db.selectFrom('report_progress').selectAll().executeTakeFirstOrThrow();
const same = async (message: string) => {
  expect(await countedClaims(db), message).toEqual(await directClaims(db, new Date(start)));
  expect(await countedOrders(db), message).toEqual(await directOrders(db, new Date(start)));
  const { byHour, byDay } = await countedPlaces(db);
  expect(byHour, message).toEqual(byDay);
};

/** Claims, deliveries, give-backs, orders, payments and refunds of six hours around midnight, several at a time and committed in any order. */
async function play(below: SeededInt, desk: Desk): Promise<void> {
  let now = start + minute;
  let open: { readonly commitAt: number; commit(): Promise<void> }[] = [];
  while (now < start + 6 * 60 * minute) {
    now += (1 + below(12)) * minute;
    for (let nth = below(4); nth > 0; nth -= 1)
      open.push({
        commit: await desk.begin(new Date(now - below(30_000))),
        commitAt: now + below(40) * minute,
      });
    const due = open.filter(({ commitAt }) => commitAt <= now);
    open = open.filter(({ commitAt }) => commitAt > now);
    const folds = Array.from({ length: 1 + below(3) }, () => foldReports(db, new Date(now)));
    await Promise.all([...due.map(({ commit }) => commit()), ...folds]);
  }
  await Promise.all(open.map(({ commit }) => commit()));
  await foldAll(now + 60 * minute);
}

describe('the days of the reports', () => {
  it('are those of the rows themselves, however often several processes count and however late a transaction commits', async () => {
    const seed = seedOfRun();
    for (let round = 0; round < 3; round += 1) {
      const below = seededInt(seed + round);
      await newDays();
      await play(below, await aDesk(db, below));
      await same(`SEED=${seed} round ${round}`);
    }
  });

  it('wait for a transaction that is still writing, and have its rows afterwards', async () => {
    const desk = await aDesk(db, seededInt(seedOfRun()));
    const commit = await desk.begin(new Date(start), 'claim');
    for (const minutes of [5, 30, 60]) await foldReports(db, new Date(start + minutes * minute));
    expect((await position()).folded_until.getTime()).toBeLessThan(start);
    await commit();
    await foldAll(start + 90 * minute);
    expect((await countedClaims(db)).length).toBeGreaterThan(0);
    await same('after the commit');
  });

  it('go on after the data was restored into another database server', async () => {
    const desk = await aDesk(db, seededInt(seedOfRun()));
    await (
      await desk.begin(new Date(start), 'claim')
    )();
    await sql`update report_progress set seen_xid = '9000000000'::xid8`.execute(db);
    await foldAll(start + 90 * minute);
    await same('after a restore');
  });

  it('have every row once when the counting process is gone between its counts and its position', async () => {
    const below = seededInt(seedOfRun());
    const desk = await aDesk(db, below);
    for (let nth = 0; nth < 20; nth += 1) await (await desk.begin(new Date(start + nth * minute)))();
    const killed = (): Promise<string> =>
      foldNew(
        db,
        {
          report: 'trade',
          marginSeconds: 60,
          async fold(tx, slice) {
            await foldClaims(tx, slice);
            await foldOrders(tx, slice);
            await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
            throw new Error('not reached');
          },
        },
        new Date(start + 60 * minute),
      ).then(
        () => 'nothing to count yet',
        ({ message }: Error) => message,
      );
    await expect.poll(killed, { timeout: 30_000 }).toMatch(/terminat/);
    await foldAll(start + 90 * minute);
    await same('after the kill');
  });

  it('count a refund and a give-back on the day that they happen, under the city and host of their beginning', async () => {
    const desk = await aDesk(db, seededInt(seedOfRun()));
    const { userId, orderNo, claimId } = await desk.story({
      city: '320100',
      host: 'chat-app',
      at: new Date(start),
    });
    await foldAll(start + 30 * minute);
    // The number moved, and it is another day: nothing of the visit is known any more.
    await sql`update users set area_num = '320500' where user_id = ${userId}`.execute(db);
    await db.deleteFrom('funnel_marks').execute();
    await desk.refund(orderNo, 400, new Date(midnight + 60 * minute));
    await desk.fail(claimId, new Date(midnight + 61 * minute));
    await foldAll(midnight + 120 * minute);
    const places = await sql`
      select day::text, city, host, claimed, failed, 0 as orders, 0 as refunds_fen from report_claim_days where level = 'place'
      union all select day::text, city, host, 0, 0, orders, refunds_fen from report_order_days where level = 'place'
      order by day, orders, claimed`.execute(db);
    expect(places.rows).toEqual([
      expect.objectContaining({
        day: chinaDay(start),
        city: '320100',
        host: 'chat-app',
        claimed: 1,
        failed: 0,
      }),
      expect.objectContaining({
        day: chinaDay(start),
        city: '320100',
        host: 'chat-app',
        orders: 1,
        refunds_fen: 0,
      }),
      expect.objectContaining({
        day: chinaDay(midnight),
        city: '320100',
        host: 'chat-app',
        claimed: 0,
        failed: 1,
      }),
      expect.objectContaining({
        day: chinaDay(midnight),
        city: '320100',
        host: 'chat-app',
        orders: 0,
        refunds_fen: 400,
      }),
    ]);
  });

  it('split money among the goods of an order to the fen', async () => {
    const desk = await aDesk(db, seededInt(seedOfRun()));
    const orderNo = freshId('order');
    await desk.order(
      orderNo,
      [
        ['a', 1, 333],
        ['b', 2, 333],
        ['c', 1, 333],
      ],
      new Date(start),
    );
    await desk.pay(orderNo, 1_000, new Date(start));
    await desk.refund(orderNo, 500, new Date(start + minute), [2]);
    await foldAll(start + 60 * minute);
    const { rows } =
      await sql`select goods_id, pieces, paid_fen, refunds_fen from report_order_days where level = 'product' order by 1`.execute(
        db,
      );
    expect(rows).toEqual([
      { goods_id: 'a', pieces: 1, paid_fen: 333, refunds_fen: 0 },
      { goods_id: 'b', pieces: 2, paid_fen: 333, refunds_fen: 500 },
      { goods_id: 'c', pieces: 1, paid_fen: 334, refunds_fen: 0 },
    ]);
  });
});
