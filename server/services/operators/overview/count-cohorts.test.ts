import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chinaInstant, chinaTime } from '#core/rules/format/china-time.ts';
import { addMonths } from '#core/rules/membership/add-months.ts';
import { openDatabase, type Db } from '../../../db/database.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { aProduct } from '../../../testing/data/a-product.ts';
import { seededInt, seedOfRun, type SeededInt } from '../../../testing/seeded.ts';
import { countCohorts } from './count-cohorts.ts';
import { readCohorts } from './read-cohorts.ts';

let database: TestDatabase;
let opened: ReturnType<typeof openDatabase>;
let db: Db;
let productId: string;
beforeAll(async () => {
  database = await testDatabase();
  opened = openDatabase({ url: database.url, pool: 4 });
  db = opened.db;
  ({ productId } = await aProduct({ db }));
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

const minute = 60_000;
const dayMs = 24 * 60 * minute;
const now = new Date('2026-11-18T14:20:00+08:00');

interface Member {
  readonly openedAt: Date;
  readonly city: string | null;
  /** The membership lasted in these times. */
  readonly spans: readonly { readonly from: Date; readonly until: Date }[];
}

async function aMemberSince(openedAt: Date, city: string | null = null) {
  const userId = freshId('member');
  await sql`insert into users (user_id, mobile_sealed, mobile_lookup, area_num, isp_flag, brand_num, user_name, created_at)
    values (${userId}, ${userId}, ${userId}, ${city}, 1, '', '', ${openedAt})`.execute(db);
  return userId;
}

async function aMembership(userId: string, openedAt: Date, endsAt: Date | null): Promise<string> {
  const subscriptionId = freshId('subscription');
  await db
    .insertInto('subscriptions')
    .values({
      subscription_id: subscriptionId,
      user_id: userId,
      product_id: productId,
      opened_at: openedAt,
      ends_at: endsAt,
    })
    .execute();
  return subscriptionId;
}

async function anOrder(userId: string, at: Date): Promise<string> {
  const orderNo = freshId('order');
  await sql`insert into orders (order_no, user_id, request_key, state, payable_fen, freight_fen, steps, created_at, pay_by)
    values (${orderNo}, ${userId}, ${orderNo}, 'done', 1, 0, '[]', ${at}, ${at})`.execute(db);
  await sql`insert into order_lines (order_no, line, sku_id, goods_id, goods_name, sku_name, pic_url, kind, quantity, list_fen, coupon_fen,
      payable_fen, took_stock, multi_order)
    values (${orderNo}, 1, 's', 'g', '', '', '', 'virtual', 1, 1, 0, 1, false, false)`.execute(db);
  return orderNo;
}

/** A membership that was renewed some times, each time at its end or, once, after some days without one. */
async function aRenewedMember(below: SeededInt): Promise<Member> {
  const lapses = below(3) === 0;
  const month = 12 + below(11);
  // Around the edges of months; one that lapses begins its periods on other days.
  const day = lapses ? 1 + below(28) : ([1, 28, 29, 30, 31][below(5)] ?? 1);
  const openedAt = new Date(
    Math.min(
      chinaInstant({ year: 2025, month, day, hour: below(24), minute: below(60) }),
      now.getTime() - minute,
    ),
  );
  const [city, months] = [[null, '320100', '320500'][below(3)] ?? null, [1, 1, 3][below(3)] ?? 1];
  const userId = await aMemberSince(openedAt, city);
  let [anchor, anchorMonths] = [openedAt, months];
  const spans = [{ from: openedAt, until: addMonths(openedAt, months) }];
  const begins: Date[] = [];
  for (let nth = below(8); nth > 0; nth -= 1) {
    const end = spans.at(-1)?.until ?? openedAt;
    const isGap = lapses && below(2) === 0;
    const from = isGap ? new Date(end.getTime() + (5 + below(70)) * dayMs) : end;
    if (from > now) break;
    [anchor, anchorMonths] = isGap ? [from, months] : [anchor, anchorMonths + months];
    spans.push({ from, until: addMonths(anchor, anchorMonths) });
    begins.push(from);
  }
  const subscriptionId = await aMembership(userId, openedAt, spans.at(-1)?.until ?? null);
  const orderNo = await anOrder(userId, openedAt);
  await sql`insert into renewals (subscription_id, user_id, order_no, line, months, price_fen, state, anchor_at, anchor_months, next_try_at, changed_at)
    values (${subscriptionId}, ${userId}, ${orderNo}, 1, ${months}, 1990, 'on', ${anchor}, ${anchorMonths}, ${now}, ${now})`.execute(
    db,
  );
  for (const [at, begins_at] of begins.entries())
    await db
      .insertInto('renewal_periods')
      .values({
        subscription_id: subscriptionId,
        period: at + 2,
        order_no: await anOrder(userId, begins_at),
        begins_at,
      })
      .execute();
  return { openedAt, city, spans };
}

const monthOf = (at: Date): string => {
  const { year, month } = chinaTime(at);
  return `${year}-${String(month).padStart(2, '0')}`;
};

/** The cohorts of these members, from the times themselves. */
function expected(members: readonly Member[], city?: string) {
  const cohorts = Map.groupBy(
    members.filter((member) => city === undefined || member.city === city),
    ({ openedAt }) => monthOf(openedAt),
  );
  return [...cohorts]
    .map(([month, ofMonth]) => ({
      month,
      opened: ofMonth.length,
      months: Array.from({ length: 12 }, (_, nth) => {
        const reached = ofMonth.filter(({ openedAt }) => addMonths(openedAt, nth) <= now);
        const renewed = reached.filter(({ openedAt, spans }) =>
          spans.some(
            ({ from, until }) => from < addMonths(openedAt, nth + 1) && until > addMonths(openedAt, nth),
          ),
        );
        return { reached: reached.length, renewed: renewed.length };
      }).filter(({ reached }) => reached > 0),
    }))
    .toSorted((a, b) => (a.month < b.month ? 1 : -1));
}

it('renewals by months are those of the memberships themselves, however often they are counted', async () => {
  const seed = seedOfRun();
  const below = seededInt(seed);
  const members: Member[] = [];
  for (let at = 0; at < 120; at += 1) members.push(await aRenewedMember(below));
  await countCohorts(db, now);
  await Promise.all([1, 2].map(() => countCohorts(db, now)));
  expect((await readCohorts(db, {}, now)).rows, `SEED=${seed}`).toEqual(expected(members));
  expect((await readCohorts(db, { city: '320500' }, now)).rows, `SEED=${seed}`).toEqual(
    expected(members, '320500'),
  );
});

it('the first membership says the month, in China’s time; one without an end is no renewal', async () => {
  const { rows: before } = await readCohorts(db, {}, now);
  const openedIn = (rows: typeof before, month: string) =>
    rows.find((each) => each.month === month)?.opened ?? 0;
  const midnight = Date.parse('2026-10-01T00:00:00+08:00');
  const [last, first] = [new Date(midnight - 1), new Date(midnight)];
  await aMembership(await aMemberSince(last), last, addMonths(last, 1));
  const again = await aMemberSince(first);
  await aMembership(again, first, addMonths(first, 1));
  // A later membership of the same subscriber, and a package of the carrier that has no end.
  await aMembership(again, addMonths(first, 1), addMonths(first, 2));
  await aMembership(await aMemberSince(first), first, null);
  await countCohorts(db, now);
  const { rows } = await readCohorts(db, {}, now);
  const more = (month: string) => openedIn(rows, month) - openedIn(before, month);
  expect([more('2026-09'), more('2026-10'), more('2026-11')]).toEqual([1, 1, 0]);
  const renewed = (of: typeof rows, nth: number) =>
    of.find(({ month }) => month === '2026-10')?.months[nth]?.renewed ?? 0;
  expect(renewed(rows, 1) - renewed(before, 1)).toBe(1);
});
