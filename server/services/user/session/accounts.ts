import { randomInt } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { Users } from '../../../db/schema/accounts.ts';

export type Account = Selectable<Users>;

/** The number's open account; the first sign-in creates it. Concurrent first sign-ins create one. */
export async function accountOf(db: Db | Tx, mobile: string, now: Date): Promise<Account> {
  const found = await findAccount(db, mobile);
  if (found) return found;
  await db
    .insertInto('users')
    .values({
      user_id: newUserId(now),
      mobile,
      area_num: null,
      isp_flag: 0,
      brand_num: '0',
      credit_level: null,
      user_name: `用户${mobile.slice(-4)}`,
      head_img_url: null,
      open_id: null,
      created_at: now,
      closed_at: null,
    })
    .onConflict((c) => c.column('mobile').where('closed_at', 'is', null).doNothing())
    .execute();
  const opened = await findAccount(db, mobile);
  if (!opened) throw new Error('an account just opened is gone');
  return opened;
}

export const findAccount = (db: Db | Tx, mobile: string) =>
  db
    .selectFrom('users')
    .selectAll()
    .where('mobile', '=', mobile)
    .where('closed_at', 'is', null)
    .executeTakeFirst();

export const accountById = (db: Db, userId: string) =>
  db.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Starts with the time, so that ids sort by age; random digits make it unique across instances. */
const newUserId = (now: Date): string => `U${now.getTime()}${String(randomInt(1_000_000)).padStart(6, '0')}`;
