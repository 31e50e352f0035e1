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
export async function claimsOf({ databaseUrl }: Pick<Product, 'databaseUrl'>, { productId }: Held): Promise<KeptClaims> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<KeptClaims>(
      `select (select count(*)::integer from claims where product_id = $1 and state <> 'failed') as claims,
         (select count(*)::integer from claims where product_id = $1 and state = 'delivering') as "underWay",
         (select sum(k.remaining)::integer from rights_stock k join rights using (rights_id) join right_groups using (group_id) where product_id = $1) as "stockLeft"`,
      [productId],
    );
    const [row] = rows;
    if (!row) throw new Error('the count came back empty');
    return row;
  } finally {
    await client.end();
  }
}
