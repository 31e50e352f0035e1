import type { LoadOrder, LoadResult } from './load-order.ts';
import { load } from './load.ts';
import type { Product } from './start-product.ts';

/** Half of the requests and connections to each of two instances, from a process each; with one request, both get it. */
export async function loadBoth(instances: readonly [Product, Product], order: Omit<LoadOrder, 'origin'>): Promise<LoadResult> {
  const half = (at: number) => (order.requests.length === 1 ? order.requests : order.requests.filter((_request, place) => place % 2 === at));
  const [one, two] = await Promise.all(instances.map(({ origin }, at) => load({ ...order, origin, requests: half(at), connections: order.connections / 2 })));
  if (!one || !two) throw new Error('an instance was not asked');
  const bad = Object.entries(two.bad).reduce((all, [words, times]) => ({ ...all, [words]: (all[words] ?? 0) + times }), { ...one.bad });
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
