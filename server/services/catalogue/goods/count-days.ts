import { sql } from 'kysely';
import { chinaDay, daysBefore } from '#core/rules/format/china-day.ts';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { RecurringJob } from '../../../jobs/service-jobs.ts';

/** Today and the days before it that count as 30 days. */
export const firstOf30Days = (now: Date): string => daysBefore(chinaDay(now), 29);

/** Writes `goods.sold_30_days` from `goods_days`, where it has changed: also of goods whose sales are too long ago now. */
export async function countDays(db: Db, now: Date): Promise<void> {
  await sql`
    with sums as (
      select goods_id, sum(pieces)::integer as pieces from goods_days where day >= ${firstOf30Days(now)}::date group by goods_id
    ), changed as (
      select g.goods_id, greatest(coalesce(s.pieces, 0), 0) as pieces
      from goods g left join sums s using (goods_id)
      where g.sold_30_days <> greatest(coalesce(s.pieces, 0), 0)
      order by g.goods_id for no key update of g
    )
    update goods g set sold_30_days = c.pieces from changed c where c.goods_id = g.goods_id`.execute(db);
}

export const countDaysJob = ({ db, clock }: Deps): RecurringJob => ({
  name: 'count-days',
  everyMs: 5 * 60_000,
  run: () => countDays(db, clock.now()),
});
