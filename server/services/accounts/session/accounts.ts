import { randomInt } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Encryption } from '../../../crypto/encryption.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Users } from '../../../db/schema/accounts.ts';

type PrivateColumn = 'mobile_sealed' | 'mobile_lookup' | 'open_id_sealed' | 'open_id_lookup';

/** A row of users with its private values decrypted. */
export interface Account extends Omit<Selectable<Users>, PrivateColumn> {
  readonly mobile: string;
  readonly open_id: string | null;
}

/** Where accounts are stored, in or outside a transaction. */
export interface AccountStore {
  readonly db: Db | Tx;
  readonly encryption: Encryption;
}

/** The number's open account; the first sign-in creates it. Concurrent first sign-ins create one. */
export async function accountOf(store: AccountStore, mobile: string, now: Date): Promise<Account> {
  const found = await findAccount(store, mobile);
  if (found) return found;
  const { mobiles } = store.encryption;
  await store.db
    .insertInto('users')
    .values({
      user_id: newUserId(now),
      mobile_sealed: mobiles.seal(mobile),
      mobile_lookup: mobiles.lookup(mobile),
      area_num: null,
      isp_flag: 0,
      brand_num: '0',
      credit_level: null,
      user_name: `用户${mobile.slice(-4)}`,
      head_img_url: null,
      open_id_sealed: null,
      open_id_lookup: null,
      created_at: now,
      closed_at: null,
    })
    .onConflict((c) => c.column('mobile_lookup').where('closed_at', 'is', null).doNothing())
    .execute();
  const opened = await findAccount(store, mobile);
  if (!opened) throw new Error('an account just opened is gone');
  return opened;
}

const findAccount = ({ db, encryption }: AccountStore, mobile: string) =>
  db
    .selectFrom('users')
    .selectAll()
    .where('mobile_lookup', '=', encryption.mobiles.lookup(mobile))
    .where('closed_at', 'is', null)
    .executeTakeFirst()
    .then(decrypted(encryption));

/** The open account a chat-app identity is bound to. */
export const accountBoundTo = ({ db, encryption }: AccountStore, openId: string) =>
  db
    .selectFrom('users')
    .selectAll()
    .where('open_id_lookup', '=', encryption.identities.lookup(openId))
    .where('closed_at', 'is', null)
    .executeTakeFirst()
    .then(decrypted(encryption));

/** The open account that an identity of the mini-program is bound to. */
export const accountInMiniProgram = ({ db, encryption }: AccountStore, openId: string) =>
  db
    .selectFrom('mini_program_ids as m')
    .innerJoin('users as u', 'u.user_id', 'm.user_id')
    .selectAll('u')
    .where('m.open_id_lookup', '=', encryption.identities.lookup(openId))
    .where('u.closed_at', 'is', null)
    .executeTakeFirst()
    .then(decrypted(encryption));

/** The subscriber's id in the mini-program, which its cashier needs. */
export const miniProgramIdOf = ({ db, encryption }: AccountStore, userId: string) =>
  db
    .selectFrom('mini_program_ids')
    .select('open_id_sealed')
    .where('user_id', '=', userId)
    .executeTakeFirst()
    .then((row) => (row ? encryption.identities.open(row.open_id_sealed) : null));

export const accountById = ({ db, encryption }: AccountStore, userId: string) =>
  db
    .selectFrom('users')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
    .then(decrypted(encryption));

const decrypted =
  ({ mobiles, identities }: Encryption) =>
  (row: Selectable<Users> | undefined): Account | undefined => {
    if (!row) return undefined;
    const { mobile_sealed, mobile_lookup: _mobile, open_id_sealed, open_id_lookup: _openId, ...rest } = row;
    return {
      ...rest,
      mobile: mobiles.open(mobile_sealed),
      open_id: open_id_sealed === null ? null : identities.open(open_id_sealed),
    };
  };

/** Starts with the time, so that ids sort by age; random digits make it unique across instances. */
const newUserId = (now: Date): string => `U${now.getTime()}${String(randomInt(10 ** 12)).padStart(12, '0')}`;
