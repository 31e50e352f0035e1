import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';

/** Removes the subscriber's own rows of the goods, or all of them, in one statement. */
export async function removeSaved(
  { db }: Deps,
  { userId }: Member,
  table: 'favourites' | 'browse_history',
  goodsIds?: readonly string[],
): Promise<{ readonly removed: number }> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('user_id', '=', userId)
    .$if(goodsIds !== undefined, (q) => q.where('goods_id', 'in', goodsIds ?? []))
    .executeTakeFirstOrThrow();
  return { removed: Number(numDeletedRows) };
}
