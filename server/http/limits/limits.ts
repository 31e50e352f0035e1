import { LRUCache } from 'lru-cache';

export interface Limit {
  /** Capacity of the bucket, */
  readonly burst: number;
  /** and its refill rate. */
  readonly perSecond: number;
}

/** Buckets that all machines share. */
export interface SharedLimits {
  /** Whether the bucket of a key has room; undefined: the shared buckets do not answer. */
  take(key: string, limit: Limit): Promise<boolean | undefined>;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** A token bucket per client address, in this process; limits across instances are counted in the database. */
export function rateLimit(
  { burst, perSecond }: Limit,
  nowMs: () => number = () => performance.now(),
): (key: string, cost?: number) => boolean {
  let made: LRUCache<string, Bucket> | undefined;
  return (key, cost = 1) => {
    // Made with the first request: the cache allocates all its entries at once.
    const buckets = (made ??= new LRUCache({ max: 100_000 }));
    const at = nowMs();
    const bucket = buckets.get(key) ?? { tokens: burst, at };
    bucket.tokens = Math.min(burst, bucket.tokens + ((at - bucket.at) / 1000) * perSecond);
    bucket.at = at;
    buckets.set(key, bucket);
    if (bucket.tokens < cost) return false;
    bucket.tokens -= cost;
    return true;
  };
}
