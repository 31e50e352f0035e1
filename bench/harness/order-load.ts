import { orders } from '#core/contract/order/orders.ts';
import { sendCall } from '#server/testing/send-call.ts';
import type { LoadRequest } from './load-plan.ts';
import type { Product } from './start-product.ts';
import { directClient } from '#server/testing/databases/direct-client.ts';

export interface OrderLoad {
  readonly skuId: string;
  readonly lines: readonly { readonly skuId: string; readonly quantity: number }[];
  readonly payableFen: number;
  /** So many orders, each with a key of its own; the name sets those of several rounds apart. */
  requests(round: string, many: number): readonly LoadRequest[];
}

/** Orders of goods that are delivered as codes, with enough of them in stock, by these subscribers in turn. */
export async function orderLoad(
  { origin, base, databaseUrl }: Product,
  buyers: readonly { readonly accessToken: string }[],
): Promise<OrderLoad> {
  const skuId = await skuWithCodes(databaseUrl);
  const lines = [{ skuId, quantity: 1 }];
  const tokenOf = (at: number): string => buyers[at % buyers.length]?.accessToken ?? '';
  const as = { accessToken: tokenOf(0) };
  const { envelope } = await sendCall(origin + base, orders.previewOrder, { lines }, { as });
  const payableFen = envelope.data?.payableFen ?? 0;
  const body = JSON.stringify({ lines, payableFen });
  const { method, prefix, path } = orders.submitOrder;
  return {
    skuId,
    lines,
    payableFen,
    requests: (round, many) =>
      Array.from({ length: many }, (_, at) => ({
        method,
        path: base + prefix + path,
        headers: {
          accessToken: tokenOf(at),
          'x-requested-with': 'XMLHttpRequest',
          'idempotency-key': `${round}-${at}`,
        },
        body,
      })),
  };
}

/** An order without a code left would be refunded, which costs more than the order. */
const codesInStock = 50_000;

async function skuWithCodes(databaseUrl: string): Promise<string> {
  const client = directClient(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ sku_id: string }>(
      `select s.sku_id from skus s join goods g using (goods_id)
       where g.kind = 'code' and s.price_fen > 0 and s.stock_left is null and g.listed_at <= now() limit 1`,
    );
    if (!rows[0]) throw new Error('the demo has no such sku');
    await client.query(
      `insert into sku_codes (code_id, sku_id, code_sealed, valid_until)
       select 'bench-' || n, sku_id, code_sealed, valid_until
       from (select * from sku_codes where sku_id = $1 limit 1) c, generate_series(1, $2::integer) n`,
      [rows[0].sku_id, codesInStock],
    );
    await client.query('analyze sku_codes');
    return rows[0].sku_id;
  } finally {
    await client.end();
  }
}
