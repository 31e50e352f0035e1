import { orders } from '#core/contract/order/orders.ts';
import { cpuPerRequest, type CpuPerRequest } from '../harness/cpu-per-request.ts';
import type { Finding } from '../harness/report.ts';
import type { Product } from '../harness/start-product.ts';
import { directClient } from '#server/testing/databases/direct-client.ts';

const [few, many] = [50, 5_000];

interface Subscriber {
  readonly userId: string;
  readonly accessToken: string;
}

/** The first page of the order list: CPU for a subscriber with many orders against one with few. */
export async function orderListFindings(
  product: Product,
  skuId: string,
  [light, heavy]: readonly [Subscriber, Subscriber],
): Promise<readonly Finding[]> {
  await addOrders(product.databaseUrl, skuId, [
    [light.userId, few],
    [heavy.userId, many],
  ]);
  const listOf = ({ accessToken }: Subscriber) => ({
    origin: product.origin,
    server: product.pid,
    database: product.databasePid,
    good: '"success":true',
    request: {
      method: 'POST' as const,
      path: product.base + orders.orderList.prefix + orders.orderList.path,
      headers: { accessToken },
      body: '{}',
    },
  });
  const measured = await cpuPerRequest({ light: listOf(light), heavy: listOf(heavy) });
  const both = ({ serverUs, databaseUs }: CpuPerRequest): number => serverUs + databaseUs;
  const against = (value: number) => ({ what: `${few} orders`, value });
  return [
    {
      what: `list of ${many} orders, server and database`,
      value: both(measured.heavy),
      unit: 'µs',
      against: against(both(measured.light)),
      goal: { atMost: 2 },
    },
    {
      what: `list of ${many} orders, database`,
      value: measured.heavy.databaseUs,
      unit: 'µs',
      against: against(measured.light.databaseUs),
      goal: { atMost: 2 },
    },
  ];
}

/** Orders that are done, an hour apart, with one line each. */
async function addOrders(
  databaseUrl: string,
  skuId: string,
  requested: readonly (readonly [userId: string, orders: number])[],
): Promise<void> {
  const client = directClient(databaseUrl);
  await client.connect();
  try {
    for (const [userId, count] of requested) {
      await client.query(
        `with added as (
           insert into orders (order_no, user_id, request_key, state, payable_fen, freight_fen, steps, created_at, pay_by)
           select 'bench-' || $1 || '-' || n, $1, 'bench-' || n, 'done', 1000, 0, '[]', now() - n * interval '1 hour', now()
           from generate_series(1, $2) n returning order_no
         )
         insert into order_lines (order_no, line, sku_id, goods_id, goods_name, sku_name, pic_url, kind, quantity, list_fen, coupon_fen,
           payable_fen, took_stock, multi_order)
         select order_no, 1, s.sku_id, s.goods_id, s.name, s.name, s.pic_url, 'code', 1, 1000, 0, 1000, false, false
         from added, skus s where s.sku_id = $3`,
        [userId, count, skuId],
      );
    }
    await client.query('vacuum analyze orders');
    await client.query('vacuum analyze order_lines');
  } finally {
    await client.end();
  }
}
