import { sql } from 'kysely';
import { addressStock, stockOfArea, type AreaStock } from '#core/rules/goods/address-stock.ts';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { OrderLine } from './order-lines.ts';

export interface DeliveredOrder {
  readonly userId: string;
  readonly addressId: string | undefined;
  readonly lines: readonly OrderLine[];
}

/** The area whose stock an order takes, by sku. */
export type Areas = ReadonlyMap<string, string>;

/**
 * Takes the stock of physical goods in the areas of the subscribers' own addresses, in the order of the orders; one that cannot be delivered
 * is refused and takes nothing. Goods without area rows need none. Rows are locked in the order of their keys.
 */
export async function takeAreaStock(
  tx: Tx,
  orders: readonly DeliveredOrder[],
): Promise<readonly (Areas | Refusal)[]> {
  const skuIds = [...new Set(orders.flatMap((order) => physical(order).map(({ skuId }) => skuId)))];
  if (skuIds.length === 0) return orders.map(() => new Map());
  const addresses = await ownAddresses(tx, orders);
  const stock = await lockedStock(tx, skuIds);
  const taken: { readonly skuId: string; readonly areaNum: string; readonly quantity: number }[] = [];

  const areasOf = (order: DeliveredOrder): Areas | Refusal => {
    const lines = physical(order);
    const areas = new Map<string, string>();
    if (lines.length === 0) return areas;
    if (order.addressId === undefined) return new Refusal('请先选择收货地址');
    const areaNum = addresses.get(`${order.userId} ${order.addressId}`);
    if (areaNum === undefined) return new Refusal('没有找到该收货地址');
    const left = (skuId: string): readonly AreaStock[] => stock.get(skuId) ?? [];
    for (const { skuId, quantity, goodsName } of lines) {
      // The stock of the sku, or of its sale, is taken apart from the area's.
      const facts = { isPhysical: true, areaNum, areas: left(skuId), left: null };
      const { deliverable, reason } = addressStock(facts);
      if (deliverable === 0) return new Refusal(reason);
      const row = stockOfArea(areaNum, left(skuId));
      if (!row) continue;
      if (row.inventory < quantity) return new Refusal(`“${goodsName}”在该地区库存不足`);
      areas.set(skuId, row.areaNum);
    }
    for (const { skuId, quantity } of lines) {
      const areaTaken = areas.get(skuId);
      if (areaTaken === undefined) continue;
      taken.push({ skuId, areaNum: areaTaken, quantity });
      stock.set(
        skuId,
        left(skuId).map((row) =>
          row.areaNum === areaTaken ? { ...row, inventory: row.inventory - quantity } : row,
        ),
      );
    }
    return areas;
  };

  const results = orders.map(areasOf);
  if (taken.length === 0) return results;
  await sql`
    update area_stock a set inventory = a.inventory - t.quantity
    from (
      select sku_id, area_num, sum(quantity)::integer as quantity
      from unnest(${taken.map(({ skuId }) => skuId)}::text[], ${taken.map(({ areaNum }) => areaNum)}::text[],
        ${taken.map(({ quantity }) => quantity)}::integer[]) as w(sku_id, area_num, quantity) group by sku_id, area_num
    ) t where a.sku_id = t.sku_id and a.area_num = t.area_num`.execute(tx);
  return results;
}

const physical = ({ lines }: DeliveredOrder) => lines.filter(({ kind }) => kind === 'physical');

/** The areas of the addresses, by owner and address; another subscriber's is not found. */
async function ownAddresses(tx: Tx, orders: readonly DeliveredOrder[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ user_id: string; address_id: string; area_num: string }>`
    select a.user_id, a.address_id, a.area_num
    from unnest(${orders.map(({ userId }) => userId)}::text[], ${orders.map(({ addressId }) => addressId ?? null)}::text[])
      as w(user_id, address_id)
    join addresses a using (user_id, address_id) where a.removed_at is null`.execute(tx);
  return new Map(rows.map((row) => [`${row.user_id} ${row.address_id}`, row.area_num]));
}

async function lockedStock(tx: Tx, skuIds: readonly string[]): Promise<Map<string, readonly AreaStock[]>> {
  const rows = await tx
    .selectFrom('area_stock')
    .select(['sku_id', 'area_num as areaNum', 'inventory'])
    .where(sql<boolean>`sku_id = any(${skuIds}::text[])`)
    .orderBy('sku_id')
    .orderBy('area_num')
    .forUpdate()
    .execute();
  return Map.groupBy(rows, ({ sku_id }) => sku_id);
}
