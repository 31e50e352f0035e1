import type { LoadPlan, LoadResult } from './load-plan.ts';
import { startLoader, type Loader } from './load.ts';
import type { Product } from './start-product.ts';

/** Sends requests to two instances, from a process each. */
export interface BothLoaders {
  /** Half of the requests and connections go to each instance; a single request goes to both. */
  load(plan: Omit<LoadPlan, 'origin'>): Promise<LoadResult>;
  stop(): Promise<void>;
}

export function startBothLoaders(instances: readonly [Product, Product]): BothLoaders {
  const loaders = instances.map(({ origin }) => ({ origin, ...startLoader() }));
  return {
    load: (plan) => loadBoth(loaders, plan),
    stop: async () => void (await Promise.all(loaders.map(({ stop }) => stop()))),
  };
}

async function loadBoth(
  loaders: readonly (Loader & { readonly origin: string })[],
  plan: Omit<LoadPlan, 'origin'>,
): Promise<LoadResult> {
  const half = (at: number) =>
    plan.requests.length === 1 ? plan.requests : plan.requests.filter((_request, place) => place % 2 === at);
  const [one, two] = await Promise.all(
    loaders.map(({ origin, load }, at) =>
      load({ ...plan, origin, requests: half(at), connections: plan.connections / 2 }),
    ),
  );
  if (!one || !two) throw new Error('an instance has no loader');
  const bad = Object.entries(two.bad).reduce(
    (all, [words, times]) => ({ ...all, [words]: (all[words] ?? 0) + times }),
    { ...one.bad },
  );
  return {
    sent: one.sent + two.sent,
    warmUp: one.warmUp + two.warmUp,
    good: one.good + two.good,
    bad,
    timesMs: [...one.timesMs, ...two.timesMs],
    badTimesMs: [...one.badTimesMs, ...two.badTimesMs],
    seconds: Math.max(one.seconds, two.seconds),
    p50Ms: Math.max(one.p50Ms, two.p50Ms),
    p99Ms: Math.max(one.p99Ms, two.p99Ms),
    maxMs: Math.max(one.maxMs, two.maxMs),
  };
}
