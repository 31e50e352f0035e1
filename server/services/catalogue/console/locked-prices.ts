import { sql } from 'kysely';
import type { SkuPrice } from '#core/rules/console/price-approval.ts';
import type { Tx } from '../../../db/database.ts';
import { idOf } from '../../../http/secrets.ts';
import { dayMs } from '../../../lifetime.ts';

export interface PricedSku extends SkuPrice {
  readonly skuId: string;
  readonly skuName: string;
  readonly goodsId: string;
  readonly goodsName: string;
  /** Before the changes that one person made within a day, since the last one with a second person. */
  readonly dayAgo: Pick<SkuPrice, 'priceFen' | 'memberPriceFen'>;
}

interface Row extends Omit<PricedSku, 'dayAgo'> {
  readonly dayAgoFen: number | null;
  readonly dayAgoMemberFen: number | null;
}

/** All skus of the goods that have one of these, with prices and costs, under a lock: orders that take stock lock them in the same order. */
export async function lockedPrices(
  tx: Tx,
  skuIds: readonly string[],
  now: Date,
): Promise<readonly PricedSku[]> {
  const ofGoods = sql`s.goods_id in (select goods_id from skus where sku_id = any(${skuIds}::text[]))`;
  await sql`select from skus s where ${ofGoods} order by s.sku_id for no key update`.execute(tx);
  const { rows } = await sql<Row>`
    select s.sku_id as "skuId", s.name as "skuName", s.goods_id as "goodsId", g.name as "goodsName", s.price_fen as "priceFen",
      s.member_price_fen as "memberPriceFen", s.original_price_fen as "originalPriceFen", k.cost_fen as "costFen",
      first.price_before as "dayAgoFen", first.member_before as "dayAgoMemberFen"
    from skus s join goods g on g.goods_id = s.goods_id left join sku_costs k on k.sku_id = s.sku_id
    left join lateral (
      select c.price_before, c.member_before from price_changes c
      where c.sku_id = s.sku_id and c.approved_by is null and c.at > greatest(${new Date(now.getTime() - dayMs)}::timestamptz,
        (select max(a.at) from price_changes a where a.sku_id = s.sku_id and a.approved_by is not null))
      order by c.at, c.change_id limit 1
    ) first on true
    where ${ofGoods} order by s.sku_id`.execute(tx);
  return rows.map(({ dayAgoFen, dayAgoMemberFen, ...row }) => ({
    ...row,
    dayAgo: dayAgoFen === null ? row : { priceFen: dayAgoFen, memberPriceFen: dayAgoMemberFen },
  }));
}

/** Changes whenever a price or cost of the skus does. */
export const priceVersionOf = (skus: readonly (SkuPrice & { readonly skuId: string })[]): string =>
  idOf(
    ...skus
      .map(({ skuId, priceFen, memberPriceFen, originalPriceFen, costFen }) =>
        [skuId, priceFen, memberPriceFen, originalPriceFen, costFen].join(':'),
      )
      .toSorted(),
  );
