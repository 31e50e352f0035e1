import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { openDatabase } from '../../../db/database.ts';
import type { Db } from '../../../db/database.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { seededInt, seedOfRun, type SeededInt } from '../../../testing/seeded.ts';
import { makeEventDays } from '../../platform/public.ts';
import { countFunnel } from './count-funnel.ts';

let database: TestDatabase;
let opened: ReturnType<typeof openDatabase>;
let db: Db;
beforeAll(async () => {
  database = await testDatabase();
  opened = openDatabase({ url: database.url, pool: 6 });
  db = opened.db;
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

const minute = 60_000;
const cities = ['320100', '320500', null] as const;
const hostIds = ['chat-app', 'others', undefined] as const;

/** Something that happened, as tables have it; a page view of a guest has a device alone. */
interface Happened {
  readonly at: Date;
  readonly step: string;
  readonly userId?: string;
  readonly device?: string;
  readonly host?: string | undefined;
}

interface History {
  readonly users: readonly { readonly userId: string; readonly city: string | null }[];
  readonly rows: readonly Happened[];
  readonly from: number;
  readonly until: number;
}

const pick = <Item>(below: SeededInt, items: readonly Item[]): Item => items[below(items.length)] as Item;

/** Page views, orders and claims of ten hours around a midnight in China, at full fives of minutes. */
function aHistory(below: SeededInt, nth: number): History {
  const midnight = Date.parse('2026-03-01T00:00:00+08:00') + nth * 3 * 24 * 60 * minute;
  const from = midnight - 5 * 60 * minute;
  const moment = () => new Date(from + below(120) * 5 * minute);
  const users = Array.from({ length: 6 }, () => ({ userId: freshId('visitor'), city: pick(below, cities) }));
  const devices = Array.from({ length: 4 }, () => freshId('device'));
  const views = Array.from({ length: 60 }, () => ({
    at: moment(),
    step: pick(below, ['visit', 'detail', 'preview', 'claimPage', 'tap', 'pressed']),
    ...(below(2) === 0 ? { userId: pick(below, users).userId } : { device: pick(below, devices) }),
    host: pick(below, hostIds),
  }));
  const acts = Array.from({ length: 25 }, () => ({
    at: moment(),
    step: pick(below, ['submitted', 'paid', 'done', 'closed', 'claimed', 'received']),
    userId: pick(below, users).userId,
  }));
  const rows = [...views, ...acts].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return { users, rows, from, until: midnight + 6 * 60 * minute };
}

const pageOf: Readonly<Record<string, string>> = {
  detail: 'goodsDetail',
  preview: 'payment',
  claimPage: 'rightsList',
};
const isView = ({ step }: Happened): boolean =>
  ['visit', 'detail', 'preview', 'claimPage', 'tap', 'pressed'].includes(step);

async function store(row: Happened): Promise<void> {
  const { at, step, userId = null, device, host } = row;
  if (isView(row)) {
    const record = {
      ...(device && { cookieId: device }),
      ...(host && { host }),
      ...(step === 'pressed' && { rightsId: 'r' }),
    };
    const kind = step === 'tap' || step === 'pressed' ? 'clk' : 'pageview';
    await sql`insert into events (at, kind, user_id, path_id, page_id, record)
      values (${at}, ${kind}, ${userId}, 'a visit', ${pageOf[step] ?? 'home'}, ${JSON.stringify(record)}::jsonb)`.execute(
      db,
    );
    return;
  }
  const id = freshId('row');
  if (step === 'claimed' || step === 'received') {
    // A claim of long ago that arrives now is received now.
    const claimedAt = step === 'claimed' ? at : new Date('2020-01-01');
    await sql`insert into claims (claim_id, user_id, subscription_id, product_id, group_id, rights_id, cycle, state, channel_id,
        claimed_at, next_try_at, deliver_by)
      values (${id}, ${userId}, ${id}, 'p', 'g', 'r', '2026-03', 'delivering', 'c', ${claimedAt}, ${at}, ${at})`.execute(
      db,
    );
    if (step === 'received')
      await db.insertInto('claim_events').values({ claim_id: id, at, event: 'delivered' }).execute();
    return;
  }
  await sql`insert into orders (order_no, user_id, request_key, state, payable_fen, freight_fen, steps, created_at, pay_by)
    values (${id}, ${userId}, ${id}, 'closed', 1, 0, '[]', ${at}, ${at})`.execute(db);
  const state = step === 'submitted' ? 'created' : step;
  await db.insertInto('order_log').values({ order_no: id, at, state, reason: '' }).execute();
}

/** Visitors by day, city, host and step, counted from the history itself. */
function expected({ users, rows }: History): readonly string[] {
  const visitorOf = ({ userId, device }: Happened) => userId ?? device ?? '';
  const firstOf = (of: readonly Happened[]) => {
    const firsts = new Map<string, Happened>();
    for (const row of of) {
      const key = `${chinaDay(row.at)} ${visitorOf(row)}`;
      const known = firsts.get(key);
      const isEarlier =
        !known ||
        row.at < known.at ||
        (row.at.getTime() === known.at.getTime() && (row.host ?? '') < (known.host ?? ''));
      if (isEarlier) firsts.set(key, row);
    }
    return firsts;
  };
  const cityOf = (row: Happened) => users.find(({ userId }) => userId === row.userId)?.city ?? '';
  const visits = firstOf(rows.filter((row) => isView(row) && row.step !== 'tap' && row.step !== 'pressed'));
  const counts = new Map<string, number>();
  for (const step of [
    'visit',
    'detail',
    'preview',
    'submitted',
    'paid',
    'done',
    'claimPage',
    'pressed',
    'claimed',
    'received',
  ]) {
    const firsts = step === 'visit' ? visits : firstOf(rows.filter((row) => row.step === step));
    for (const [visitor, row] of firsts) {
      const visit = visits.get(visitor);
      const host = visit && visit.at <= row.at ? (visit.host ?? '') : '';
      const key = `${chinaDay(row.at)} ${cityOf(row)} ${host} ${step}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return [...counts].map(([key, visitors]) => `${key} ${visitors}`).toSorted();
}

async function counted({ from, until }: Pick<History, 'from' | 'until'>): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('day_funnels')
    .selectAll()
    .where('day', '>=', chinaDay(from))
    .where('day', '<=', chinaDay(until))
    .execute();
  return rows
    .map(({ day, city, host, step, visitors }) => `${day} ${city} ${host} ${step} ${visitors}`)
    .toSorted();
}

async function prepare(history: History): Promise<void> {
  await makeEventDays(db, [new Date(history.from), new Date(history.until)]);
  for (const { userId, city } of history.users)
    await sql`insert into users (user_id, mobile_sealed, mobile_lookup, area_num, isp_flag, brand_num, user_name, created_at)
      values (${userId}, ${userId}, ${userId}, ${city}, 1, '', '', now())`.execute(db);
  await db.deleteFrom('funnel_progress').execute();
  await db
    .insertInto('funnel_progress')
    .values({ counted_until: new Date(history.from - minute) })
    .execute();
}

const histories = Number(process.env['GENERATED_CASES'] ?? 6);
let nth = 0;

describe('the funnel of a day', () => {
  it('is that of the rows themselves, whenever and however often it is counted, also of rows that are committed late', async () => {
    const seed = seedOfRun();
    for (let round = 0; round < histories; round += 1) {
      const below = seededInt(seed + round);
      const history = aHistory(below, nth++);
      await prepare(history);
      let waiting = [...history.rows];
      for (let now = history.from; now < history.until;) {
        now += (1 + below(90)) * minute + below(60_000);
        // An order or a claim may be committed up to two minutes after its time.
        const isLate = (row: Happened) => !isView(row) && row.at.getTime() > now - 100_000 && below(2) === 0;
        const [due, later] = [[] as Happened[], [] as Happened[]];
        for (const row of waiting) (row.at.getTime() <= now && !isLate(row) ? due : later).push(row);
        for (const row of due) await store(row);
        waiting = later;
        await countFunnel(db, new Date(now));
        if (below(3) === 0) await Promise.all([1, 2].map(() => countFunnel(db, new Date(now))));
      }
      for (const row of waiting) await store(row);
      await countFunnel(db, new Date(history.until + 60 * minute));
      expect(await counted(history), `SEED=${seed} history ${round}`).toEqual(expected(history));
    }
  });

  it('is the same after the process that counted it was ended in the middle', async () => {
    const seed = seedOfRun();
    const history = aHistory(seededInt(seed), nth++);
    await prepare(history);
    for (const row of history.rows) await store(row);
    const now = new Date(history.until + 60 * minute);
    await db.transaction().execute(async (tx) => {
      // The count waits for this lock after it has marked its first visitors.
      await sql`lock table day_funnels in share mode`.execute(tx);
      const ended = countFunnel(db, now).then(
        () => 'counted',
        () => 'ended',
      );
      await expect
        .poll(async () => {
          const { rows } = await sql<{ readonly pid: number }>`
            select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%day_funnels%'`.execute(
            db,
          );
          for (const { pid } of rows) await sql`select pg_terminate_backend(${pid})`.execute(db);
          return rows.length;
        })
        .toBe(1);
      expect(await ended).toBe('ended');
    });
    expect(await counted(history)).toEqual([]);
    await countFunnel(db, now);
    expect(await counted(history), `SEED=${seed}`).toEqual(expected(history));
  });

  it('begins with the day before the first start, and keeps who was counted for two days at most', async () => {
    await db.deleteFrom('funnel_progress').execute();
    const history = aHistory(seededInt(seedOfRun()), nth++);
    await makeEventDays(db, [new Date(history.from), new Date(history.until)]);
    const now = Date.parse(`${chinaDay(history.until)}T12:00:00+08:00`);
    const visit = (hoursAgo: number, device: string) =>
      store({ at: new Date(now - hoursAgo * 60 * minute), step: 'visit', device, host: 'others' });
    await visit(13, 'yesterday');
    await visit(1, 'today');
    await makeEventDays(db, [new Date(now - 37 * 60 * minute)]);
    await visit(37, 'the day before');
    await countFunnel(db, new Date(now));
    expect(
      (await counted({ from: now - 48 * 60 * minute, until: now })).map((row) => row.slice(0, 10)),
    ).toEqual([chinaDay(now - 24 * 60 * minute), chinaDay(now)]);
    const { days } = await db
      .selectFrom('funnel_marks')
      .select(({ fn }) => fn.count<number>('day').distinct().as('days'))
      .executeTakeFirstOrThrow();
    expect(days).toBe(1);
  });
});
