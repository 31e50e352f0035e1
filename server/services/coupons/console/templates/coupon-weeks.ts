import { LRUCache } from 'lru-cache';
import { sql } from 'kysely';
import type { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { chinaDay, chinaDayBounds } from '#core/rules/format/china-day.ts';
import type { Db } from '../../../../db/database.ts';

type Weeks = DataOf<typeof couponConsole.couponWeeks>;

const shownWeeks = 12;
const weekMs = 7 * 86_400_000;
/** A coupon with more cards is counted again after ten minutes only. */
const manyCards = 10_000;
const rememberedMs = 600_000;
const remembered = new WeakMap<Db, LRUCache<string, Weeks>>();

/** Cards by the week in which they were received, Monday first, in China; weeks without a card too. */
export async function couponWeeks(db: Db, templateId: string, now: Date): Promise<Weeks> {
  const known = remembered.get(db) ?? new LRUCache<string, Weeks>({ max: 200 });
  remembered.set(db, known);
  const weeks = lastWeeks(now);
  const key = `${templateId} ${weeks.at(-1)}`;
  const found = known.get(key);
  if (found) return found;
  const { rows } = await sql<{ week: string; received: number; used: number }>`
    select date_trunc('week', begins_at at time zone 'Asia/Shanghai')::date::text as week,
      count(*)::integer as received, (count(*) filter (where state = 'used'))::integer as used
    from user_coupons
    where template_id = ${templateId} and begins_at >= ${chinaDayBounds(weeks[0] ?? '').from} and begins_at <= ${now}
    group by 1`.execute(db);
  const counted = new Map(rows.map((row) => [row.week, row]));
  const answer: Weeks = {
    nextKey: null,
    count: { value: weeks.length, exact: true },
    rows: weeks.map((week) => counted.get(week) ?? { week, received: 0, used: 0 }),
  };
  if (rows.reduce((sum, { received }) => sum + received, 0) > manyCards)
    known.set(key, answer, { ttl: rememberedMs });
  return answer;
}

/** The Mondays of the last weeks, this week last. */
function lastWeeks(now: Date): readonly string[] {
  const today = chinaDayBounds(chinaDay(now)).from.getTime();
  const sinceMonday = (new Date(today + 12 * 3_600_000).getUTCDay() + 6) % 7;
  const monday = today - sinceMonday * 86_400_000;
  return Array.from({ length: shownWeeks }, (_, at) => chinaDay(monday - (shownWeeks - 1 - at) * weekMs));
}
