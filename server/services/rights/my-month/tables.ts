import { sql } from 'kysely';
import type { MonthPick } from '#core/rules/rights/my-month/my-month-plan.ts';
import type { Encryption } from '../../../crypto/encryption.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { MonthSettings } from '../../../db/schema/my-month.ts';

export const picksOf = (db: Db | Tx, userId: string): Promise<MonthPick[]> =>
  db
    .selectFrom('month_picks')
    .select(['subscription_id as subscriptionId', 'rights_id as rightsId'])
    .where('user_id', '=', userId)
    .orderBy('subscription_id')
    .orderBy('rights_id')
    .execute();

/** A subscriber with work due, as the row was before it was leased. */
export interface DueSubscriber extends MonthSettings {
  readonly mobile: string;
}

/** Subscribers leased in one round. */
const atOnce = 20;

/**
 * Leases what is due by moving its time to `leaseUntil`: no lock is held meanwhile, no other instance selects it,
 * and after a crash it comes due again.
 */
export async function leaseDue(
  { db, encryption }: { readonly db: Db; readonly encryption: Encryption },
  column: 'claim_at' | 'notify_at' | 'remind_at',
  now: Date,
  leaseUntil: Date,
): Promise<DueSubscriber[]> {
  const due = sql.ref(column);
  const { rows } = await sql<MonthSettings & { mobile_sealed: string }>`
    with d as materialized (
      select s.*, u.mobile_sealed from month_settings s join users u using (user_id) where s.${due} <= ${now} and u.closed_at is null
      order by s.${due} limit ${atOnce} for update of s skip locked)
    update month_settings m set ${due} = ${leaseUntil} from d where m.user_id = d.user_id returning d.*`.execute(
    db,
  );
  return rows.map(({ mobile_sealed, ...settings }) => ({
    ...settings,
    mobile: encryption.mobiles.open(mobile_sealed),
  }));
}

/** Whether the settings are still those a round began with. */
export async function isUnchanged(db: Db, { user_id, saved_at }: DueSubscriber): Promise<boolean> {
  const row = await db
    .selectFrom('month_settings')
    .select('saved_at')
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return row?.saved_at.getTime() === saved_at.getTime();
}

export interface Tried extends MonthPick {
  readonly cycle: string;
  readonly userId: string;
}

/** Records a claim before it is made, so that its outcome is reported even after a crash. */
export const beginOutcome = (db: Db, { userId, cycle, subscriptionId, rightsId }: Tried, now: Date) =>
  db
    .insertInto('month_outcomes')
    .values({
      user_id: userId,
      cycle,
      subscription_id: subscriptionId,
      rights_id: rightsId,
      claim_id: null,
      reason: '',
      tries: 1,
      tried_at: now,
      notified_at: null,
    })
    .onConflict((c) =>
      c.columns(['user_id', 'cycle', 'subscription_id', 'rights_id']).doUpdateSet((e) => ({
        tries: e('month_outcomes.tries', '+', 1),
        tried_at: now,
        reason: '',
        notified_at: null,
      })),
    )
    .execute();

export const noteOutcome = (
  db: Db,
  { userId, cycle, subscriptionId, rightsId }: Tried,
  end: { readonly claim_id: string } | { readonly reason: string },
) =>
  db
    .updateTable('month_outcomes')
    .set(end)
    .where('user_id', '=', userId)
    .where('cycle', '=', cycle)
    .where('subscription_id', '=', subscriptionId)
    .where('rights_id', '=', rightsId)
    .execute();

export const outcomesOf = (db: Db, userId: string, cycle: string) =>
  db
    .selectFrom('month_outcomes')
    .select(['subscription_id', 'rights_id', 'claim_id', 'reason', 'tries'])
    .where('user_id', '=', userId)
    .where('cycle', '=', cycle)
    .execute();
