import { session } from '#core/contract/user/session.ts';
import { cpuPerRequest } from './harness/cpu-per-request.ts';
import { report } from './harness/report.ts';
import { startProduct } from './harness/start-product.ts';

/**
 * What traces cost a request. Off, nothing of them is loaded, so two products without them show how much equal ones differ here;
 * the third sends the spans of one request in a hundred to an address where nobody listens.
 */
const off = await startProduct();
const products = [
  off,
  await startProduct({ sharesDatabaseOf: off }),
  await startProduct({
    sharesDatabaseOf: off,
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
    off: of(products[0]),
    again: of(products[1]),
    on: of(products[2]),
  });
  const against = { what: 'off', value: measured.off.serverUs };
  report('Traces: CPU of a call that asks nothing', [
    { what: 'off', value: measured.off.serverUs, unit: 'µs' },
    {
      what: 'off, a second product',
      value: measured.again.serverUs,
      unit: 'µs',
      against,
      goal: { atMost: 1.01 },
    },
    { what: 'on, 1 % of the requests', value: measured.on.serverUs, unit: 'µs', against },
  ]);
} finally {
  for (const product of products.toReversed()) await product.stop();
}
