import { fillLists } from './console-lists/fill-lists.ts';
import { listsOf, measureLists, ownerCookie, type ListName } from './console-lists/measure-lists.ts';
import { report, type Finding } from './harness/report.ts';
import { startProduct } from './harness/start-product.ts';
import { directClient } from '#server/testing/databases/direct-client.ts';

/**
 * The console's lists with 10³ and 10⁶ rows (goods: 10⁵): CPU of a request, server and database, against an indexed read of one row
 * beside it.
 */
const [few, many, manyGoods] = [1_000, 1_000_000, 100_000];
const product = await startProduct();
const client = directClient(product.databaseUrl);
try {
  await client.connect();
  const cookie = await ownerCookie(product);
  const filled = await product.addHolders({ groups: 4, rightsPerGroup: 10, holders: 1_000 });
  await fillLists(client, filled, { rows: few, goods: few });
  const small = await measureLists(product, await listsOf(product, client, cookie));
  await fillLists(client, filled, { rows: many, goods: manyGoods });
  const large = await measureLists(product, await listsOf(product, client, cookie));

  const titles: Readonly<Record<Exclude<ListName, 'one'>, string>> = {
    claims: 'claims, 10⁶',
    moreClaims: 'claims, a further page',
    claimsOfRight: 'claims of one right',
    goods: 'goods, 10⁵',
    audit: 'audit log, 10⁶',
    lines: 'lines of a task, 10⁶',
    orders: 'orders, 10⁶',
    moreOrders: 'orders, a further page',
    refunds: 'refunds, 10⁵',
    ledger: 'ledger, 10⁶',
    ledgerOfAccount: 'ledger of one account',
    tickets: 'tickets, 10⁵',
    openTickets: 'open tickets',
  };
  report(
    'Lists of the console: CPU of a page of 50',
    (Object.entries(titles) as [Exclude<ListName, 'one'>, string][]).flatMap(([name, what]): Finding[] => [
      {
        what,
        value: large[name],
        unit: 'µs',
        against: { what: 'one row', value: large.one },
        goal: { atMost: 5 },
      },
      {
        what: `${what}, growth`,
        value: large[name],
        unit: 'µs',
        against: { what: 'with 10³', value: small[name] },
        goal: { atMost: 1.5 },
      },
    ]),
  );
} finally {
  await client.end();
  await product.stop();
}
