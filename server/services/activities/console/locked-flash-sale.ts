import type { Selectable } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { FlashSaleGoods, FlashSaleSessions } from '../../../db/schema/flash-sales.ts';
import { NotFound } from '../../../http/refusal.ts';

export interface LockedFlashSale {
  readonly session: Selectable<FlashSaleSessions>;
  readonly goods: readonly (Selectable<FlashSaleGoods> & { readonly name: string })[];
}

/** A session and its goods under a lock: the session first, as in reserve_sale. */
export async function lockedFlashSale(tx: Tx, sessionId: string): Promise<LockedFlashSale> {
  const session = await tx
    .selectFrom('seckill_sessions')
    .selectAll()
    .where('session_id', '=', sessionId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!session) throw new NotFound('没有这场活动');
  const goods = await tx
    .selectFrom('seckill_goods as k')
    .innerJoin('goods as g', 'g.goods_id', 'k.goods_id')
    .selectAll('k')
    .select('g.name')
    .where('k.session_id', '=', sessionId)
    .orderBy('k.sort')
    .orderBy('k.goods_id')
    .forNoKeyUpdate('k')
    .execute();
  return { session, goods };
}
