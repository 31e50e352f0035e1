import { sql } from 'kysely';
import { areaName, isAreaOfStock } from '#core/rules/console/goods/stock-areas.ts';
import type { Tx } from '../../../db/database.ts';
import { dayMs } from '../../../lifetime.ts';

interface StockChange {
  readonly skuId: string;
  /** Null: the stock of the sku in all areas together. */
  readonly area: string | null;
  readonly pieces: number;
}

interface StockPlace {
  readonly skuId: string;
  readonly skuName: string;
  readonly goodsId: string;
  readonly goodsName: string;
  readonly isPhysical: boolean;
  readonly priceFen: number;
  readonly area: string | null;
  readonly left: number | null;
  /** Pieces that one person changed of the sku within a day. */
  readonly changedToday: number;
}

export interface PlannedChange extends StockPlace {
  readonly pieces: number;
  /** The area had no stock of its own until now. */
  readonly isStart: boolean;
}

/** The places that stock of these skus is counted at, locked like orders do: skus in the order of their ids, then areas. */
async function lockedPlaces(tx: Tx, skuIds: readonly string[], now: Date): Promise<readonly StockPlace[]> {
  const these = sql`any(${skuIds}::text[])`;
  await sql`
    select from skus where goods_id in (select goods_id from skus where sku_id = ${these}) order by sku_id for no key update`.execute(
    tx,
  );
  await sql`
    select from area_stock where sku_id = ${these} order by sku_id, area_num for no key update`.execute(tx);
  const { rows } = await sql<StockPlace>`
    select k.sku_id as "skuId", k.name as "skuName", g.goods_id as "goodsId", g.name as "goodsName", g.kind = 'physical' as "isPhysical",
      k.price_fen as "priceFen", p.area, p.left,
      coalesce((select sum(abs(m.pieces)) from stock_movements m
        where m.sku_id = k.sku_id and m.approved_by is null and m.at > ${new Date(now.getTime() - dayMs)}), 0)::integer as "changedToday"
    from skus k join goods g using (goods_id)
    cross join lateral (
      select null as area, k.stock_left as left
      union all
      select a.area_num, a.inventory from area_stock a where a.sku_id = k.sku_id
    ) p
    where k.sku_id = ${these} order by k.sku_id, p.area nulls first`.execute(tx);
  return rows;
}

export const keyOf = ({ skuId, area }: Pick<StockChange, 'skuId' | 'area'>): string =>
  `${skuId} ${area ?? ''}`;

/** One change at its place, or why it cannot be. The stock of an area begins with the first pieces that are added to it. */
export function planOf(
  { skuId, area, pieces }: StockChange,
  places: ReadonlyMap<string, StockPlace>,
): PlannedChange | { readonly fault: string } {
  const [own, ofSku] = [places.get(keyOf({ skuId, area })), places.get(keyOf({ skuId, area: null }))];
  if (!ofSku) return { fault: `没有规格 ${skuId}` };
  const name = `${ofSku.skuName} ${areaName(area)}`;
  if (!own && area !== null) {
    if (!isAreaOfStock(area)) return { fault: `没有地区 ${area}` };
    if (!ofSku.isPhysical) return { fault: `${ofSku.goodsName}不用配送，不按地区算库存` };
    if (pieces < 0) return { fault: `${name}还没有库存，不能减少` };
    return { ...ofSku, area, left: 0, pieces, isStart: true };
  }
  const { left } = own ?? ofSku;
  if (left === null) return { fault: `${name}的库存不限，不用调整` };
  if (left + pieces < 0) return { fault: `${name}只剩 ${left} 件，不能减少 ${-pieces} 件` };
  return { ...(own ?? ofSku), pieces, isStart: false };
}

/** The places of the changed skus under a lock, by sku and area. */
export async function placesOf(
  tx: Tx,
  changes: readonly StockChange[],
  now: Date,
): Promise<ReadonlyMap<string, StockPlace>> {
  const skuIds = [...new Set(changes.map(({ skuId }) => skuId))];
  return new Map((await lockedPlaces(tx, skuIds, now)).map((place) => [keyOf(place), place]));
}

/** A sku without stock of any area is delivered everywhere; with some it is delivered there alone. */
export function firstAreas(
  planned: readonly PlannedChange[],
  places: ReadonlyMap<string, StockPlace>,
): readonly string[] {
  const counted = new Set([...places.values()].flatMap(({ skuId, area }) => (area === null ? [] : [skuId])));
  const started = planned.filter(({ skuId, isStart }) => isStart && !counted.has(skuId));
  return [...Map.groupBy(started, ({ skuId }) => skuId).values()].flatMap((areas) =>
    areas.some(({ area }) => area === '*')
      ? []
      : [`${areas[0]?.skuName}以前全国都送，以后只送${areas.map(({ area }) => areaName(area)).join('、')}`],
  );
}
