import { sql } from 'kysely';
import type { Encryption } from '../crypto/encryption.ts';
import type { Tx } from '../db/database.ts';
import type { Link } from './links.ts';

/** What rows and steps of a load may depend on. */
export interface LoadContext {
  readonly tx: Tx;
  readonly encryption: Encryption;
  readonly now: Date;
  readonly base: string;
  /** Links from the shopping mall. */
  readonly link: Link;
}

export interface Owned {
  readonly user_id?: string | null | undefined;
}

/** Rows without an owner, and rows of open accounts: a closed one, or one whose number was registered before, gets no demo data. */
export async function ofOpenAccounts<Row extends Owned>(
  tx: Tx,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const owners = rows.flatMap(({ user_id }) => user_id ?? []);
  const open = await tx
    .selectFrom('users')
    .select('user_id')
    .where(sql<boolean>`user_id = any(${owners}::text[])`)
    .where('closed_at', 'is', null)
    .execute();
  return rows.filter(({ user_id }) => user_id == null || open.some((user) => user.user_id === user_id));
}
