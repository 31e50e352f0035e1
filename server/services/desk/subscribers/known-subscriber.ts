import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { Users } from '../../../db/schema/accounts.ts';
import { NotFound } from '../../../http/refusal.ts';

/** The row of a subscriber; an account that was closed has one too. */
export async function knownSubscriber(db: Db | Tx, userId: string): Promise<Selectable<Users>> {
  const row = await db.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (!row) throw new NotFound('没有这位用户');
  return row;
}
