import pg from 'pg';
import type { Held } from '#server/testing/add-holders.ts';
import type { Product } from './start-product.ts';

export interface KeptClaims {
  readonly claims: number;
  readonly stockLeft: number;
  /** Not yet delivered. */
  readonly underWay: number;
}

/** What the database has kept of a product's claims, whatever was answered. */
export async function claimsOf(
  { databaseUrl }: Pick<Product, 'databaseUrl'>,
  { productId }: Held,
): Promise<KeptClaims> {
  const { rows } = await ask<KeptClaims>(
    databaseUrl,
    `
    select (select count(*)::integer from claims where product_id = $1 and state <> 'failed') as claims,
      (select count(*)::integer from claims where product_id = $1 and state = 'delivering') as "underWay",
      (select sum(k.remaining)::integer from rights_stock k join rights using (rights_id) join right_groups using (group_id) where product_id = $1) as "stockLeft"`,
    productId,
  );
  const [row] = rows;
  if (!row) throw new Error('the count came back empty');
  return row;
}

/** As if every claim of a product had been delivered. */
export const settleClaims = async (
  { databaseUrl }: Pick<Product, 'databaseUrl'>,
  productId: string,
): Promise<void> =>
  void (await ask(
    databaseUrl,
    `update claims set state = 'delivered', settled_at = now() where product_id = $1 and state = 'delivering'`,
    productId,
  ));

async function ask<Row extends pg.QueryResultRow>(
  databaseUrl: string,
  text: string,
  productId: string,
): Promise<pg.QueryResult<Row>> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return await client.query<Row>(text, [productId]);
  } finally {
    await client.end();
  }
}
