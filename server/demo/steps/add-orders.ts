import { ofOpenAccounts, type LoadContext } from '../load-context.ts';
import { demoOrderRows, orderTables, type OrderRows } from '../rows/orders.ts';
import { upsertRows } from '../upsert-rows.ts';

/** Orders of physical goods. One that exists is left as it is: it may have gone on. */
export async function addOrders({ tx, now, encryption }: LoadContext): Promise<void> {
  const all = await ofOpenAccounts(tx, demoOrderRows(encryption, now));
  if (all.length === 0) return;
  const known = await tx
    .selectFrom('orders')
    .select('order_no')
    .where(
      'order_no',
      'in',
      all.map(({ order_no }) => order_no),
    )
    .execute();
  const added = all.filter(({ order_no }) => !known.some((row) => row.order_no === order_no));
  for (const table of orderTables) await addTo(tx, table, added);
}

const addTo = <T extends (typeof orderTables)[number]>(
  tx: LoadContext['tx'],
  table: T,
  orders: readonly { readonly rows: Pick<OrderRows['rows'], T> }[],
): Promise<void> =>
  upsertRows<T>(
    tx,
    table,
    orders.flatMap(({ rows }): OrderRows['rows'][T] => rows[table]),
  );
