import { sql } from 'kysely';
import type { ActivityKind } from '#core/contract/console/activities/activity-kinds.ts';
import type { Db, Tx } from '../../../../db/database.ts';
import { NotFound } from '../../../../http/refusal.ts';
import { lockActivity } from '../../limits/activity-lock.ts';
import { activitiesAt, activityRows, type ActivityRow } from './activity-rows.ts';

export interface ActivityKey {
  readonly kind: ActivityKind;
  readonly activityId: string;
}
interface PrizeStock {
  readonly prize_id: string;
  readonly name: string;
  readonly total: number;
  readonly taken: number;
}
export interface LockedActivity extends ActivityRow {
  readonly stocks: readonly PrizeStock[];
}

export const objectKeyOf = ({ kind, activityId }: ActivityKey): string => `${kind}:${activityId}`;

/** Where the stop of a kind stands, and the row that its participants lock. */
export const activityTables = {
  flash: { table: 'seckill_sessions', id: 'session_id' },
  half: { table: 'seckill_sessions', id: 'session_id' },
  draw: { table: 'seckill_sessions', id: 'session_id' },
  group: { table: 'group_activities', id: 'activity_id' },
  lottery: { table: 'lotteries', id: 'lottery_id' },
  cash: { table: 'cash_activity', id: null },
  promotion: { table: 'promotions', id: 'promotion_id' },
  zone: { table: 'zone_activities', id: 'activity_id' },
  coupon: { table: 'coupon_activities', id: 'activity_id' },
} as const satisfies Record<ActivityKind, { readonly table: string; readonly id: string | null }>;

export const isRow = ({ kind, activityId }: ActivityKey) => {
  const { id } = activityTables[kind];
  return id === null ? sql<boolean>`true` : sql<boolean>`${sql.ref(id)} = ${activityId}`;
};

/** An activity under the lock that its participants share or wait for. */
export async function lockedActivity(tx: Tx, key: ActivityKey, now: Date): Promise<LockedActivity> {
  const { kind, activityId } = key;
  if (kind === 'lottery' || kind === 'cash') await lockActivity(tx, kind, activityId);
  await sql`select from ${sql.table(activityTables[kind].table)} where ${isRow(key)} for no key update`.execute(
    tx,
  );
  if (kind === 'lottery' || kind === 'cash')
    await sql`select from activity_budgets where kind = ${kind} and activity_id = ${activityId} for no key update`.execute(
      tx,
    );
  const [row] = await activityRows(tx, activitiesAt(now, key), now);
  if (!row) throw new NotFound('没有这个活动');
  return { ...row, stocks: kind === 'lottery' ? await stocksOf(tx, activityId) : [] };
}

/** The limited prizes of the current version. */
export async function stocksOf(tx: Db | Tx, lotteryId: string): Promise<readonly PrizeStock[]> {
  const { rows } = await sql<PrizeStock>`
    select s.prize_id, p.name, s.total, s.taken
    from lotteries l join lottery_prizes p on p.lottery_id = l.lottery_id and p.version = l.version
    join lottery_stock s on s.lottery_id = p.lottery_id and s.prize_id = p.prize_id
    where l.lottery_id = ${lotteryId} order by p.place`.execute(tx);
  return rows;
}
