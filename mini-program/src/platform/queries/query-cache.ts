import { createStore, type Observable } from '../create-store.ts';

export interface QueryState<Data> {
  readonly data?: Data | undefined;
  readonly error?: Error | undefined;
  readonly loading: boolean;
  /** When the data arrived, in milliseconds; 0: never. */
  readonly at: number;
  /** Changes when the subscriber changes: an answer to the one before is dropped, and requested again by pages on show. */
  readonly generation: number;
}

export interface CachedQuery<Data> {
  readonly store: Observable<QueryState<Data>>;
  /** The request under way: concurrent callers share it. */
  pending?: Promise<void> | undefined;
}

const queries = new Map<string, CachedQuery<unknown>>();
let generation = 0;
const waiting = (): QueryState<never> => ({ loading: true, at: 0, generation });

export function cachedQuery<Data>(key: string): CachedQuery<Data> {
  const found = queries.get(key) ?? { store: createStore<QueryState<unknown>>(waiting()) };
  queries.set(key, found);
  // The key names the endpoint, which decides the type.
  return found as CachedQuery<Data>;
}

/** Requests the data, unless a request is under way. Data stays on show while it is refreshed, and after a failure. */
export function refresh<Data>(query: CachedQuery<Data>, load: () => Promise<Data>): Promise<void> {
  const { store } = query;
  const mine = generation;
  const isCurrent = (): boolean => mine === generation;
  if (query.pending) return query.pending;
  store.set({ ...store.get(), loading: true });
  query.pending = load()
    .then(
      (data) => isCurrent() && store.set({ data, loading: false, at: Date.now(), generation }),
      (error: unknown) => isCurrent() && store.set({ ...store.get(), error: asError(error), loading: false }),
    )
    .then(() => {
      if (isCurrent()) query.pending = undefined;
    });
  return query.pending;
}

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/** Called when the subscriber changes. */
export function clearQueries(): void {
  generation += 1;
  for (const query of queries.values()) {
    query.pending = undefined;
    query.store.set(waiting());
  }
}
