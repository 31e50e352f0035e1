import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { Refusal } from '../../../http/refusal.ts';

/** Wrong passwords or codes of one account until it is locked. */
const maxFailures = 5;
/** Of one address, which an office shares. */
const maxFailuresOfNetwork = 20;
const lockMinutes = 15;

const lockedRefusal = (): Refusal => new Refusal(`尝试次数过多，请${lockMinutes}分钟后再试`);

/** Counts an attempt before it is judged, so that many at once are not more guesses; a success sets the counter to zero. */
export async function countNetworkAttempt(db: Db, network: string, now: Date): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into operator_sign_in_failures as f (network, failures, last_at) values (${network}, 1, ${now})
    on conflict (network) do update set
      failures = case when f.locked_until <= ${now} then 1 else f.failures + 1 end,
      locked_until = case when f.failures + 1 >= ${maxFailuresOfNetwork} and f.locked_until is null
        then ${now}::timestamptz + make_interval(mins => ${lockMinutes}) end,
      last_at = ${now}
    where f.locked_until is null or f.locked_until <= ${now}`.execute(db);
  if (numAffectedRows !== 1n) throw lockedRefusal();
}

/** The same for an account that exists; true: this attempt has locked it, unless it succeeds. */
export async function countAccountAttempt(db: Db, operatorId: string, now: Date): Promise<boolean> {
  const {
    rows: [counted],
  } = await sql<{ locks: boolean }>`
    update operators set
      failures = case when locked_until <= ${now} then 1 else failures + 1 end,
      locked_until = case when failures + 1 >= ${maxFailures} and locked_until is null
        then ${now}::timestamptz + make_interval(mins => ${lockMinutes}) end
    where operator_id = ${operatorId} and (locked_until is null or locked_until <= ${now})
    returning locked_until is not null as locks`.execute(db);
  if (!counted) throw lockedRefusal();
  return counted.locks;
}

export async function resetAttempts(
  db: Db,
  { operatorId, network }: { readonly operatorId: string; readonly network: string },
): Promise<void> {
  await db
    .updateTable('operators')
    .set({ failures: 0, locked_until: null })
    .where('operator_id', '=', operatorId)
    .execute();
  await db.deleteFrom('operator_sign_in_failures').where('network', '=', network).execute();
}
