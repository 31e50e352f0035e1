import pg from 'pg';
import type { Holders } from '#server/testing/data/add-holders.ts';
import type { Product } from './start-product.ts';
import { directClient } from '#server/testing/databases/direct-client.ts';

export interface StoredClaims {
  readonly claims: number;
  readonly stockLeft: number;
  /** Not yet delivered. */
  readonly delivering: number;
}

/** A product's claims as stored in the database, independent of the answers. */
export async function storedClaims(
  { databaseUrl }: Pick<Product, 'databaseUrl'>,
  { productId }: Holders,
): Promise<StoredClaims> {
  const { rows } = await query<StoredClaims>(
    databaseUrl,
    `
    select (select count(*)::integer from claims where product_id = $1 and state <> 'failed') as claims,
      (select count(*)::integer from claims where product_id = $1 and state = 'delivering') as "delivering",
      (select sum(k.remaining)::integer from rights_stock k join rights using (rights_id) join right_groups using (group_id) where product_id = $1) as "stockLeft"`,
    productId,
  );
  const [row] = rows;
  if (!row) throw new Error('the count came back empty');
  return row;
}

/** Marks every claim of a product as delivered. */
export const settleClaims = async (
  { databaseUrl }: Pick<Product, 'databaseUrl'>,
  productId: string,
): Promise<void> =>
  void (await query(
    databaseUrl,
    `update claims set state = 'delivered', settled_at = now() where product_id = $1 and state = 'delivering'`,
    productId,
  ));

async function query<Row extends pg.QueryResultRow>(
  databaseUrl: string,
  text: string,
  productId: string,
): Promise<pg.QueryResult<Row>> {
  const client = directClient(databaseUrl);
  await client.connect();
  try {
    return await client.query<Row>(text, [productId]);
  } finally {
    await client.end();
  }
}
