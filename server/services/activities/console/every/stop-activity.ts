import { sql } from 'kysely';
import type { everyActivity } from '#core/contract/console/activities/every-activity.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import { activityStateNames } from '#core/rules/console/activities/activity-names.ts';
import type { Tx } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { actorOf, appendAudit, type Actor } from '../../../operators/public.ts';
import { informEntrants } from './inform-entrants.ts';
import { activityTables, isRow, lockedActivity, objectKeyOf, type ActivityKey } from './locked-activity.ts';

/**
 * Stops an activity at once, by one person. Its participants lock or share what is locked here, so that none takes part after the commit,
 * in whichever process.
 */
export const stopActivity = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { reason, ...key }: InputOf<typeof everyActivity.stopActivity>,
  call: OperatorCall,
): Promise<null> => {
  await db
    .transaction()
    .execute((tx) => stopAs(tx, key, { actor: actorOf(call), act: '停止活动', reason }, clock.now()));
  return null;
};

export interface StoppedBy {
  readonly actor: Actor;
  readonly act: string;
  readonly reason: string;
}

/** The same for a guard rail, whose actor is no operator. */
export async function stopAs(
  tx: Tx,
  key: ActivityKey,
  { actor, act, reason }: StoppedBy,
  now: Date,
): Promise<void> {
  const activity = await lockedActivity(tx, key, now);
  if (activity.stopped_at) throw new Refusal('已经停止了');
  if (activity.state === 'ended') throw new Refusal('活动已经结束');
  if (activity.state === 'off') throw new Refusal('活动没有启用，不用停止');
  const { kind, activityId } = key;
  const others =
    kind === 'lottery' || kind === 'cash'
      ? sql`, stopped_for = 'operator'`
      : kind === 'promotion' || kind === 'coupon'
        ? sql`, is_on = false`
        : sql``;
  await sql`
    update ${sql.table(activityTables[kind].table)} set stopped_at = ${now} ${others} where ${isRow(key)}`.execute(
    tx,
  );
  if (kind === 'draw') await informEntrants(tx, activityId, activity.name, now);
  await appendAudit(
    tx,
    actor,
    {
      act,
      objectKind: isSale(kind) ? 'flash-sale' : 'activity',
      objectKey: isSale(kind) ? activityId : objectKeyOf(key),
      objectName: activity.name,
      changes: [{ field: '状态', before: activityStateNames[activity.state], after: '已停止' }],
      reason,
    },
    now,
  );
}

/** Sessions have a page and a history of their own. */
export const isSale = (kind: ActivityKey['kind']): boolean =>
  kind === 'flash' || kind === 'half' || kind === 'draw';
