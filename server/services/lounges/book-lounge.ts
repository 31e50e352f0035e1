import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { lounge } from '#core/contract/goods/lounge.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { newId } from '../../http/secrets.ts';
import { grantVisits } from './grant-visits.ts';
import { ownedVisits, type OwnedVisits } from './owned-visits.ts';

type Call = typeof lounge.bookLounge;
/** A reservation is kept for a day; unused, the visit is free again. */
const passMs = 24 * 3_600_000;
const maxDraws = 20;

/** Reserves one visit for a hall. A waiting one for the same hall is returned again, with the companions changed. */
export async function bookLounge(
  { db, clock }: Deps,
  { userId }: Member,
  { hallId, companions }: InputOf<Call>,
): Promise<DataOf<Call>> {
  const now = clock.now();
  const hall = await db
    .selectFrom('lounge_halls as h')
    .innerJoin('stations as s', 's.station_id', 'h.station_id')
    .select(['h.sku_id', 's.kind'])
    .where('h.hall_id', '=', hallId)
    .executeTakeFirst();
  if (!hall) throw new Refusal('没有找到这个贵宾厅');
  await grantVisits(db, userId);
  const orderId = await db.transaction().execute(async (tx) => {
    await endOverdue(tx, userId, now);
    const waiting = await waitingAt(tx, userId, hallId);
    if (waiting) {
      if (companions > waiting.allowed) throw tooMany(waiting.allowed);
      await tx
        .updateTable('lounge_orders')
        .set({ companions })
        .where('order_id', '=', waiting.order_id)
        .execute();
      return waiting.order_id;
    }
    const right = fittingRight(await ownedVisits(tx, userId, now, hall.sku_id), companions);
    return reserve(tx, { userId, hallId, companions, right, now });
  });
  return { orderId, kind: hall.kind };
}

/** Locks the subscriber's rights, so that concurrent requests follow each other, and ends what was not used in time. */
async function endOverdue(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .selectFrom('lounge_rights')
    .select('right_id')
    .where('user_id', '=', userId)
    .orderBy('right_id')
    .forUpdate()
    .execute();
  await tx
    .updateTable('lounge_orders')
    .set({ state: 'expired' })
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', now)
    .execute();
}

const waitingAt = (tx: Tx, userId: string, hallId: string) =>
  tx
    .selectFrom('lounge_orders as o')
    .innerJoin('lounge_rights as r', 'r.right_id', 'o.right_id')
    .select(['o.order_id', 'r.companions as allowed'])
    .where('o.user_id', '=', userId)
    .where('o.hall_id', '=', hallId)
    .where('o.state', '=', 'waiting')
    .executeTakeFirst();

const tooMany = (allowed: number) =>
  new Refusal(allowed === 0 ? '这项权益不能带同行人' : `这项权益最多可带${allowed}位同行人`);

function fittingRight(owned: readonly OwnedVisits[], companions: number): OwnedVisits {
  const free = owned.filter(({ left_count }) => left_count > 0);
  if (free.length === 0)
    throw new Refusal(owned.length > 0 ? '贵宾厅次数已用完或已预约' : '您还没有这类贵宾厅的次数');
  const right = free.find((each) => each.companions >= companions);
  if (!right) throw tooMany(Math.max(...free.map((each) => each.companions)));
  return right;
}

interface Reservation {
  readonly userId: string;
  readonly hallId: string;
  readonly companions: number;
  readonly right: OwnedVisits;
  readonly now: Date;
}

/** Takes the lowest visit that no live order has. An entry number in use is drawn again. */
async function reserve(tx: Tx, { userId, hallId, companions, right, now }: Reservation): Promise<string> {
  const orderId = newId();
  const expires = new Date(Math.min(now.getTime() + passMs, right.expires_at.getTime()));
  for (let tries = 0; tries < maxDraws; tries += 1) {
    const { numAffectedRows } = await sql`
      insert into lounge_orders (order_id, right_id, right_count, user_id, hall_id, visit_no, companions, state, entry_no, created_at, expires_at)
      select ${orderId}, ${right.right_id}, ${right.total_count}, ${userId}, ${hallId}, n, ${companions}, 'waiting', ${randomInt(1_000_000)}, ${now}, ${expires}
      from generate_series(1, ${right.total_count}::int) n
      where not exists (select from lounge_orders o where o.right_id = ${right.right_id} and o.visit_no = n and o.state in ('waiting', 'verified'))
      order by n limit 1
      on conflict (entry_no) where state = 'waiting' do nothing`.execute(tx);
    if (numAffectedRows === 1n) return orderId;
  }
  throw new Refusal('贵宾厅次数已用完或已预约');
}
