import { sql } from 'kysely';
import type { MyFlashSales } from '#core/contract/activity/flash-sales.shapes.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { ownedRightTypes, levelsOf } from '../../memberships/public.ts';

/** What the subscriber reserved, bought, appointed and registered for in a session. */
export async function myFlashSales(
  { db, clock }: Deps,
  { userId }: Member,
  sessionId: string,
): Promise<MyFlashSales> {
  const now = clock.now();
  const session = await db
    .selectFrom('seckill_sessions')
    .select(['right_type', 'quota_per_month'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  const activityId = sql<string>`t.session_id || ':' || t.goods_id`.as('activity_id');
  const [rights, levels, reservations, month, appointments, ticket, entries] = await Promise.all([
    ownedRightTypes(db, userId, now),
    levelsOf(db, [userId], now),
    db
      .selectFrom('sale_reservations as t')
      .leftJoin('orders as o', 'o.order_no', 't.order_no')
      .select([activityId, 't.quantity', 't.state', 't.expires_at', 't.order_no', 'o.state as order_state'])
      .select('o.pay_by')
      .where('t.user_id', '=', userId)
      .where('t.session_id', '=', sessionId)
      .where((e) =>
        e.or([e('t.state', '=', 'ordered'), e.and([e('t.state', '=', 'held'), e('t.expires_at', '>', now)])]),
      )
      .orderBy('t.reserved_at')
      .execute(),
    takenThisMonth(db, userId, sessionId, now),
    db
      .selectFrom('appointments as t')
      .innerJoin('seckill_sessions as s', 's.session_id', 't.session_id')
      .select(activityId)
      .where('t.user_id', '=', userId)
      .where('s.begins_at', '>', now)
      .execute(),
    db
      .selectFrom('draw_tickets')
      .select(['ticket_no', 'receipt'])
      .where('user_id', '=', userId)
      .where('session_id', '=', sessionId)
      .executeTakeFirst(),
    db
      .selectFrom('draw_entries as t')
      .select([activityId, 't.won'])
      .where('t.user_id', '=', userId)
      .where('t.session_id', '=', sessionId)
      .execute(),
  ]);
  return {
    serverNow: now.toISOString(),
    mayBuy: session?.right_type == null || rights.includes(session.right_type),
    level: levels.get(userId) ?? 0,
    quotaLeft: session?.quota_per_month == null ? null : Math.max(0, session.quota_per_month - month),
    reservations: reservations.map((row) => ({
      activityId: row.activity_id,
      quantity: row.quantity,
      state: row.order_no === null ? 'held' : row.order_state === 'created' ? 'unpaid' : 'bought',
      expiresAt: (row.order_state === 'created' && row.pay_by ? row.pay_by : row.expires_at).toISOString(),
      orderNo: row.order_no,
    })),
    appointments: appointments.map(({ activity_id }) => activity_id),
    ticket: ticket && entries.length > 0 ? { ticketNo: ticket.ticket_no, receipt: ticket.receipt } : null,
    entries: entries.map(({ activity_id, won }) => ({ activityId: activity_id, won })),
  };
}

/** Pieces that count for this month's quota, as in reserve_sale. */
async function takenThisMonth(db: Deps['db'], userId: string, sessionId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    select coalesce(sum(quantity), 0)::integer as pieces from sale_reservations
    where user_id = ${userId} and session_id = ${sessionId} and reserved_at >= date_trunc('month', ${now}::timestamptz, 'Asia/Shanghai')
      and (state = 'ordered' or (state = 'held' and expires_at > ${now}))`.execute(db);
  return rows[0]?.pieces ?? 0;
}
