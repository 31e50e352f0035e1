import { sql } from 'kysely';
import { addressStock, stockOfArea } from '#core/rules/goods/address-stock.ts';
import { stockRefusal } from '#core/rules/order/order-states.ts';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { OrderLine } from './order-facts.ts';
import type { PricedOrder } from './price-order.ts';

/** Takes the stock of all lines or refuses; rows are locked in the order of their ids, so that orders do not block each other in turn. */
export async function takeStock(tx: Tx, lines: readonly OrderLine[]): Promise<void> {
  const limited = lines.filter(({ hasStockLimit }) => hasStockLimit);
  if (limited.length === 0) return;
  const { rows } = await sql<{ sku_id: string }>`
    with wanted as (
      select * from unnest(${limited.map(({ skuId }) => skuId)}::text[], ${limited.map(({ quantity }) => quantity)}::integer[])
        as w(sku_id, quantity)
    ), locked as (
      select s.sku_id from skus s join wanted w using (sku_id) order by s.sku_id for update of s
    )
    update skus s set stock_left = s.stock_left - w.quantity
    from wanted w, locked k
    where s.sku_id = w.sku_id and k.sku_id = w.sku_id and s.stock_left >= w.quantity
    returning s.sku_id`.execute(tx);
  const missing = limited.find(({ skuId }) => !rows.some(({ sku_id }) => sku_id === skuId));
  if (missing) throw new Refusal(stockRefusal(missing.goodsName));
}

/** Takes the stock of physical goods in the area of one of the subscriber's own addresses; returns the area by sku. Goods without area rows need none. */
export async function takeAreaStock(
  tx: Tx,
  userId: string,
  addressId: string | undefined,
  lines: readonly OrderLine[],
): Promise<ReadonlyMap<string, string>> {
  const areas = new Map<string, string>();
  const physical = lines
    .filter(({ kind }) => kind === 'physical')
    .toSorted((a, b) => (a.skuId < b.skuId ? -1 : 1));
  if (physical.length === 0) return areas;
  if (addressId === undefined) throw new Refusal('请先选择收货地址');
  const address = await tx
    .selectFrom('addresses')
    .select('area_num')
    .where('address_id', '=', addressId)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!address) throw new Refusal('没有找到该收货地址');
  for (const { skuId, quantity, goodsName } of physical) {
    const stock = await tx
      .selectFrom('area_stock')
      .select(['area_num as areaNum', 'inventory'])
      .where('sku_id', '=', skuId)
      .orderBy('area_num')
      .forUpdate()
      .execute();
    // The stock of the sku, or of its sale, is taken already.
    const facts = { isPhysical: true, areaNum: address.area_num, areas: stock, left: null };
    const { deliverable, reason } = addressStock(facts);
    if (deliverable === 0) throw new Refusal(reason);
    const row = stockOfArea(address.area_num, stock);
    if (!row) continue;
    if (row.inventory < quantity) throw new Refusal(`“${goodsName}”在该地区库存不足`);
    await tx
      .updateTable('area_stock')
      .set((e) => ({ inventory: e('inventory', '-', quantity) }))
      .where('sku_id', '=', skuId)
      .where('area_num', '=', row.areaNum)
      .execute();
    areas.set(skuId, row.areaNum);
  }
  return areas;
}

/** Reserves the cards of the price or refuses: another order may have taken one meanwhile. */
export async function reserveCards(tx: Tx, userId: string, { used }: PricedOrder): Promise<void> {
  if (used.length === 0) return;
  const codes = used.map(({ card }) => card.cardCode);
  const { rows } = await sql`
    with locked as (
      select card_code from user_coupons where card_code = any(${codes}::text[]) order by card_code for update
    )
    update user_coupons c set state = 'reserved' from locked k
    where c.card_code = k.card_code and c.user_id = ${userId} and c.state = 'usable'
    returning c.card_code`.execute(tx);
  if (rows.length !== codes.length) throw new Refusal('优惠券已被其他订单使用，请重新选择');
}
