/** A value and its cache time. */
export interface Fresh<Value> {
  readonly value: Value;
  readonly forMs: number;
}

export interface CachedValue<Value> {
  /** The cached value, or a fetched one; concurrent callers share one fetch. Undefined when the fetch fails. */
  get(): Promise<Value | undefined>;
  forget(): void;
}

/** Caches one value for its time. A failed fetch is not cached. */
export function cachedValue<Value>(
  fetchFresh: () => Promise<Fresh<Value> | undefined>,
  nowMs: () => number = () => performance.now(),
): CachedValue<Value> {
  let cached: { readonly value: Value; readonly until: number } | undefined;
  let fetching: Promise<Value | undefined> | undefined;
  const fetchOnce = async (): Promise<Value | undefined> => {
    const fresh = await fetchFresh();
    cached = fresh && { value: fresh.value, until: nowMs() + fresh.forMs };
    return fresh?.value;
  };
  return {
    get: async () => {
      if (cached && nowMs() < cached.until) return cached.value;
      fetching ??= fetchOnce().finally(() => (fetching = undefined));
      return fetching;
    },
    forget: () => (cached = undefined),
  };
}
