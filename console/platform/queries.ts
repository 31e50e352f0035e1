import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { session } from '#core/contract/console/session.ts';
import type { Permission } from '#core/contract/console/permissions.ts';
import type { ConsoleEndpoint, DataOf, RequestOf } from '#core/contract/endpoint.ts';
import { call } from './call.ts';

/** A reading call as a query, by its path and input. */
export const reading = <E extends ConsoleEndpoint>(endpoint: E, input: RequestOf<E>) =>
  queryOptions({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }) => call(endpoint, input, signal),
  });

/** A changing call; what is on the screen is read again afterwards. */
export function useChange<E extends ConsoleEndpoint>(endpoint: E, onDone?: (data: DataOf<E>) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestOf<E>) => call(endpoint, input),
    onSuccess: async (data) => {
      onDone?.(data);
      await queries.invalidateQueries();
    },
  });
}

export const meQuery = { ...reading(session.me, {}), staleTime: 30_000, refetchInterval: 60_000 };

/** The signed-in operator; pages inside the shell have one. */
export function useMe() {
  const { data } = useQuery(meQuery);
  const may = (permission: Permission): boolean => data?.permissions.includes(permission) ?? false;
  return { me: data, may };
}
