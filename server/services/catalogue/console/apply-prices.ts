import { sql } from 'kysely';
import type { PriceOfSku } from '#core/contract/console/goods/goods-fields.shapes.ts';
import type { Tx } from '../../../db/database.ts';
import type { PricedSku } from './locked-prices.ts';

export interface ChangedSku {
  readonly before: PricedSku;
  readonly after: PriceOfSku;
}

/** Who changed it, and who agreed where two are needed. */
export interface ChangedBy {
  readonly now: Date;
  readonly changedBy: string;
  readonly approvedBy: string | null;
  readonly proposalId: string | null;
}

/** Writes prices and their history. The trigger show_first_sku carries them to lists; orders read the sku. */
export async function applyPrices(
  tx: Tx,
  changed: readonly ChangedSku[],
  { now, changedBy, approvedBy, proposalId }: ChangedBy,
): Promise<void> {
  const skuIds = changed.map(({ after }) => after.skuId);
  const costs = changed.map(({ after }) => after.costFen);
  await sql`
    update skus s set (price_fen, member_price_fen, original_price_fen) = (w.price, w.member, w.original)
    from unnest(${skuIds}::text[], ${changed.map(({ after }) => after.priceFen)}::integer[],
      ${changed.map(({ after }) => after.memberPriceFen)}::integer[], ${changed.map(({ after }) => after.originalPriceFen)}::integer[])
      as w(sku_id, price, member, original)
    where s.sku_id = w.sku_id`.execute(tx);
  await sql`delete from sku_costs where sku_id = any(${skuIds}::text[])`.execute(tx);
  await sql`
    insert into sku_costs (sku_id, cost_fen)
    select * from unnest(${skuIds}::text[], ${costs}::integer[]) as w(sku_id, cost) where cost is not null`.execute(
    tx,
  );
  await tx
    .insertInto('price_changes')
    .values(
      changed.map(({ before, after }) => ({
        at: now,
        goods_id: before.goodsId,
        sku_id: before.skuId,
        price_before: before.priceFen,
        price_after: after.priceFen,
        member_before: before.memberPriceFen,
        member_after: after.memberPriceFen,
        original_before: before.originalPriceFen,
        original_after: after.originalPriceFen,
        cost_before: before.costFen,
        cost_after: after.costFen,
        changed_by: changedBy,
        approved_by: approvedBy,
        proposal_id: proposalId,
      })),
    )
    .execute();
}
