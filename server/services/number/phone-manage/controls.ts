import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { NumberControls } from '../../../db/schema/number-manager.ts';

type Controls = Pick<
  Selectable<NumberControls>,
  'alert_on' | 'access_on' | 'household' | 'blocked_kinds' | 'policy_version' | 'applied_version'
>;

const untouched: Controls = {
  alert_on: true,
  access_on: true,
  household: true,
  blocked_kinds: [],
  policy_version: 0,
  applied_version: 0,
};

/** The switches of a number; a number without a row has the defaults. */
export const controlsOf = async (db: Db | Tx, userId: string, numberId: string): Promise<Controls> =>
  (await db
    .selectFrom('number_controls')
    .select(['alert_on', 'access_on', 'household', 'blocked_kinds', 'policy_version', 'applied_version'])
    .where('user_id', '=', userId)
    .where('number_id', '=', numberId)
    .executeTakeFirst()) ?? untouched;

/** Makes the row and locks it, so that changes of one number follow each other. */
export async function lockControls(tx: Tx, userId: string, numberId: string, now: Date): Promise<void> {
  await tx
    .insertInto('number_controls')
    .values({ user_id: userId, number_id: numberId, push_at: now, alerts_at: now })
    .onConflict((c) => c.doNothing())
    .execute();
  await tx
    .selectFrom('number_controls')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('number_id', '=', numberId)
    .forUpdate()
    .execute();
}

export interface ControlChange {
  readonly alert_on?: boolean;
  readonly access_on?: boolean;
  readonly household?: boolean;
  readonly blocked_kinds?: NumberControls['blocked_kinds']['__select__'];
}

/** Changes switches. A change of the internet access is a new version of the policy; one of alerts is checked at once. */
export const changeControls = (
  tx: Tx,
  { userId, numberId }: { readonly userId: string; readonly numberId: string },
  {
    affects,
    now,
    ...change
  }: ControlChange & { readonly affects: 'access' | 'alerts' | 'none'; readonly now: Date },
): Promise<unknown> =>
  tx
    .updateTable('number_controls')
    .set({
      ...change,
      ...(affects === 'access' && { policy_version: sql<number>`policy_version + 1`, push_at: now }),
      ...(affects === 'alerts' && { alerts_at: now }),
    })
    .where('user_id', '=', userId)
    .where('number_id', '=', numberId)
    .execute();
