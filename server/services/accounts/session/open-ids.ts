import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { ChatAppId } from '../../../db/schema/identities.ts';
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
  app: ChatAppId = 'account',
): Promise<string> {
  const handle = newToken();
  await db
    .insertInto('open_id_handles')
    .values({
      handle_hash: tokenHash(handle),
      open_id_sealed: encryption.identities.seal(openId),
      app,
      expires_at: new Date(now.getTime() + handleLifeMs),
      used_at: null,
    })
    .execute();
  return handle;
}

/** An identity that waits for a number, and the app that knows the user by it. */
export interface WaitingIdentity {
  readonly openId: string;
  readonly app: ChatAppId;
}

export async function spendHandle(
  { db, encryption }: AccountStore,
  handle: string,
  now: Date,
): Promise<WaitingIdentity | undefined> {
  const spent = await db
    .updateTable('open_id_handles')
    .set({ used_at: now })
    .where('handle_hash', '=', tokenHash(handle))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestEnd(now, handleLifeMs))
    .returning(['open_id_sealed', 'app'])
    .executeTakeFirst();
  return spent && { openId: encryption.identities.open(spent.open_id_sealed), app: spent.app };
}

/** Binds the identity to this account only. */
export const bindIdentity = (
  tx: Tx,
  encryption: Encryption,
  userId: string,
  { openId, app }: WaitingIdentity,
  now: Date,
): Promise<void> =>
  app === 'account'
    ? bindOpenId(tx, encryption, userId, openId)
    : bindMiniProgramId(tx, encryption, userId, openId, now);

async function bindMiniProgramId(
  tx: Tx,
  { identities }: Encryption,
  userId: string,
  openId: string,
  now: Date,
): Promise<void> {
  const open_id_lookup = identities.lookup(openId);
  await lockIdentity(tx, open_id_lookup);
  await tx
    .deleteFrom('mini_program_ids')
    .where('open_id_lookup', '=', open_id_lookup)
    .where('user_id', '<>', userId)
    .execute();
  const bound = { open_id_sealed: identities.seal(openId), open_id_lookup, bound_at: now };
  await tx
    .insertInto('mini_program_ids')
    .values({ user_id: userId, ...bound })
    .onConflict((c) => c.column('user_id').doUpdateSet(bound))
    .execute();
}

/** Two bindings of one identity wait for each other. */
const lockIdentity = (tx: Tx, lookup: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`open-id:${lookup}`}, 0))`.execute(tx);

/** Binds the identity of the official account. */
export async function bindOpenId(
  tx: Tx,
  { identities }: Encryption,
  userId: string,
  openId: string,
): Promise<void> {
  const lookup = identities.lookup(openId);
  await lockIdentity(tx, lookup);
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
