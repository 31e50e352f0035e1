import { sql, type RawBuilder } from 'kysely';
import type { ActivityKind, ActivityState } from '#core/contract/console/activities/activity-kinds.ts';
import type { EveryActivityRow } from '#core/contract/console/activities/every-activity.shapes.ts';
import { lotteryNames } from '#core/rules/console/activities/activity-names.ts';
import { chinaDay, chinaDayBounds } from '#core/rules/format/china-day.ts';
import type { Db, Tx } from '../../../../db/database.ts';

export interface ActivityRow {
  readonly kind: ActivityKind;
  readonly activity_id: string;
  readonly name: string;
  readonly begins_at: Date | null;
  readonly ends_at: Date | null;
  readonly stopped_at: Date | null;
  readonly budget_fen: number | null;
  readonly spent_fen: number | null;
  readonly state: ActivityState;
  readonly joined_today: number;
  readonly won_today: number;
  readonly spent_today: number;
}

/** Activities of every kind with the same columns; there are some hundreds of them. */
const every = sql`
  select case when s.kind = 'half' then 'half' when s.mode = 'draw' then 'draw' else 'flash' end as kind,
    s.session_id as activity_id, s.name, s.begins_at, s.ends_at, s.is_on, s.stopped_at, null as stopped_for,
    k.budget_fen, k.spent_fen
  from seckill_sessions s cross join lateral (
    select sum(budget_fen)::bigint as budget_fen, coalesce(sum(spent_fen), 0)::bigint as spent_fen
    from seckill_goods k where k.session_id = s.session_id) k
  union all
  select 'group', a.activity_id, g.name || '，' || a.size || '人团', a.begins_at, a.ends_at, a.is_on, a.stopped_at, null,
    a.budget_fen, a.spent_fen
  from group_activities a join skus u using (sku_id) join goods g on g.goods_id = u.goods_id
  union all
  select 'lottery', l.lottery_id, coalesce(l.name, ${JSON.stringify(lotteryNames)}::jsonb ->> l.lottery_id, l.lottery_id), l.begins_at, l.ends_at, true,
    l.stopped_at, l.stopped_for, b.budget_fen, b.spent_fen
  from lotteries l left join activity_budgets b on b.kind = 'lottery' and b.activity_id = l.lottery_id
  union all
  select 'cash', 'daily', '天天领现金', null, null, true, c.stopped_at, c.stopped_for, b.budget_fen, b.spent_fen
  from cash_activity c left join activity_budgets b on b.kind = 'cash' and b.activity_id = 'daily'
  union all
  select 'promotion', promotion_id, title, begins_at, ends_at, is_on or stopped_at is not null, stopped_at, null,
    budget_fen, case when budget_fen is not null then spent_fen end
  from promotions
  union all
  select 'zone', activity_id, title, begins_at, ends_at, true, stopped_at, null, null, null from zone_activities
  union all
  select 'coupon', activity_id, title, begins_at, ends_at, true, case when not is_on then coalesce(stopped_at, begins_at) end, null,
    budget_fen, case when budget_fen is not null then spent_fen end
  from coupon_activities`;

/** The state in the order in which one covers the other. */
const stateAt = (now: Date) => sql`
  case when not is_on then 'off'
    when ends_at <= ${now} then 'ended'
    when stopped_for = 'budget' then 'usedUp'
    when stopped_at is not null then 'stopped'
    when begins_at > ${now} then 'coming'
    when budget_fen > 0 and spent_fen >= budget_fen then 'usedUp'
    else 'running' end`;

/** An activity that always runs stands behind those that begin. */
export const beginOrder = sql<Date>`coalesce(begins_at, 'epoch')`;
export const keyColumn = sql<string>`kind || ':' || activity_id`;

/** Activities that match, as a query to select from. */
export const activitiesAt = (
  now: Date,
  { kind, activityId }: { readonly kind?: ActivityKind | undefined; readonly activityId?: string } = {},
): RawBuilder<unknown> => sql`
  select kind, activity_id, name, begins_at, ends_at, stopped_at, budget_fen, spent_fen, ${stateAt(now)} as state
  from (${every}) as each_activity
  where (${kind ?? null}::text is null or kind = ${kind ?? null})
    and (${activityId ?? null}::text is null or activity_id = ${activityId ?? null})`;

/** Rows with what happened today, in China. */
export async function activityRows(
  db: Db | Tx,
  from: RawBuilder<unknown>,
  now: Date,
): Promise<readonly ActivityRow[]> {
  const { rows } = await sql<ActivityRow>`
    select a.*, t.joined_today, t.won_today, t.spent_today from (${from}) as a
    cross join lateral (
      select coalesce(sum(joined), 0)::integer as joined_today, coalesce(sum(won), 0)::integer as won_today,
        coalesce(sum(spent_fen), 0)::bigint as spent_today
      from activity_minutes m where m.kind = a.kind and m.activity_id = a.activity_id
        and m.minute >= ${chinaDayBounds(chinaDay(now)).from}) as t
    order by ${beginOrder} desc, ${keyColumn} desc`.execute(db);
  return rows;
}

export const rowView = (row: ActivityRow): EveryActivityRow => ({
  kind: row.kind,
  activityId: row.activity_id,
  name: row.name,
  state: row.state,
  beginsAt: row.begins_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
  budgetFen: row.budget_fen,
  spentFen: row.spent_fen,
  joinedToday: row.joined_today,
  spentTodayFen: row.spent_today,
});
