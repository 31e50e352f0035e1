import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface ReservedVisits {
  readonly right_id: string;
  /** The visit that was reserved first. */
  readonly order_id: string;
  readonly reserved: number;
}

/** The visits that are reserved and not yet scanned, by the right that they take from. */
export async function reservedVisits(db: Db, userId: string, now: Date): Promise<readonly ReservedVisits[]> {
  const { rows } = await sql<ReservedVisits>`
    select right_id, (array_agg(order_id order by created_at, order_id))[1] as order_id, count(*)::int as reserved
    from lounge_orders where user_id = ${userId} and state = 'waiting' and expires_at > ${now}
    group by right_id`.execute(db);
  return rows;
}
