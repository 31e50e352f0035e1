import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { RecurringJob } from '../../../../jobs/service-jobs.ts';
import { runGuardRails } from './run-guard-rails.ts';

const dayMs = 86_400_000;
/** A transaction that began earlier may commit later: the last minutes are counted again. */
const againMs = 120_000;

/** Counts participation by minute from committed rows, in one statement, from where the last count ended. */
export async function countActivityMinutes(db: Db, now: Date): Promise<void> {
  const { last } = await db
    .selectFrom('activity_minutes')
    .select(({ fn }) => fn.max('minute').as('last'))
    .where('minute', '>', new Date(now.getTime() - dayMs))
    .where('minute', '<=', now)
    .executeTakeFirstOrThrow();
  const from = sql`date_trunc('minute', ${new Date((last?.getTime() ?? now.getTime() - dayMs) - againMs)}::timestamptz)`;
  await sql`
    insert into activity_minutes (kind, activity_id, minute, joined, won, spent_fen)
    select kind, activity_id, date_trunc('minute', at), sum(joined), sum(won), sum(spent_fen) from (
      select case when s.kind = 'half' then 'half' when s.mode = 'draw' then 'draw' else 'flash' end as kind,
        r.session_id as activity_id, r.reserved_at as at, (r.origin = 'race')::integer as joined, 1 as won, r.subsidy_fen as spent_fen
        from sale_reservations r join seckill_sessions s using (session_id) where r.reserved_at >= ${from}
      union all
      select 'draw', session_id, entered_at, 1, 0, 0 from draw_entries where entered_at >= ${from}
      union all
      select 'group', b.activity_id, s.taken_at, 1, 0, s.cost_fen
        from group_seats s join buy_groups b using (group_no) where s.taken_at >= ${from}
      union all
      select 'lottery', d.lottery_id, d.drawn_at, 1, (p.kind <> 'none')::integer, p.cost_fen
        from lottery_draws d join lottery_prizes p using (lottery_id, version, place) where d.drawn_at >= ${from}
      union all
      select 'cash', 'daily', signed_at, 1, 0, 0 from cash_sign_ins where signed_at >= ${from}
      union all
      select 'cash', 'daily', created_at, 0, 1, amount_fen from cash_entries
        where created_at >= ${from} and kind in ('day', 'streak', 'month')
      union all
      select 'promotion', promotion_id, used_at, 1, 0, saved_fen from promotion_uses where used_at >= ${from}
      union all
      select 'coupon', c.activity_id, c.claimed_at, 1, 0, coalesce(t.max_off_fen, t.amount_fen)
        from coupon_claims c join coupon_templates t using (template_id) where c.claimed_at >= ${from}
    ) as counted
    where at <= ${now}
    group by 1, 2, 3
    on conflict (kind, activity_id, minute) do update
      set joined = excluded.joined, won = excluded.won, spent_fen = excluded.spent_fen
      where (activity_minutes.joined, activity_minutes.won, activity_minutes.spent_fen)
        <> (excluded.joined, excluded.won, excluded.spent_fen)`.execute(db);
}

/** Counts, then judges the guard rails by what was counted. */
export const countActivityMinutesJob = (deps: Pick<Deps, 'db' | 'clock' | 'log'>): RecurringJob => ({
  name: 'activity-minutes',
  everyMs: 15_000,
  run: async () => {
    const now = deps.clock.now();
    await countActivityMinutes(deps.db, now);
    await runGuardRails(deps, now);
  },
});

const storedDays = 15;
export const sweepActivityMinutes = async (db: Db, now: Date): Promise<void> => {
  const until = new Date(now.getTime() - storedDays * dayMs);
  await db.deleteFrom('activity_minutes').where('minute', '<', until).execute();
  await db.deleteFrom('activity_refusals').where('minute', '<', until).execute();
};
