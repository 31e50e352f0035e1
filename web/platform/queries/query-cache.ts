import { ApiFailure, offline, offlineSentence } from '#core/rules/calls/api-failure.ts';

/** A cache key: the call's path first, so that all answers of a call can be invalidated by its path. */
export type QueryKey = readonly [path: string, ...input: readonly unknown[]];

/** The state of an answer. With an error, data is the last successful one. */
export interface CachedQuery<Data = unknown> {
  readonly data: Data | undefined;
  readonly error: ApiFailure | undefined;
  readonly loading: boolean;
  /** When the data was received; 0 if there is none or it was invalidated. */
  readonly at: number;
}

interface Entry {
  query: CachedQuery;
  key: QueryKey;
  /** The pending request. Its answer is dropped if the entry was invalidated meanwhile. */
  underWay: Promise<unknown> | undefined;
  /** Subscribers, each with its refetch function. */
  readonly watchers: Map<() => void, () => Promise<unknown>>;
}

const unknown: CachedQuery = { data: undefined, error: undefined, loading: false, at: 0 };
const firstWaitMs = 800;
/** A first answer that takes longer is shown as failed, with 重试; it still replaces that when it comes. */
const slowMs = 10_000;

const nameOf = (key: QueryKey): string => JSON.stringify(key);
const failureOf = (error: unknown): ApiFailure =>
  error instanceof ApiFailure ? error : new ApiFailure('', String(error));
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The query cache of a document: one request for all subscribers, kept until invalidated. */
export class QueryCache {
  // TypeScript's private, because #private is compiled to helpers for the oldest supported phones.
  private readonly entries = new Map<string, Entry>();
  private readonly retries: number;
  private readonly isLater: boolean | undefined;

  /** Retries after a network failure; a refusal is not retried. `isLater` sends each request in a task of its own. */
  constructor(retries = 2, isLater?: boolean) {
    this.retries = retries;
    this.isLater = isLater;
  }

  read<Data>(key: QueryKey): CachedQuery<Data> {
    return (this.entries.get(nameOf(key))?.query ?? unknown) as CachedQuery<Data>;
  }

  /** Replaces the answer; that of a request under way is older, and is dropped. */
  put(key: QueryKey, data: unknown): void {
    this.entry(key).underWay = undefined;
    this.update(this.entry(key), { data, error: undefined, loading: false, at: Date.now() });
  }

  /** Fills an entry with initial data, unless it has some. */
  seed(key: QueryKey, data: unknown): void {
    if (this.read(key).at === 0)
      this.entry(key).query = { data, error: undefined, loading: false, at: Date.now() };
  }

  /** Whether to fetch: too old, or the last request failed. Data from the future (clock set back) is stale too. */
  isStale(key: QueryKey, staleMs: number): boolean {
    const { at, error } = this.read(key);
    return at === 0 || error !== undefined || Math.abs(Date.now() - at) >= staleMs;
  }

  /** The cached answer while fresh, else the pending request unless it is slow, else a new one. A poll leaves the last failure on show. */
  async fetch<Data>(key: QueryKey, load: () => Promise<Data>, staleMs = 0, isPoll?: boolean): Promise<Data> {
    const entry = this.entry(key);
    if (entry.query.data !== undefined && !this.isStale(key, staleMs)) return entry.query.data as Data;
    return ((entry.query.loading && entry.underWay) || this.begin(entry, load, isPoll)) as Promise<Data>;
  }

  watch(key: QueryKey, listener: () => void, again: () => Promise<unknown>): () => void {
    const { watchers } = this.entry(key);
    watchers.set(listener, again);
    return () => watchers.delete(listener);
  }

  /** Invalidates all answers of a path: those with subscribers are refetched now, the others at their next use. */
  async refresh(path?: string): Promise<void> {
    await Promise.all(
      this.under(path).map(async (entry) => {
        entry.underWay = undefined;
        entry.query = { ...entry.query, loading: false, at: 0 };
        await Promise.all([...entry.watchers.values()].map((again) => again().catch(() => undefined))); // subscribers show the failure
      }),
    );
  }

  /** Removes answers; entries with subscribers are fetched again. */
  async forget(path?: string): Promise<void> {
    for (const entry of this.under(path)) this.update(entry, unknown);
    await this.refresh(path);
  }

  private begin<Data>(entry: Entry, load: () => Promise<Data>, isPoll?: boolean): Promise<Data> {
    const { data, error } = entry.query;
    const request: Promise<Data> = this.load(load, () => entry.underWay === request).then(
      (loaded) => {
        if (entry.underWay === request) this.put(entry.key, loaded);
        return loaded;
      },
      (failure: ApiFailure) => {
        if (entry.underWay === request) this.fail(entry, failure);
        throw failure;
      },
    );
    entry.underWay = request;
    const slow = setTimeout(() => {
      if (entry.underWay === request && data === undefined)
        this.fail(entry, new ApiFailure(offline, offlineSentence));
    }, slowMs);
    const end = () => {
      clearTimeout(slow);
      if (entry.underWay === request) entry.underWay = undefined;
    };
    request.then(end, end);
    this.update(entry, {
      ...entry.query,
      error: data === undefined && !isPoll ? undefined : error,
      loading: true,
    });
    return request;
  }

  private async load<Data>(load: () => Promise<Data>, isCurrent: () => boolean): Promise<Data> {
    if (this.isLater) await sleep(0);
    for (let tries = 0; ; tries += 1) {
      try {
        return await load();
      } catch (thrown) {
        const failure = failureOf(thrown);
        if (failure.code !== offline || tries >= this.retries || !isCurrent()) throw failure;
        await sleep(firstWaitMs * 2 ** tries);
      }
    }
  }

  private entry(key: QueryKey): Entry {
    const name = nameOf(key);
    const known = this.entries.get(name) ?? {
      query: unknown,
      key,
      underWay: undefined,
      watchers: new Map(),
    };
    this.entries.set(name, known);
    return known;
  }

  private under(path: string | undefined): readonly Entry[] {
    return [...this.entries.values()].filter(({ key }) => path === undefined || key[0] === path);
  }

  private fail(entry: Entry, error: ApiFailure): void {
    this.update(entry, { ...entry.query, error, loading: false });
  }

  private update(entry: Entry, query: CachedQuery): void {
    entry.query = query;
    for (const listener of entry.watchers.keys()) listener();
  }
}
