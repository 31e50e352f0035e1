import { sql, type Insertable, type Selectable } from 'kysely';
import type { CashReward } from '#core/rules/activity/daily-cash.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { CashEntries, CashSignIns } from '../../../db/schema/daily-cash.ts';

export type SignInRow = Selectable<CashSignIns>;
export type EntryRow = Omit<Selectable<CashEntries>, 'previous_seq'>;
/** An entry of a check-in. */
export type RewardRow = EntryRow & Pick<CashReward, 'kind' | 'days'>;

export async function rewardRows(db: Db | Tx): Promise<CashReward[]> {
  const rows = await db.selectFrom('cash_rewards').selectAll().orderBy('kind').orderBy('days').execute();
  return rows.map(({ kind, days, amount_fen }) => ({ kind, days, amountFen: amount_fen }));
}

/** Locks the subscriber's row, which serialises concurrent sign-ins. */
export const lockSubscriber = async (tx: Tx, userId: string): Promise<void> =>
  void (await sql`select from users where user_id = ${userId} for no key update`.execute(tx));

/** The last sign-in up to a day; later ones stem from a moved clock and do not count. */
export const lastSignIn = (db: Db | Tx, userId: string, until: string): Promise<SignInRow | undefined> =>
  db
    .selectFrom('cash_sign_ins')
    .selectAll()
    .where('user_id', '=', userId)
    .where('signed_on', '<=', until)
    .orderBy('signed_on', 'desc')
    .limit(1)
    .executeTakeFirst();

export const signInOn = (db: Db | Tx, userId: string, day: string): Promise<SignInRow | undefined> =>
  db
    .selectFrom('cash_sign_ins')
    .selectAll()
    .where('user_id', '=', userId)
    .where('signed_on', '=', day)
    .executeTakeFirst();

/** The signed-in days of a month, up to a day. */
export async function signedDays(db: Db | Tx, userId: string, until: string): Promise<string[]> {
  const rows = await db
    .selectFrom('cash_sign_ins')
    .select('signed_on')
    .where('user_id', '=', userId)
    .where('signed_on', '>=', `${until.slice(0, 8)}01`)
    .where('signed_on', '<=', until)
    .orderBy('signed_on')
    .execute();
  return rows.map(({ signed_on }) => signed_on);
}

export const lastEntry = (
  db: Db | Tx,
  userId: string,
): Promise<Pick<EntryRow, 'seq' | 'balance_fen'> | undefined> =>
  db
    .selectFrom('cash_entries')
    .select(['seq', 'balance_fen'])
    .where('user_id', '=', userId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();

export const rewardsOn = (db: Db | Tx, userId: string, day: string): Promise<RewardRow[]> =>
  db
    .selectFrom('cash_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('signed_on', '=', day)
    .orderBy('seq')
    .$castTo<RewardRow>()
    .execute();

export async function addSignIn(
  tx: Tx,
  signIn: Insertable<CashSignIns>,
  entries: readonly Insertable<CashEntries>[],
): Promise<void> {
  await tx.insertInto('cash_sign_ins').values(signIn).execute();
  if (entries.length > 0)
    await tx
      .insertInto('cash_entries')
      .values([...entries])
      .execute();
}
