import { useDidShow } from '@tarojs/taro';
import { useEffect, useRef } from 'react';
import type { DataOf, Endpoint, RequestOf } from '#core/contract/endpoint.ts';
import { callApi } from '../call.ts';
import { useStore } from '../create-store.ts';
import { cachedQuery, refresh } from './query-cache.ts';

export interface QueryOptions {
  /** False: nothing is requested yet. */
  readonly enabled?: boolean;
  /** Age from which an answer is requested again when the page is shown. */
  readonly staleMs?: number;
}

export interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: Error | undefined;
  readonly loading: boolean;
  /** When the data arrived, by the phone's clock. */
  readonly at: number;
  refetch(): Promise<void>;
}

/**
 * The answer of a call, cached by its input: `data` while there is any, `error` after a refusal (the page shows it itself), otherwise
 * loading. Shown again after a while, as tabs are, the page refreshes it, and what was refused it requests again.
 */
export function useQuery<E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  { enabled = true, staleMs = 60_000 }: QueryOptions = {},
): Query<DataOf<E>> {
  const key = `${endpoint.method} ${endpoint.prefix}${endpoint.path} ${JSON.stringify(input)}`;
  const query = cachedQuery<DataOf<E>>(key);
  const { data, error, loading, at, generation } = useStore(query.store);
  const refetch = (): Promise<void> => refresh(query, () => callApi(endpoint, input, { inPage: true }));
  const request = useRef<() => void>(() => undefined);
  useEffect(() => {
    request.current = () => {
      if (enabled && (at === 0 || Date.now() - at > staleMs)) void refetch();
    };
  });
  // Only a new input or subscriber requests by itself; everything else is refetch().
  useEffect(() => request.current(), [key, enabled, generation]);
  useDidShow(() => (at > 0 || error !== undefined) && request.current());
  return { data, error, loading: enabled && loading, at, refetch };
}
