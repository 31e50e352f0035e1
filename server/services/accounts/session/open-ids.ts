import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Encryption } from '../../../crypto/encryption.ts';
import { newToken, tokenHash } from '../../../http/secrets.ts';
import { latestEnd } from '../../../lifetime.ts';
import type { AccountStore } from './accounts.ts';

/** Covers typing a number and waiting for its code. */
const handleLifeMs = 15 * 60_000;

/** A one-time handle of an identity without a number. The identity itself is never sent to a page, so it cannot be forged. */
export async function newHandle(
  { db, encryption }: AccountStore,
  openId: string,
  now: Date,
): Promise<string> {
  const handle = newToken();
  await db
    .insertInto('open_id_handles')
    .values({
      handle_hash: tokenHash(handle),
      open_id_sealed: encryption.identities.seal(openId),
      expires_at: new Date(now.getTime() + handleLifeMs),
      used_at: null,
    })
    .execute();
  return handle;
}

export async function spendHandle(
  { db, encryption }: AccountStore,
  handle: string,
  now: Date,
): Promise<string | undefined> {
  const spent = await db
    .updateTable('open_id_handles')
    .set({ used_at: now })
    .where('handle_hash', '=', tokenHash(handle))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestEnd(now, handleLifeMs))
    .returning('open_id_sealed')
    .executeTakeFirst();
  return spent && encryption.identities.open(spent.open_id_sealed);
}

/** Binds the identity to this account only. */
export async function bindOpenId(
  tx: Tx,
  { identities }: Encryption,
  userId: string,
  openId: string,
): Promise<void> {
  const lookup = identities.lookup(openId);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`open-id:${lookup}`}, 0))`.execute(tx);
  await tx
    .updateTable('users')
    .set({ open_id_sealed: null, open_id_lookup: null })
    .where('open_id_lookup', '=', lookup)
    .where('user_id', '<>', userId)
    .where('closed_at', 'is', null)
    .execute();
  await tx
    .updateTable('users')
    .set({ open_id_sealed: identities.seal(openId), open_id_lookup: lookup })
    .where('user_id', '=', userId)
    .execute();
}
