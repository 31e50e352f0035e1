import type { LoungePass } from '#core/contract/goods/rail.shapes.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import { codeLifeMs, codeMinute, seedEnd, writeLoungeCode } from '#core/rules/lounge/lounge-code.ts';
import { scanSentences } from '#core/rules/lounge/scan-verdict.ts';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { ownedVisits } from './owned-visits.ts';
import { hallView, orderedHalls } from './list-halls.ts';
import { digitsOf, macOf, seedOf } from './sign-code.ts';

/** A visit with the code of this minute, and the seed for codes of the next 12 hours. */
export async function loungePass(deps: Deps, member: Member, orderId: string): Promise<LoungePass> {
  const { db, clock, secret } = deps;
  const { userId, mobile } = member;
  const now = clock.now();
  const order = await orderOf(db, userId, orderId);
  if (!order) throw new Refusal('没有找到这次预约');
  const hallId = order.verified_hall_id ?? order.hall_id;
  const [halls, owned, scan] = await Promise.all([
    hallId === null ? [] : orderedHalls(hallsOf(db).where('h.hall_id', '=', hallId), {}).execute(),
    ownedVisits(db, userId, now, order.sku_id),
    lastScan(db, orderId),
  ]);
  const [hall] = halls;
  const state = order.state === 'waiting' && order.expires_at <= now ? 'expired' : order.state;
  const minute = codeMinute(now.getTime());
  const until = seedEnd(now.getTime());
  const key = seedOf(secret, orderId, until);
  const isWaiting = state === 'waiting';
  const mac = macOf(key, { orderId, minute });
  return {
    orderId,
    state,
    qr: isWaiting ? writeLoungeCode({ orderId, minute, until, mac }) : null,
    digits: isWaiting ? digitsOf(secret, orderId, order.entry_no, minute) : null,
    expiresAt: isWaiting ? new Date((minute + 1) * codeLifeMs).toISOString() : null,
    serverNow: now.toISOString(),
    hall: hall ? hallView(hall, now, null) : null,
    mobile: maskMobile(mobile),
    rightText: `贵宾厅1次${order.companions > 0 ? `，可带${order.companions}人` : ''}`,
    companions: order.companions,
    leftAfter: owned.reduce((sum, { left_count }) => sum + left_count, 0),
    verifiedAt: order.verified_at?.toISOString() ?? null,
    seed: isWaiting ? { key, until } : null,
    lastScan: scan
      ? {
          verdict: scan.verdict,
          text: scanSentences[scan.verdict],
          hallName: scan.name,
          at: scan.scanned_at.toISOString(),
        }
      : null,
  };
}

const hallsOf = (db: Db) =>
  db.selectFrom('lounge_halls as h').innerJoin('stations as s', 's.station_id', 'h.station_id');

const orderOf = (db: Db, userId: string, orderId: string) =>
  db
    .selectFrom('lounge_orders as o')
    .innerJoin('lounge_rights as r', 'r.right_id', 'o.right_id')
    .selectAll('o')
    .select('r.sku_id')
    .where('o.order_id', '=', orderId)
    .where('o.user_id', '=', userId)
    .executeTakeFirst();

const lastScan = (db: Db, orderId: string) =>
  db
    .selectFrom('lounge_scans as c')
    .innerJoin('lounge_halls as h', 'h.hall_id', 'c.hall_id')
    .select(['c.verdict', 'c.scanned_at', 'h.name'])
    .where('c.order_id', '=', orderId)
    .orderBy('c.scan_id', 'desc')
    .limit(1)
    .executeTakeFirst();
