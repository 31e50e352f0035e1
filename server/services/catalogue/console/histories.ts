import type { goods } from '#core/contract/console/goods.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { areaName } from '#core/rules/console/goods/stock-areas.ts';
import type { Db } from '../../../db/database.ts';
import { pageByNumber } from '../../../db/keyset-page.ts';
import { namesOfChange } from '../../operators/public.ts';

type Prices = typeof goods.priceHistory;
type Movements = typeof goods.stockMovements;

/** What the prices of goods were, the newest change first. */
export async function priceHistory(db: Db, { goodsId, ...input }: InputOf<Prices>): Promise<DataOf<Prices>> {
  const matching = () => db.selectFrom('price_changes').where('price_changes.goods_id', '=', goodsId);
  const { page, nextKey, count } = await pageByNumber(
    {
      db,
      rows: matching()
        .leftJoin('skus as s', 's.sku_id', 'price_changes.sku_id')
        .selectAll('price_changes')
        .select(['s.name as sku_name', ...namesOfChange('price_changes')]),
      by: 'change_id',
      keyOf: ({ change_id }) => change_id,
      counted: () => matching().select('change_id'),
    },
    input,
  );
  return {
    nextKey,
    count,
    rows: page.map((row) => ({
      changeId: String(row.change_id),
      at: row.at.toISOString(),
      skuId: row.sku_id,
      skuName: row.sku_name ?? row.sku_id,
      before: {
        priceFen: row.price_before,
        memberPriceFen: row.member_before,
        originalPriceFen: row.original_before,
        costFen: row.cost_before,
      },
      after: {
        priceFen: row.price_after,
        memberPriceFen: row.member_after,
        originalPriceFen: row.original_after,
        costFen: row.cost_after,
      },
      by: row.by,
      approvedBy: row.approver,
    })),
  };
}

/** What operators added to the stock of goods or took away, the newest first. */
export async function stockMovements(
  db: Db,
  { goodsId, ...input }: InputOf<Movements>,
): Promise<DataOf<Movements>> {
  const matching = () => db.selectFrom('stock_movements').where('stock_movements.goods_id', '=', goodsId);
  const { page, nextKey, count } = await pageByNumber(
    {
      db,
      rows: matching()
        .leftJoin('skus as s', 's.sku_id', 'stock_movements.sku_id')
        .selectAll('stock_movements')
        .select(['s.name as sku_name', ...namesOfChange('stock_movements')]),
      by: 'movement_id',
      keyOf: ({ movement_id }) => movement_id,
      counted: () => matching().select('movement_id'),
    },
    input,
  );
  return {
    nextKey,
    count,
    rows: page.map((row) => ({
      movementId: String(row.movement_id),
      at: row.at.toISOString(),
      skuName: row.sku_name ?? row.sku_id,
      area: row.area_num === null ? null : areaName(row.area_num),
      pieces: row.pieces,
      leftAfter: row.left_after,
      reason: row.reason,
      by: row.by,
      approvedBy: row.approver,
    })),
  };
}
