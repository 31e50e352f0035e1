import { sql } from 'kysely';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { trade } from '#core/contract/sandbox/trade.ts';
import { rightTypeIds } from '#core/rules/membership/right-type-flags.ts';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { NotFound } from '../../http/refusal.ts';
import { newId } from '../../http/secrets.ts';
import { commitDraw } from '../../services/activities/public.ts';
import { writeState } from '../state.ts';

/** Sessions that the workbench made, with what a reset switches them to. */
const flashSaleKeys = 'flash-sale:';

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
    await writeState(tx, flashSaleKeys + sessionId, 'false');
    return activity_id;
  });
  return { sessionId, activityId };
}

/** The sessions that the workbench made and that a reset would switch off. */
export async function changedFlashSales(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ readonly session_id: string }>`
    select s.session_id from seckill_sessions s join sandbox_state b on b.key = ${flashSaleKeys} || s.session_id
    where s.is_on <> b.value::boolean and s.ends_at > ${now} order by 1`.execute(db);
  return rows.map(({ session_id }) => session_id);
}

/** Switches the sessions off that the workbench made. */
export const restoreFlashSales = async (db: Db): Promise<void> =>
  void (await sql`
    update seckill_sessions s set is_on = b.value::boolean from sandbox_state b
    where b.key = ${flashSaleKeys} || s.session_id`.execute(db));
