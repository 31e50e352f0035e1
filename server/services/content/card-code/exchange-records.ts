import type { Exchange } from '#core/contract/content/card-code.shapes.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { exchangeView } from './exchange-view.ts';
import { exchangesOf } from './tables.ts';

interface Wanted {
  readonly pageNum: number;
  readonly pageSize: number;
}

/** What the subscriber has exchanged, newest first. */
export async function exchangeRecords(
  { db, clock }: Deps,
  { userId }: Member,
  { pageNum, pageSize }: Wanted,
): Promise<{ list: Exchange[]; total: number; hasNext: boolean }> {
  const skip = (pageNum - 1) * pageSize;
  const [{ total }, rows] = await Promise.all([
    db
      .selectFrom('card_exchanges')
      .select((e) => e.fn.countAll<number>().as('total'))
      .where('user_id', '=', userId)
      .where('released_at', 'is', null)
      .executeTakeFirstOrThrow(),
    exchangesOf(db, { userId }).offset(skip).limit(pageSize).execute(),
  ]);
  const now = clock.now();
  return { list: rows.map((row) => exchangeView(row, now)), total, hasNext: skip + rows.length < total };
}
