import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { settingsOf } from './flow-settings.ts';

export type Pushing = Pick<Deps, 'db' | 'clock' | 'billing' | 'encryption'>;

const atOnce = 20;
const retryMs = 30_000;

interface Key {
  readonly user_id: string;
  readonly number_id: string;
}

/** Sends the access policies that the network has not taken over; returns how many it took over. */
export async function pushPolicies(deps: Pushing): Promise<number> {
  const due = await deps.db
    .selectFrom('number_controls')
    .select(['user_id', 'number_id'])
    .whereRef('applied_version', '<', 'policy_version')
    .where('push_at', '<=', deps.clock.now())
    .orderBy('push_at')
    .limit(atOnce)
    .execute();
  const taken = await Promise.all(due.map((key) => pushPolicy(deps, key)));
  return taken.filter(Boolean).length;
}

/** Sends one policy, if the network lacks it. Without an answer it is sent again later: versions keep their order. */
export async function pushPolicy(deps: Pushing, { user_id, number_id }: Key): Promise<boolean> {
  const { db, clock, billing, encryption } = deps;
  const row = await policyRow(db, { user_id, number_id });
  if (!row || row.applied_version >= row.policy_version) return false;
  const isOver = row.released_at !== null || row.closed_at !== null;
  const rules = isOver || !row.access_on ? [] : await settingsOf(db, user_id, number_id);
  const outcome = await billing.saveAccessPolicy({
    policyId: `${user_id}.${number_id}`,
    version: row.policy_version,
    mobile: encryption.mobiles.open(row.mobile_sealed),
    times: rules.flatMap(({ kind, enabled, weekdays, from_time, to_time }) =>
      kind === 'access' && enabled && weekdays && from_time && to_time
        ? [{ weekdays, from: from_time, to: to_time }]
        : [],
    ),
    blockedKinds: isOver || !row.access_on ? [] : row.blocked_kinds,
  });
  const controls = db
    .updateTable('number_controls')
    .where('user_id', '=', user_id)
    .where('number_id', '=', number_id);
  if (outcome === undefined) {
    await controls.set({ push_at: new Date(clock.now().getTime() + retryMs) }).execute();
    return false;
  }
  await controls
    .set({ applied_version: row.policy_version })
    .where('applied_version', '<', row.policy_version)
    .execute();
  if (isOver) await forgetNumber(db, { user_id, number_id });
  return true;
}

/** The rows of a number that is no longer managed, once the network has dropped its policy. */
async function forgetNumber(db: Db, { user_id, number_id }: Key): Promise<void> {
  await db
    .deleteFrom('number_controls')
    .where('user_id', '=', user_id)
    .where('number_id', '=', number_id)
    .whereRef('applied_version', '=', 'policy_version')
    .execute();
  await db
    .deleteFrom('managed_numbers')
    .where('number_id', '=', number_id)
    .where('released_at', 'is not', null)
    .execute();
}

interface PolicyRow {
  readonly access_on: boolean;
  readonly blocked_kinds: Parameters<Deps['billing']['saveAccessPolicy']>[0]['blockedKinds'];
  readonly policy_version: number;
  readonly applied_version: number;
  readonly mobile_sealed: string;
  readonly released_at: Date | null;
  readonly closed_at: Date | null;
}

async function policyRow(db: Db, { user_id, number_id }: Key): Promise<PolicyRow | undefined> {
  const { rows } = await sql<PolicyRow>`
    select c.access_on, c.blocked_kinds, c.policy_version, c.applied_version,
      coalesce(n.mobile_sealed, u.mobile_sealed) as mobile_sealed, n.released_at, u.closed_at
    from number_controls c
    join users u using (user_id)
    left join managed_numbers n on n.user_id = c.user_id and n.number_id = c.number_id
    where c.user_id = ${user_id} and c.number_id = ${number_id} and (c.number_id = 'main' or n.number_id is not null)`.execute(
    db,
  );
  return rows[0];
}
