import { createStore, type Observable } from '../create-store.ts';

export interface Answer<Data> {
  readonly data?: Data | undefined;
  readonly error?: Error | undefined;
  readonly loading: boolean;
  /** When the data arrived, in milliseconds; 0: never. */
  readonly at: number;
  /** Changes when the subscriber changes: an answer to the one before is dropped, and requested again by pages on show. */
  readonly generation: number;
}

export interface CachedAnswer<Data> {
  readonly store: Observable<Answer<Data>>;
  /** The request under way: concurrent callers share it. */
  pending?: Promise<void> | undefined;
}

const answers = new Map<string, CachedAnswer<unknown>>();
let generation = 0;
const waiting = (): Answer<never> => ({ loading: true, at: 0, generation });

export function cachedAnswer<Data>(key: string): CachedAnswer<Data> {
  const found = answers.get(key) ?? { store: createStore<Answer<unknown>>(waiting()) };
  answers.set(key, found);
  // The key names the endpoint, which decides the type.
  return found as CachedAnswer<Data>;
}

/** Requests the data, unless a request is under way. Data stays on show while it is refreshed, and after a failure. */
export function refresh<Data>(answer: CachedAnswer<Data>, load: () => Promise<Data>): Promise<void> {
  const { store } = answer;
  const mine = generation;
  const isCurrent = (): boolean => mine === generation;
  if (answer.pending) return answer.pending;
  store.set({ ...store.get(), loading: true });
  answer.pending = load()
    .then(
      (data) => isCurrent() && store.set({ data, loading: false, at: Date.now(), generation }),
      (error: unknown) => isCurrent() && store.set({ ...store.get(), error: asError(error), loading: false }),
    )
    .then(() => {
      if (isCurrent()) answer.pending = undefined;
    });
  return answer.pending;
}

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/** Called when the subscriber changes. */
export function clearAnswers(): void {
  generation += 1;
  for (const answer of answers.values()) {
    answer.pending = undefined;
    answer.store.set(waiting());
  }
}
