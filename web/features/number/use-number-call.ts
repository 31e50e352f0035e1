import type { DataOf, Endpoint, RequestOf } from '#core/contract/endpoint.ts';
import { useQuery, type QueryOptions, type QueryResult } from '#web/platform/queries/use-query.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { callKey } from '#web/platform/queries/use-call.ts';

/** Subscribes to an answer about a number. A refusal is shown by the page and by no toast: one number refuses all its calls alike. */
export function useNumberCall<E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  options: QueryOptions<DataOf<E>> = {},
): QueryResult<DataOf<E>> {
  const call = useApi();
  return useQuery<DataOf<E>>(
    callKey(endpoint, input),
    () => call(endpoint, input, { inPage: true }),
    options,
  );
}
