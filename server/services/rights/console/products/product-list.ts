import { sql, type RawBuilder } from 'kysely';
import type { rightsProducts } from '#core/contract/console/rights/rights.ts';
import type { RightsProductState } from '#core/contract/console/rights/rights-families.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { keysetPage, rowsFor } from '../../../../db/keyset-page.ts';
import type { Family } from '../../../../db/schema/rights.ts';
import type { Deps } from '../../../../deps.ts';

type Call = typeof rightsProducts.rightsProducts;

interface GroupFacts {
  readonly name: string;
  readonly choose: number;
  readonly rights: number;
}
interface Row {
  readonly product_id: string;
  readonly name: string;
  readonly family: Family;
  readonly price_fen: number;
  readonly state: RightsProductState;
  readonly groups: readonly GroupFacts[] | null;
  readonly suppliers: readonly string[] | null;
  readonly stock: { readonly total: number; readonly left: number } | null;
  readonly waiting: boolean;
}

/** Rights of the product of the row that are in it, with their pieces of a month. */
const rightsOf = (cycle: string): RawBuilder<unknown> => sql`
  right_groups g join rights r using (group_id) left join rights_stock k on k.rights_id = r.rights_id and k.cycle = ${cycle}
  where g.product_id = products.product_id and r.removed_at is null`;
const left = sql`coalesce(k.remaining, r.monthly_stock)`;

/** Whether rights of the product can be claimed, and whether one of them has nothing left. */
export const productState = (cycle: string, now: Date): RawBuilder<RightsProductState> => sql`
  (select case
    when not coalesce(bool_or(true), false) then 'ended'
    when bool_or(r.monthly_stock is not null and ${left} = 0) then 'short' else 'open' end
    from ${rightsOf(cycle)} and r.category_flag = 1 and (r.ends_at is null or r.ends_at > ${now}))`;

/** Products in the order of their ids. They are some hundred, so the state is computed for each. */
export async function productList(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { keyword, family, supplier, state, after, limit }: InputOf<Call>,
): Promise<DataOf<Call>> {
  const now = clock.now();
  const { cycle } = claimCycle(now);
  const conditions = [
    ...(keyword === undefined
      ? []
      : [
          sql<boolean>`(products.product_id = ${keyword} or position(lower(${keyword}) in lower(products.name)) > 0)`,
        ]),
    ...(family === undefined ? [] : [sql<boolean>`products.family = ${family}`]),
    ...(supplier === undefined
      ? []
      : [sql<boolean>`exists (select from ${rightsOf(cycle)} and r.supplier = ${supplier})`]),
    ...(state === undefined ? [] : [sql<boolean>`${productState(cycle, now)} = ${state}`]),
  ];
  const matching = () => conditions.reduce((query, each) => query.where(each), db.selectFrom('products'));
  const { rows } = await sql<Row>`
    select products.product_id, products.name, products.family, products.price_fen, ${productState(cycle, now)} as state,
      (select json_agg(json_build_object('name', g.name, 'choose', g.choose_count,
          'rights', (select count(*) from rights r where r.group_id = g.group_id and r.removed_at is null)) order by g.sort, g.group_id)
        from right_groups g where g.product_id = products.product_id) as groups,
      (select json_agg(distinct r.supplier) from ${rightsOf(cycle)} and r.supplier <> '') as suppliers,
      (select json_build_object('total', sum(coalesce(k.total, r.monthly_stock)), 'left', sum(${left}))
        from ${rightsOf(cycle)} and r.monthly_stock is not null having count(*) > 0) as stock,
      exists (select from proposals w where w.state = 'waiting' and w.kind = 'rights.product' and w.target = products.product_id and w.ends_at > ${now}) as waiting
    from products
    where ${sql.join([sql`true`, ...conditions], sql` and `)} and products.product_id > ${after ?? ''}
    order by products.product_id limit ${rowsFor(limit)}`.execute(db);
  const { page, nextKey, count } = await keysetPage(rows, limit, {
    keyOf: ({ product_id }) => product_id,
    counted: () => matching().select('product_id'),
    after,
    db,
  });
  return {
    nextKey,
    count,
    rows: page.map((row) => ({
      productId: row.product_id,
      name: row.name,
      family: row.family,
      priceFen: row.price_fen,
      groups: (row.groups ?? []).map(({ name, choose, rights }) => `${name} ${rights} 选 ${choose}`),
      rights: (row.groups ?? []).reduce((sum, { rights }) => sum + rights, 0),
      suppliers: [...(row.suppliers ?? [])],
      state: row.state,
      stock: row.stock,
      isWaiting: row.waiting,
    })),
  };
}
