import type { FlashSaleRefusal } from '#core/rules/activity/flash-sale-refusals.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { levelsOf, rightTypesOf } from '../../memberships/public.ts';
import type { FlashSale } from './tables.ts';

/** Why subscribers may not take part in a flash sale: without its right type (§6) or below its level. Who may is absent. */
export async function whoMayNot(
  db: Db | Tx,
  { right_type, min_level }: Pick<FlashSale, 'right_type' | 'min_level'>,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, FlashSaleRefusal>> {
  const [rights, levels] = await Promise.all([
    right_type === null ? null : rightTypesOf(db, userIds, now),
    min_level === 0 ? null : levelsOf(db, userIds, now),
  ]);
  return new Map(
    userIds.flatMap((userId): [string, FlashSaleRefusal][] => {
      if (right_type !== null && rights?.get(userId)?.includes(right_type) !== true)
        return [[userId, 'right']];
      return levels && (levels.get(userId) ?? 0) < min_level ? [[userId, 'level']] : [];
    }),
  );
}
