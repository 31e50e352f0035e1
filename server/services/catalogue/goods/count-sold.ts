import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { RecurringJob } from '../../../jobs/service-jobs.ts';

/** Rows of one statement at most. */
const perRound = 10_000;

/**
 * Adds the pieces of `sold_changes` to `goods.sold` and `goods_days`, one update for each goods. Removing a row and counting it are one
 * statement, so each row counts once. Orders only insert rows and never wait for the row of popular goods.
 */
export async function countSold(db: Db): Promise<void> {
  const { rows } = await sql<{ readonly taken: number }>`
    with taken as (
      delete from sold_changes where change_id in (select change_id from sold_changes order by change_id limit ${perRound})
      returning goods_id, sku_id, pieces, paid_fen, at
    ), changed as (
      select goods_id, sum(pieces)::integer as pieces from taken group by goods_id having sum(pieces) <> 0
    ), locked as (
      select g.goods_id, c.pieces from goods g join changed c using (goods_id) order by g.goods_id for update of g
    ), counted as (
      update goods g set sold = greatest(g.sold + k.pieces, 0) from locked k where g.goods_id = k.goods_id
    ), days as (
      insert into goods_days as d (goods_id, day, sku_id, pieces, paid_fen)
      select goods_id, (at at time zone 'Asia/Shanghai')::date as day, sku_id, sum(pieces), sum(paid_fen)
      from taken where sku_id is not null group by 1, 2, 3 order by 1, 2, 3
      on conflict (goods_id, day, sku_id) do update
        set (pieces, paid_fen) = (d.pieces + excluded.pieces, d.paid_fen + excluded.paid_fen)
    )
    select count(*)::integer as taken from taken`.execute(db);
  if (rows[0]?.taken === perRound) await countSold(db);
}

export const countSoldJob = ({ db }: Deps): RecurringJob => ({
  name: 'count-sold',
  everyMs: 30_000,
  run: () => countSold(db),
});
