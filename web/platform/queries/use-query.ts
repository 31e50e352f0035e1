import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { ApiFailure } from '#core/rules/calls/api-failure.ts';
import type { QueryKey } from './query-cache.ts';
import { useSubscription } from '../store/use-subscription.ts';
import { useQueryCache } from './query-cache-context.tsx';

export interface QueryOptions<Data> {
  /** False until a member is signed in, for member calls. */
  readonly enabled?: boolean;
  readonly staleMs?: number;
  /** Polling interval, fixed or derived from the last answer. */
  readonly refetchMs?: number | false | ((data: Data | undefined) => number | false);
}

export interface QueryResult<Data> {
  readonly data: Data | undefined;
  readonly error: ApiFailure | undefined;
  /** A request is pending, the first one or a refetch. */
  readonly loading: boolean;
  /** When the data was received. */
  readonly at: number;
  refetch(): Promise<void>;
}

/** Whether an answer or its failure is there: the height of its part of the page is known. */
export const isSettled = ({ data, error }: Pick<QueryResult<unknown>, 'data' | 'error'>): boolean =>
  data !== undefined || error !== undefined;

// useLayoutEffect warns in server rendering, where effects do not run anyway.
const useSettledEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Subscribes to an answer and keeps it fresh while mounted. */
export function useQuery<Data>(
  key: QueryKey,
  load: () => Promise<Data>,
  { enabled = true, staleMs = 30_000, refetchMs = false }: QueryOptions<Data> = {},
): QueryResult<Data> {
  const queries = useQueryCache();
  const name = JSON.stringify(key);
  const latest = useRef({ key, load, enabled });
  useSettledEffect(() => {
    latest.current = { key, load, enabled };
  });

  const again = useCallback(
    async (isPoll?: boolean) => {
      const { key: current, load: loadCurrent, enabled: requested } = latest.current;
      if (requested) await queries.fetch(current, loadCurrent, 0, isPoll);
    },
    [queries],
  );
  const subscribe = useCallback(
    (listener: () => void) => queries.watch(JSON.parse(name) as QueryKey, listener, again),
    [queries, name, again],
  );
  const read = useCallback(() => queries.read<Data>(JSON.parse(name) as QueryKey), [queries, name]);
  const { data, error, loading, at } = useSubscription(subscribe, read);

  useEffect(() => {
    if (enabled && queries.isStale(JSON.parse(name) as QueryKey, staleMs)) again().catch(() => undefined); // the answer carries the failure
  }, [queries, name, enabled, staleMs, again]);

  const every = typeof refetchMs === 'function' ? refetchMs(data) : refetchMs;
  useEffect(() => {
    if (!enabled || every === false) return undefined;
    const look = () => void (document.hidden || again(true).catch(() => undefined)); // hidden pages do not poll; the state carries the failure
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [enabled, every, again, name]);

  const refetch = useCallback(() => again().catch(() => undefined), [again]);
  return { data, error, loading, at, refetch };
}
