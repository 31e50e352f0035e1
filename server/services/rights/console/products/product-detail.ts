import { sql } from 'kysely';
import type { ConsoleRightsProduct } from '#core/contract/console/rights/rights-products.shapes.ts';
import type { RightsProductState } from '#core/contract/console/rights/rights-families.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { Family } from '../../../../db/schema/rights.ts';
import type { Deps } from '../../../../deps.ts';
import { NotFound } from '../../../../http/refusal.ts';
import { waitingFor } from '../waiting-proposals.ts';
import { productState } from './product-list.ts';
import { openProduct, versionOf } from './product-rows.ts';

interface RightFacts {
  readonly rights_id: string;
  readonly group_id: string;
  readonly name: string;
  readonly show_name: string;
  readonly pic_url: string;
  readonly hint: string;
  readonly category_flag: 1 | 2;
  readonly begins_at: Date | null;
  readonly ends_at: Date | null;
  readonly removed_at: Date | null;
  readonly monthly_stock: number | null;
  readonly total: number | null;
  readonly remaining: number | null;
}

/** A product with its groups and rights, this month's pieces, and what waits for a second person. */
export async function productDetail(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  productId: string,
): Promise<ConsoleRightsProduct> {
  const now = clock.now();
  const { cycle } = claimCycle(now);
  const product = await openProduct(db, productId, false);
  const {
    rows: [head],
  } = await sql<{ family: Family; level: number; state: RightsProductState }>`
    select products.family, coalesce(v.level, 0) as level, ${productState(cycle, now)} as state
    from products left join vip_types v using (vip_type_id) where products.product_id = ${productId}`.execute(
    db,
  );
  if (!head) throw new NotFound('没有这个产品');
  const { rows } = await sql<RightFacts>`
    select r.rights_id, r.group_id, r.name, r.show_name, r.pic_url, r.hint, r.category_flag, r.begins_at, r.ends_at, r.removed_at,
      r.monthly_stock, k.total, k.remaining
    from right_groups g join rights r using (group_id) left join rights_stock k on k.rights_id = r.rights_id and k.cycle = ${cycle}
    where g.product_id = ${productId} order by g.sort, r.sort, r.rights_id`.execute(db);
  const facts = new Map(rows.map((row) => [row.rights_id, row]));
  return {
    productId,
    name: product.name,
    priceFen: product.priceFen,
    ...head,
    version: versionOf(product),
    waiting: await waitingFor(db, { kinds: ['rights.product'], target: productId }, now),
    groups: product.groups.map(({ rights, ...group }) => ({
      ...group,
      rights: rights.flatMap((right) => {
        const row = facts.get(right.rightsId);
        return row ? [{ ...right, ...shownFacts(row) }] : [];
      }),
      removed: rows.flatMap(({ group_id, rights_id, show_name, removed_at }) =>
        group_id === group.groupId && removed_at
          ? [{ rightsId: rights_id, showName: show_name, removedAt: removed_at.toISOString() }]
          : [],
      ),
    })),
  };
}

const shownFacts = (row: RightFacts) => ({
  name: row.name,
  picUrl: row.pic_url,
  hint: row.hint,
  isForSale: row.category_flag === 2,
  beginsAt: row.begins_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
  stock:
    row.monthly_stock === null
      ? null
      : { total: row.total ?? row.monthly_stock, left: row.remaining ?? row.monthly_stock },
});
