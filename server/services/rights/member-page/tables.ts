import { sql, type Selectable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import type { ProductPlans } from '../../../db/schema/offers-and-shops.ts';

export interface TierRow {
  readonly line: string;
  readonly product_id: string;
  readonly product_name: string;
  readonly price_fen: number;
  readonly starts_next_month: boolean;
  readonly name: string;
  readonly pic_url: string;
  readonly agreements: string[];
  readonly step: number;
  readonly vip_type_id: number | null;
  readonly level: number | null;
  readonly vip_type_name: string | null;
  /** The right types of its level (§6). */
  readonly right_types: number[];
}

export interface TierRightRow {
  readonly product_id: string;
  readonly group_id: string;
  readonly group_name: string;
  readonly choose_count: number;
  readonly rights_id: string;
  readonly show_name: string;
  readonly hint: string;
  readonly pic_url: string;
  readonly min_level: number;
  readonly begins_at: Date | null;
  readonly ends_at: Date | null;
  readonly category_flag: 1 | 2;
  readonly worth_fen: number | null;
  /** Null where unlimited. */
  readonly monthly_stock: number | null;
  /** What is left of this month's stock; null before the first claim, or where unlimited. */
  readonly stock_left: number | null;
}

interface ProductLineQuery {
  readonly productId?: string | undefined;
  readonly vipTypeId?: number | undefined;
}

/** The line of a product or a member type; its own line goes before the line of the member levels. */
export async function productLineWith(
  db: Db,
  ladder: string,
  { productId, vipTypeId }: ProductLineQuery,
): Promise<string | undefined> {
  let tiers = db
    .selectFrom('product_tiers as t')
    .innerJoin('products as p', 'p.product_id', 't.product_id')
    .select('t.line');
  if (productId !== undefined) tiers = tiers.where('t.product_id', '=', productId);
  if (vipTypeId !== undefined) tiers = tiers.where('p.vip_type_id', '=', vipTypeId);
  const found = await tiers
    .orderBy((e) => e('t.line', '=', ladder))
    .orderBy('t.line')
    .executeTakeFirst();
  return found?.line;
}

const rightTypes = sql<number[]>`array(
  select right_type_id from vip_type_rights r where r.vip_type_id = p.vip_type_id order by right_type_id)`;

/** The tiers of a line, lowest first. */
export const tiersOf = preparedQuery<{ line: string }, TierRow>('tiers-of-line', (db, { line }) =>
  db
    .selectFrom('product_tiers as t')
    .innerJoin('products as p', 'p.product_id', 't.product_id')
    .leftJoin('vip_types as v', 'v.vip_type_id', 'p.vip_type_id')
    .select([
      't.line',
      't.product_id',
      'p.name as product_name',
      'p.price_fen',
      'p.starts_next_month',
      't.name',
      't.pic_url',
      't.agreements',
      't.step',
      'v.vip_type_id',
      'v.level',
      'v.name as vip_type_name',
      rightTypes.as('right_types'),
    ])
    .where('t.line', '=', line)
    .orderBy('t.step'),
);

interface OfProducts {
  readonly productIds: readonly string[];
}
const isOneOf = (column: string, ids: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = any(${ids}::text[])`;

const planColumns = [
  'sku_id',
  'goods_id',
  'product_id',
  'name',
  'months',
  'days',
  'auto_renew',
  'price_fen',
  'next_price_fen',
] as const satisfies readonly (keyof ProductPlans)[];

export type PlanRow = Pick<Selectable<ProductPlans>, (typeof planColumns)[number]>;

export const plansOf = preparedQuery<OfProducts, PlanRow>('plans-of-products', (db, { productIds }) =>
  db.selectFrom('product_plans').select(planColumns).where(isOneOf('product_id', productIds)).orderBy('sort'),
);

/** The member level of a product (0 for a product with rights only), and whether it starts next month. */
export async function productTerms(
  db: Db,
  productId: string,
): Promise<{ readonly level: number; readonly startsNextMonth: boolean }> {
  const row = await db
    .selectFrom('products as p')
    .leftJoin('vip_types as v', 'v.vip_type_id', 'p.vip_type_id')
    .select(['v.level', 'p.starts_next_month'])
    .where('p.product_id', '=', productId)
    .executeTakeFirst();
  return { level: row?.level ?? 0, startsNextMonth: row?.starts_next_month ?? false };
}

/** The rights of products in a month, whether or not the caller may choose them. */
export const grantedBy = preparedQuery<OfProducts & { cycle: string }, TierRightRow>(
  'rights-of-products',
  (db, { productIds, cycle }) =>
    db
      .selectFrom('right_groups as g')
      .innerJoin('rights as r', 'r.group_id', 'g.group_id')
      .leftJoin('rights_stock as k', (j) =>
        j.onRef('k.rights_id', '=', 'r.rights_id').on('k.cycle', '=', cycle),
      )
      .select([
        'g.product_id',
        'g.group_id',
        'g.name as group_name',
        'g.choose_count',
        'r.rights_id',
        'r.show_name',
        'r.hint',
        'r.pic_url',
        'r.min_level',
        'r.begins_at',
        'r.ends_at',
        'r.category_flag',
        'r.worth_fen',
        'r.monthly_stock',
        'k.remaining as stock_left',
      ])
      .where(isOneOf('g.product_id', productIds))
      .where('r.removed_at', 'is', null)
      .orderBy('g.sort')
      .orderBy('r.sort'),
);
