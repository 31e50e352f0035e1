import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { trade } from '#core/contract/sandbox/trade.ts';
import { rightTypeIds } from '#core/rules/membership/right-type-flags.ts';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { NotFound } from '../../http/refusal.ts';
import { newId } from '../../http/secrets.ts';
import { commitDraw } from '../../services/activities/public.ts';

type Made = DataOf<typeof trade.makeFlashSale>;

/** A flash sale, or a draw, of one sku on demand. */
export async function makeFlashSale(
  { db, clock, encryption }: Pick<Deps, 'db' | 'clock' | 'encryption'>,
  requested: InputOf<typeof trade.makeFlashSale>,
): Promise<Made> {
  const sku = await db
    .selectFrom('skus')
    .select('goods_id')
    .where('sku_id', '=', requested.skuId)
    .executeTakeFirst();
  if (!sku) throw new NotFound('没有 skuId 所指的商品');
  const begins = clock.now().getTime() + requested.beginsInMs;
  const sessionId = `flash-${newId().slice(0, 12)}`;
  const isDraw = requested.mode === 'draw';
  const activityId = await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('seckill_sessions')
      .values({
        session_id: sessionId,
        name: isDraw ? '抽签场' : '加场',
        begins_at: new Date(begins),
        ends_at: new Date(begins + requested.lastsMs),
        mode: requested.mode,
        right_type: requested.membersOnly ? rightTypeIds.isSecKillRight : null,
        registers_at: isDraw ? new Date(begins - requested.beginsInMs - 1) : null,
        closes_at: isDraw ? new Date(begins) : null,
      })
      .execute();
    const { activity_id } = await tx
      .insertInto('seckill_goods')
      .values({
        session_id: sessionId,
        goods_id: sku.goods_id,
        sku_id: requested.skuId,
        price_fen: requested.priceFen,
        total: requested.stock,
        sold: 0,
        sort: 1,
        limit_per_user: requested.limitPerUser,
        budget_fen: requested.budgetFen ?? null,
      })
      .returning('activity_id')
      .executeTakeFirstOrThrow();
    if (isDraw) await commitDraw(tx, encryption, sessionId);
    return activity_id;
  });
  return { sessionId, activityId };
}

export async function switchFlashSale(
  db: Db,
  { sessionId, on }: InputOf<typeof trade.switchFlashSale>,
): Promise<{ on: boolean }> {
  const { numUpdatedRows } = await db
    .updateTable('seckill_sessions')
    .set({ is_on: on })
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new NotFound('没有 sessionId 所指的场次');
  return { on };
}
