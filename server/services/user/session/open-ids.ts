import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { newToken, tokenHash } from '../../../http/secrets.ts';
import { latestEnd } from '../../../lifetime.ts';
import type { Account } from './accounts.ts';

/** Covers typing a number and waiting for its code. */
const handleLifeMs = 15 * 60_000;

/** The open account a chat-app identity is bound to. */
export const accountBoundTo = (db: Db | Tx, openId: string): Promise<Account | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where('open_id', '=', openId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();

/** A one-time handle of an identity without a number. The identity itself is never sent to a page, so it cannot be forged. */
export async function newHandle(db: Db | Tx, openId: string, now: Date): Promise<string> {
  const handle = newToken();
  await db
    .insertInto('open_id_handles')
    .values({
      handle_hash: tokenHash(handle),
      open_id: openId,
      expires_at: new Date(now.getTime() + handleLifeMs),
      used_at: null,
    })
    .execute();
  return handle;
}

export async function spendHandle(tx: Tx, handle: string, now: Date): Promise<string | undefined> {
  const spent = await tx
    .updateTable('open_id_handles')
    .set({ used_at: now })
    .where('handle_hash', '=', tokenHash(handle))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestEnd(now, handleLifeMs))
    .returning('open_id')
    .executeTakeFirst();
  return spent?.open_id;
}

/** Binds the identity to this account only. */
export async function bindOpenId(tx: Tx, userId: string, openId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`open-id:${openId}`}, 0))`.execute(tx);
  await tx
    .updateTable('users')
    .set({ open_id: null })
    .where('open_id', '=', openId)
    .where('user_id', '<>', userId)
    .where('closed_at', 'is', null)
    .execute();
  await tx.updateTable('users').set({ open_id: openId }).where('user_id', '=', userId).execute();
}
