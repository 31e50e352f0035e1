import type { Db } from '../../../../db/database.ts';
import { couponBudget, restartCoupons } from './activity-kinds.ts';
import { moreCoupons } from './offer-stock-kind.ts';

const names = new Map([couponBudget, moreCoupons, restartCoupons].map(({ kind, act }) => [kind, act]));

/** The changes of activities that wait for a second person. */
export async function waitingActsOf(
  db: Db,
  activityIds: readonly string[],
  now: Date,
): Promise<(activityId: string) => string[]> {
  const rows =
    activityIds.length === 0
      ? []
      : await db
          .selectFrom('proposals')
          .select(['kind', 'target'])
          .where('kind', 'in', [...names.keys()])
          .where('target', 'in', [...activityIds])
          .where('state', '=', 'waiting')
          .where('ends_at', '>', now)
          .orderBy('proposed_at')
          .execute();
  return (activityId) =>
    rows.flatMap(({ kind, target }) => (target === activityId ? (names.get(kind) ?? []) : []));
}
