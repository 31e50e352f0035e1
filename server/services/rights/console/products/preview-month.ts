import { sql } from 'kysely';
import type { rightsProducts } from '#core/contract/console/rights/rights.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import {
  addedId,
  changedProduct,
  productChangeFault,
} from '#core/rules/console/rights/rights-product-changes.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { Db } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { monthGroupViews } from '../../my-month/month-groups.ts';
import type { OwnedRightRow } from '../../rights/tables.ts';
import { openProduct, rightsToCopy } from './product-rows.ts';

type Call = typeof rightsProducts.previewMonth;

/** The month of a subscriber who has this product alone since last month and claimed nothing yet, with changes that are not approved. */
export async function previewMonth(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { productId, level, version: _version, ...changes }: InputOf<Call>,
): Promise<DataOf<Call>> {
  const now = clock.now();
  const { cycle, startsAt } = claimCycle(now);
  const likes = changes.added.map(({ likeRightsId }) => likeRightsId);
  const [product, copies] = await Promise.all([openProduct(db, productId, false), rightsToCopy(db, likes)]);
  const fault = productChangeFault(product, changes, copies);
  if (fault !== undefined) throw new Refusal(fault);
  const { groups } = changedProduct(product, changes, copies);
  const rows = await shownRows(db, { productId, likes, cycle });
  const common = {
    subscription_id: 'preview',
    opened_at: new Date(startsAt - 1),
    held_until: null,
    group_used: 0,
    out_of_province: false,
    claim_id: null,
    claim_state: null,
    claimed_at: null,
  };
  const owned = groups.flatMap((group) =>
    group.rights.flatMap((right): OwnedRightRow[] => {
      const added = changes.added.findIndex((_, at) => addedId(at) === right.rightsId);
      const row = rows.get(changes.added[added]?.likeRightsId ?? right.rightsId);
      if (!row) return [];
      return [
        {
          ...row,
          ...common,
          level: level ?? row.level,
          product_id: productId,
          product_name: product.name,
          group_id: group.groupId,
          group_name: group.name,
          choose_count: group.chooseCount,
          rights_id: right.rightsId,
          opens_on_day: right.opensOnDay,
          opens_at_hour: right.opensAtHour,
          min_level: right.minLevel,
          monthly_stock: right.monthlyStock,
          // A copy begins with all of its pieces and has no time of its own.
          ...(added >= 0 && { stock_left: null, begins_at: null, ends_at: null }),
        },
      ];
    }),
  );
  return { cycle, groups: monthGroupViews(owned, undefined, now) };
}

type ShownRow = Omit<
  OwnedRightRow,
  | 'subscription_id'
  | 'opened_at'
  | 'held_until'
  | 'group_used'
  | 'out_of_province'
  | 'claim_id'
  | 'claim_state'
  | 'claimed_at'
>;

/** The rights of the product, and those that others are made like. */
async function shownRows(
  db: Db,
  {
    productId,
    likes,
    cycle,
  }: { readonly productId: string; readonly likes: readonly string[]; readonly cycle: string },
): Promise<ReadonlyMap<string, ShownRow>> {
  const { rows } = await sql<ShownRow>`
    select p.product_id, p.name as product_name, p.price_fen, p.starts_next_month, p.delivery_limit_seconds, coalesce(v.level, 0) as level,
      g.group_id, g.name as group_name, g.choose_count, r.rights_id, r.name, r.show_name, r.pic_url, r.hint, r.monthly_stock,
      r.begins_at, r.ends_at, r.opens_on_day, r.opens_at_hour, r.min_level, r.goods_id, r.sku_id, r.give_flag, r.province_only, r.category_flag,
      k.remaining as stock_left
    from rights r join right_groups g using (group_id)
    join products p on p.product_id = ${productId} left join vip_types v using (vip_type_id)
    left join rights_stock k on k.rights_id = r.rights_id and k.cycle = ${cycle}
    where g.product_id = ${productId} or r.rights_id = any(${likes}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.rights_id, row]));
}
