import type { TestServer } from '../test-server.ts';

/** How much of a sku is left; null where it is unlimited. */
export const stockOf = async ({ db }: TestServer, skuId: string): Promise<number | null> =>
  (await db.selectFrom('skus').select('stock_left').where('sku_id', '=', skuId).executeTakeFirstOrThrow())
    .stock_left;
