import { session } from '#core/contract/user/session.ts';
import { changedTree } from '#server/testing/releases/changed-tree.ts';
import { cpuPerRequest } from './harness/cpu-per-request.ts';
import { report } from './harness/report.ts';
import { startProduct } from './harness/start-product.ts';

/**
 * What traces cost a request: a server from whose sources every line about them was taken, the product with traces off, and one that
 * sends the spans of one request in a hundred to an address where nobody listens. A second server without them shows how much equal
 * ones differ here.
 */
const without = await changedTree('without-traces', {
  'server/start.ts': [
    ['const traces = await tracesOf(config, log);', ''],
    ['onQuery: traces?.onQuery,', ''],
    ['pages, traces, standby', 'pages, standby'],
    ['await traces?.stop();', ''],
    [/async function tracesOf\([\s\S]*?\n\}\n/, ''],
  ],
  'server/app.ts': [
    [/\n {2}traces,\n/, '\n'],
    ['traces?.mount(app);', ''],
  ],
});
const bare = await startProduct({ main: without.main });
const products = [
  bare,
  await startProduct({ main: without.main, sharesDatabaseOf: bare }),
  await startProduct({ sharesDatabaseOf: bare }),
  await startProduct({
    sharesDatabaseOf: bare,
    env: { TRACES_URL: 'https://127.0.0.1:9/v1/traces', TRACES_PERCENT: '1' },
  }),
] as const;
try {
  const of = ({ origin, base, pid }: (typeof products)[number]) => ({
    origin,
    server: pid,
    good: '"success":true',
    request: { method: 'GET', path: base + session.loginStatus.prefix + session.loginStatus.path } as const,
  });
  const measured = await cpuPerRequest({
    bare: of(products[0]),
    again: of(products[1]),
    off: of(products[2]),
    on: of(products[3]),
  });
  const against = { what: 'without', value: measured.bare.serverUs };
  report('Traces: CPU of a call that asks nothing', [
    { what: 'without any code of traces', value: measured.bare.serverUs, unit: 'µs' },
    { what: 'the same, a second product', value: measured.again.serverUs, unit: 'µs', against },
    { what: 'off', value: measured.off.serverUs, unit: 'µs', against, goal: { atMost: 1.01 } },
    { what: 'on, 1 % of the requests', value: measured.on.serverUs, unit: 'µs', against },
  ]);
} finally {
  for (const product of products.toReversed()) await product.stop();
  without.remove();
}
