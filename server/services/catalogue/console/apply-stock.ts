import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { ChangedBy } from './apply-prices.ts';
import type { PlannedChange } from './stock-places.ts';

/** Writes the stock and its movements. The constraints of the tables keep it from going below zero. */
export async function applyStock(
  tx: Tx,
  reason: string,
  planned: readonly PlannedChange[],
  { now, changedBy, approvedBy, proposalId }: ChangedBy,
): Promise<void> {
  const skus = planned.map(({ skuId }) => skuId);
  const areas = planned.map(({ area }) => area);
  const pieces = planned.map((each) => each.pieces);
  const changes = sql`unnest(${skus}::text[], ${areas}::text[], ${pieces}::integer[]) as w(sku_id, area_num, pieces)`;
  await sql`
    with changes as (select * from ${changes}), of_skus as (
      update skus s set stock_left = s.stock_left + w.pieces from changes w
      where w.area_num is null and s.sku_id = w.sku_id
      returning s.sku_id, null::text as area_num, w.pieces, s.stock_left as left_after
    ), of_areas as (
      update area_stock a set inventory = a.inventory + w.pieces from changes w
      where a.sku_id = w.sku_id and a.area_num = w.area_num
      returning a.sku_id, a.area_num, w.pieces, a.inventory
    ), started as (
      insert into area_stock (sku_id, area_num, inventory)
      select w.sku_id, w.area_num, w.pieces from changes w
      where w.area_num is not null
        and not exists (select from area_stock a where a.sku_id = w.sku_id and a.area_num = w.area_num)
      returning sku_id, area_num, inventory as pieces, inventory
    )
    insert into stock_movements (at, goods_id, sku_id, area_num, pieces, left_after, reason, changed_by, approved_by, proposal_id)
    select ${now}, k.goods_id, m.*, ${reason}, ${changedBy}, ${approvedBy}::text, ${proposalId}::text
    from (select * from of_skus union all select * from of_areas union all select * from started) m join skus k using (sku_id)`.execute(
    tx,
  );
}
