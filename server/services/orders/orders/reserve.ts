import { sql } from 'kysely';
import { stockRefusal } from '#core/rules/order/order-states.ts';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { OrderLine } from './order-lines.ts';

/** Takes the stock of all lines or refuses; rows are locked in the order of their ids, so that orders do not block each other in turn. */
export async function takeStock(tx: Tx, lines: readonly OrderLine[]): Promise<Refusal | undefined> {
  const limited = lines.filter(({ hasStockLimit }) => hasStockLimit);
  if (limited.length === 0) return undefined;
  const { rows } = await sql<{ sku_id: string }>`
    with wanted as (
      select sku_id, sum(quantity)::integer as quantity
      from unnest(${limited.map(({ skuId }) => skuId)}::text[], ${limited.map(({ quantity }) => quantity)}::integer[])
        as w(sku_id, quantity) group by sku_id
    ), locked as (
      select s.sku_id from skus s join wanted w using (sku_id) order by s.sku_id for update of s
    )
    update skus s set stock_left = s.stock_left - w.quantity
    from wanted w, locked k
    where s.sku_id = w.sku_id and k.sku_id = w.sku_id and s.stock_left >= w.quantity
    returning s.sku_id`.execute(tx);
  const missing = limited.find(({ skuId }) => !rows.some(({ sku_id }) => sku_id === skuId));
  if (missing?.giftOf !== undefined && missing.giftOf !== null)
    return new Refusal(`赠品“${missing.goodsName}”刚刚赠完，请重新确认`);
  return missing && new Refusal(stockRefusal(missing.goodsName));
}

/** Reserves the cards of orders or refuses: another order may have taken one meanwhile. */
export async function reserveCards(
  tx: Tx,
  cards: readonly { readonly userId: string; readonly cardCode: string }[],
): Promise<Refusal | undefined> {
  if (cards.length === 0) return undefined;
  const codes = cards.map(({ cardCode }) => cardCode);
  const { rows } = await sql`
    with wanted as (
      select card_code, user_id from unnest(${codes}::text[], ${cards.map(({ userId }) => userId)}::text[]) as w(card_code, user_id)
    ), locked as (
      select card_code from user_coupons where card_code = any(${codes}::text[]) order by card_code for update
    )
    update user_coupons c set state = 'reserved' from locked k join wanted w using (card_code)
    where c.card_code = k.card_code and c.user_id = w.user_id and c.state = 'usable'
    returning c.card_code`.execute(tx);
  return rows.length === codes.length ? undefined : new Refusal('优惠券已被其他订单使用，请重新选择');
}
