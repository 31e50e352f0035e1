/** Something worth keeping, and for how long. */
export interface Fresh<Value> {
  readonly value: Value;
  readonly forMs: number;
}

export interface Kept<Value> {
  /** What is kept, or fetched now; everybody who asks meanwhile waits for the same fetch. Undefined when there is none to be had. */
  get(): Promise<Value | undefined>;
  forget(): void;
}

/** Keeps one value until its time is over. A fetch that brings nothing is not kept. */
export function keptForAWhile<Value>(
  fetchFresh: () => Promise<Fresh<Value> | undefined>,
  nowMs: () => number = () => performance.now(),
): Kept<Value> {
  let kept: { readonly value: Value; readonly until: number } | undefined;
  let fetching: Promise<Value | undefined> | undefined;
  const fetchOnce = async (): Promise<Value | undefined> => {
    const fresh = await fetchFresh();
    kept = fresh && { value: fresh.value, until: nowMs() + fresh.forMs };
    return fresh?.value;
  };
  return {
    get: async () => {
      if (kept && nowMs() < kept.until) return kept.value;
      fetching ??= fetchOnce().finally(() => (fetching = undefined));
      return fetching;
    },
    forget: () => (kept = undefined),
  };
}
