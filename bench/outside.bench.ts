import { sampleUserAgent } from '#core/config/sample-user-agents.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { sso } from '#core/contract/user/sso.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { addHolders } from '#server/testing/add-holders.ts';
import { largestPaint } from './first-screen/largest-paint.ts';
import type { LoadResult } from './harness/load-order.ts';
import { load } from './harness/load.ts';
import { median } from './harness/median.ts';
import { report } from './harness/report.ts';
import { silentServer } from './harness/silent-server.ts';
import { startProduct } from './harness/start-product.ts';

/** What others do to us: their scripts that never come, and a system of theirs that never answers, each in turns with the same without. */
const visits = 5;
const rounds = 3;
const secondsEach = 5;
const scripts = ['chat-sdk', 'chat-sdk-2', 'maps', 'app-bridge', 'one-tap', 'analytics'];

const silent = await silentServer();
const product = await startProduct({ env: { IDENTITY_URL: silent.url } });
try {
  const switchAll = async (mode: string) => {
    for (const name of scripts) {
      const response = await fetch(`${product.origin}/sandbox/api/script`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name, mode }) });
      if (!response.ok) throw new Error(`the script ${name} cannot be switched: ${response.status}`);
    }
  };
  const home = product.origin + pageUrl({ base: product.base, project: 'super-market', path: '/market-index' });
  const paints: Record<'ok' | 'hang', number[]> = { ok: [], hang: [] };
  for (let visit = 0; visit < visits; visit += 1) {
    for (const mode of ['ok', 'hang'] as const) {
      await switchAll(mode);
      paints[mode].push(await largestPaint(home, sampleUserAgent('chat-app', 'android')));
    }
  }
  await switchAll('ok');
  report(`Home inside the chat app, the middle of ${visits} visits`, [
    { what: 'largest paint, host scripts hang', unit: 'ms', value: median(paints.hang), against: { what: 'they come', value: median(paints.ok) }, goal: { atMost: 1.1 } },
  ]);

  const { productId, holders } = await addHolders(product.databaseUrl, { groups: 4, rightsPerGroup: 5, holders: 500 });
  const pathOf = ({ prefix, path }: { readonly prefix: string; readonly path: string }) => product.base + prefix + path;
  const reads = holders.map(({ accessToken }) => ({ method: 'POST' as const, path: pathOf(cardProduct.memberRights), headers: { accessToken }, body: JSON.stringify({ offerId: productId }) }));
  const knocks = [{ method: 'POST' as const, path: pathOf(sso.provincialAppLogin), headers: { 'x-requested-with': 'XMLHttpRequest' }, body: JSON.stringify({ cmToken: 'a-proof-nobody-will-look-at' }) }];
  const order = { origin: product.origin, maxSeconds: secondsEach };
  const read = () => load({ ...order, good: '"success":true', requests: reads, connections: 16, perSecond: 100 });
  const knock = () => load({ ...order, good: '"success":false', requests: knocks, connections: 32, perSecond: 50 });
  await read(); // the first requests meet cold code
  const [alone, beside, knocked]: LoadResult[][] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    alone?.push(await read());
    const [reading, knocking] = await Promise.all([read(), knock()]);
    beside?.push(reading);
    knocked?.push(knocking);
  }
  const middle = (results: readonly LoadResult[] = []) => median(results.map(({ p99Ms }) => p99Ms));
  report('List of rights beside 50 sign-ins a second at a system that never answers', [
    { what: 'list of rights, p99', unit: 'ms', value: middle(beside), against: { what: 'without them', value: middle(alone) }, goal: { atMost: 1.2 } },
    { what: 'a sign-in is refused after, p99', unit: 'ms', value: middle(knocked) },
    { what: 'answers that were no good', value: [...(alone ?? []), ...(beside ?? []), ...(knocked ?? [])].reduce((sum, { sent, good }) => sum + sent - good, 0), goal: { atMost: 0 } },
  ]);
} finally {
  await product.stop();
  silent.stop();
}
