import { sql, type RawBuilder } from 'kysely';
import type { RightTerms } from '#core/contract/console/rights/rights-products.shapes.ts';
import type {
  GroupTerms,
  NamedRight,
  ProductTerms,
} from '#core/rules/console/rights/rights-product-changes.ts';
import type { Db, Tx } from '../../../../db/database.ts';
import { idOf } from '../../../../http/secrets.ts';
import { NotFound } from '../../../../http/refusal.ts';

interface RightRow {
  readonly rights_id: string;
  readonly group_id: string;
  readonly show_name: string;
  readonly supplier: string;
  readonly opens_on_day: number | null;
  readonly opens_at_hour: number | null;
  readonly min_level: number;
  readonly monthly_stock: number | null;
}

export const termsOf = (row: RightRow): RightTerms => ({
  supplier: row.supplier,
  opensOnDay: row.opens_on_day,
  opensAtHour: row.opens_at_hour,
  minLevel: row.min_level,
  monthlyStock: row.monthly_stock,
});
export const namedRight = (row: RightRow): NamedRight => ({
  rightsId: row.rights_id,
  showName: row.show_name,
  ...termsOf(row),
});

export interface OpenProduct extends ProductTerms {
  readonly productId: string;
  readonly name: string;
}

/** A product with what can be claimed of it. Under a lock nothing of it changes until the transaction ends; claims go on. */
export async function openProduct(db: Db | Tx, productId: string, isLocked: boolean): Promise<OpenProduct> {
  const lock: RawBuilder<unknown> = isLocked ? sql`for no key update` : sql``;
  const {
    rows: [product],
  } = await sql<{ name: string; price_fen: number }>`
    select name, price_fen from products where product_id = ${productId} ${lock}`.execute(db);
  if (!product) throw new NotFound('没有这个产品');
  const { rows: groups } = await sql<{ group_id: string; name: string; choose_count: number }>`
    select group_id, name, choose_count from right_groups where product_id = ${productId} order by sort, group_id ${lock}`.execute(
    db,
  );
  const { rows: rights } = await sql<RightRow>`
    select rights_id, group_id, show_name, supplier, opens_on_day, opens_at_hour, min_level, monthly_stock from rights
    where group_id = any(${groups.map(({ group_id }) => group_id)}::text[]) and removed_at is null
    order by sort, rights_id ${lock}`.execute(db);
  return {
    productId,
    name: product.name,
    priceFen: product.price_fen,
    groups: groups.map((group): GroupTerms => ({
      groupId: group.group_id,
      name: group.name,
      chooseCount: group.choose_count,
      rights: rights.filter(({ group_id }) => group_id === group.group_id).map(namedRight),
    })),
  };
}

/** Changes whenever something of the product does that two persons decide. */
export const versionOf = ({ priceFen, groups }: ProductTerms): string =>
  idOf(
    String(priceFen),
    ...groups.flatMap(({ groupId, chooseCount, rights }) => [
      `${groupId} ${chooseCount}`,
      ...rights
        .map((right) =>
          [
            right.rightsId,
            right.supplier,
            right.opensOnDay,
            right.opensAtHour,
            right.minLevel,
            right.monthlyStock,
          ].join(' '),
        )
        .toSorted(),
    ]),
  );

/** The rights that others are made like, by their ids. */
export async function rightsToCopy(
  db: Db | Tx,
  rightsIds: readonly string[],
): Promise<ReadonlyMap<string, NamedRight>> {
  const { rows } = await sql<RightRow>`
    select rights_id, group_id, show_name, supplier, opens_on_day, opens_at_hour, min_level, monthly_stock
    from rights where rights_id = any(${rightsIds}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.rights_id, namedRight(row)]));
}
