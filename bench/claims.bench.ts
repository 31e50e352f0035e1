import { cardProduct } from '#core/contract/content/card-product.ts';
import { session } from '#core/contract/user/session.ts';
import { addHolders, type Held } from './harness/add-holders.ts';
import { claimsOf } from './harness/claims-of.ts';
import type { LoadRequest, LoadResult } from './harness/load-order.ts';
import { load } from './harness/load.ts';
import { report } from './harness/report.ts';
import { startProduct, type Product } from './harness/start-product.ts';

/** The claim path: many subscribers at once want the same right. First with enough for all, then with too few. */
const connections = 64;
const maxSeconds = 15;
const subscribers = 4_000;
const tooFew = 500;

const claimsIn = ({ base }: Product, { productId, rights, holders }: Held): readonly LoadRequest[] =>
  holders.map(({ accessToken, subscriptionId }, at) => ({
    method: cardProduct.receiveRights.method,
    path: base + cardProduct.receiveRights.prefix + cardProduct.receiveRights.path,
    headers: { accessToken, 'x-requested-with': 'XMLHttpRequest', 'idempotency-key': `${productId}-${at}` },
    body: JSON.stringify({ productId, subscriptionId, channelId: 'C0013', ...rights[0] }),
  }));

const perSecond = ({ sent, seconds }: LoadResult): number => sent / seconds;

const product = await startProduct();
try {
  const order = { origin: product.origin, connections, maxSeconds, good: '"success":true' };
  const { method, prefix, path } = session.loginStatus;
  const empty = { ...order, requests: [{ method, path: product.base + prefix + path }], maxSeconds: 5 };
  await load(empty);

  const enough = await addHolders(product, { groups: 1, rightsPerGroup: 1, stock: subscribers, holders: subscribers });
  const before = await load(empty);
  const taken = await load({ ...order, requests: claimsIn(product, enough), once: true });
  const again = await load({ ...order, requests: claimsIn(product, enough).slice(0, taken.sent), once: true });
  const after = await load(empty);
  const inTable = await claimsOf(product, enough);

  const scarce = await addHolders(product, { groups: 1, rightsPerGroup: 1, stock: tooFew, holders: 2 * tooFew });
  const rush = await load({ ...order, requests: claimsIn(product, scarce), once: true });
  const scarceInTable = await claimsOf(product, scarce);

  const emptyCall = { what: 'empty call', value: (perSecond(before) + perSecond(after)) / 2 };
  report(`The claim path: one right, ${connections} connections, ${taken.sent} subscribers`, [
    { what: 'claims a second', value: perSecond(taken), against: emptyCall },
    { what: 'p50', unit: 'ms', value: taken.p50Ms, against: { what: 'empty call', value: before.p50Ms } },
    { what: 'p99', unit: 'ms', value: taken.p99Ms, against: { what: 'empty call', value: before.p99Ms } },
    { what: 'the same again, a second', value: perSecond(again), against: emptyCall },
    { what: 'rush on a right that runs out, a second', value: perSecond(rush), against: emptyCall },
  ]);
  report('Exactness', [
    { what: 'claims answered but not kept, or kept unanswered', value: Math.abs(inTable.claims - taken.good), goal: { atMost: 0 } },
    { what: 'stock and claims apart', value: Math.abs(subscribers - inTable.stockLeft - inTable.claims), goal: { atMost: 0 } },
    { what: 'repetitions answered otherwise than the first', value: again.sent - again.good, goal: { atMost: 0 } },
    { what: `of ${rush.sent} who wanted one of ${tooFew}: promised`, value: rush.good, goal: { atMost: tooFew } },
    { what: `of ${rush.sent} who wanted one of ${tooFew}: kept and left`, value: scarceInTable.claims + scarceInTable.stockLeft, goal: { atMost: tooFew } },
  ]);
  for (const [words, times] of [...Object.entries(taken.bad), ...Object.entries(rush.bad)]) console.log(`${times} × ${words}`);
} finally {
  await product.stop();
}
