import type { DataOf, Endpoint, RequestOf } from '#core/contract/endpoint.ts';
import type { QueryKey } from './query-cache.ts';
import { useQuery, type QueryOptions, type QueryResult } from './use-query.ts';
import { useApi } from '../api/api-context.tsx';

/** The cache key of a call; invalidating the path alone reaches every input. */
export const callKey = (endpoint: Endpoint, input: unknown): QueryKey => [endpoint.path, input];

/** Subscribes to the answer of a call. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  options: QueryOptions<DataOf<E>> = {},
): QueryResult<DataOf<E>> {
  const call = useApi();
  return useQuery<DataOf<E>>(callKey(endpoint, input), () => call(endpoint, input), options);
}
