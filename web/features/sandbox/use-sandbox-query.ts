import type { DataOf, RequestOf, SandboxEndpoint } from '#core/contract/endpoint.ts';
import { useQuery, type QueryResult } from '#web/platform/queries/use-query.ts';
import { callSandbox } from './call-sandbox.ts';

/** Reads a part of the sandbox and polls it, because other tabs change it too. */
export const useSandboxQuery = <E extends SandboxEndpoint>(
  endpoint: E,
  input: RequestOf<E>,
): QueryResult<DataOf<E>> =>
  useQuery<DataOf<E>>([endpoint.prefix, endpoint.path, input], () => callSandbox(endpoint, input), {
    refetchMs: 2_000,
  });
