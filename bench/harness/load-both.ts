import type { LoadOrder, LoadResult } from './load-order.ts';
import { startLoader, type Loader } from './load.ts';
import type { Product } from './start-product.ts';

/** What is sent to two instances, from a process each. */
export interface BothLoaders {
  /** Half of the requests and connections to each; with one request, both get it. */
  load(order: Omit<LoadOrder, 'origin'>): Promise<LoadResult>;
  stop(): Promise<void>;
}

export function startBothLoaders(instances: readonly [Product, Product]): BothLoaders {
  const loaders = instances.map(({ origin }) => ({ origin, ...startLoader() }));
  return {
    load: (order) => loadBoth(loaders, order),
    stop: async () => void (await Promise.all(loaders.map(({ stop }) => stop()))),
  };
}

async function loadBoth(
  loaders: readonly (Loader & { readonly origin: string })[],
  order: Omit<LoadOrder, 'origin'>,
): Promise<LoadResult> {
  const half = (at: number) =>
    order.requests.length === 1
      ? order.requests
      : order.requests.filter((_request, place) => place % 2 === at);
  const [one, two] = await Promise.all(
    loaders.map(({ origin, load }, at) =>
      load({ ...order, origin, requests: half(at), connections: order.connections / 2 }),
    ),
  );
  if (!one || !two) throw new Error('an instance was not asked');
  const bad = Object.entries(two.bad).reduce(
    (all, [words, times]) => ({ ...all, [words]: (all[words] ?? 0) + times }),
    { ...one.bad },
  );
  return {
    sent: one.sent + two.sent,
    lead: one.lead + two.lead,
    good: one.good + two.good,
    bad,
    timesMs: [...one.timesMs, ...two.timesMs],
    seconds: Math.max(one.seconds, two.seconds),
    p50Ms: Math.max(one.p50Ms, two.p50Ms),
    p99Ms: Math.max(one.p99Ms, two.p99Ms),
    maxMs: Math.max(one.maxMs, two.maxMs),
  };
}
