import { useInfiniteQuery } from '@tanstack/react-query';
import type { ConsoleEndpoint, DataOf, RequestOf } from '#core/contract/endpoint.ts';
import { call } from './call.ts';

interface RowPage {
  readonly rows: readonly unknown[];
  readonly nextKey: string | null;
  readonly count: { readonly value: number; readonly exact: boolean } | null;
}
type RowOf<E extends ConsoleEndpoint> =
  DataOf<E> extends { readonly rows: readonly (infer Row)[] } ? Row : never;

/** A list that was read so far, page after page by key. */
export interface LoadedRows<Row> {
  readonly rows: readonly Row[];
  /** `1,240`, or `10,000+`; absent until the first page is there. */
  readonly countText: string | undefined;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
  readonly query: { readonly isPending: boolean; readonly error: Error | null; refetch(): unknown };
  /** When the rows on the screen were read. */
  readonly readAt: number;
}

interface RowsOptions {
  /** Reads again so often, in milliseconds. */
  readonly every?: number;
  readonly enabled?: boolean;
}

/** Reads a list of the console; other filters start again at its first page, and the old rows stay until that is there. */
export function useRows<E extends ConsoleEndpoint>(
  endpoint: E,
  filters: Omit<RequestOf<E>, 'after' | 'limit'>,
  { every, enabled = true }: RowsOptions = {},
): LoadedRows<RowOf<E>> {
  const query = useInfiniteQuery({
    queryKey: [endpoint.path, 'pages', filters],
    queryFn: async ({ pageParam, signal }) => {
      const after = pageParam === '' ? {} : { after: pageParam };
      return (await call(endpoint, { ...filters, ...after } as RequestOf<E>, signal)) as DataOf<E> & RowPage;
    },
    initialPageParam: '',
    getNextPageParam: ({ nextKey }) => nextKey ?? undefined,
    placeholderData: (before) => before,
    refetchInterval: every ?? false,
    enabled,
  });
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, dataUpdatedAt } = query;
  const count = data?.pages[0]?.count;
  return {
    rows: (data?.pages ?? []).flatMap(({ rows }) => rows as readonly RowOf<E>[]),
    countText: count ? `${count.value.toLocaleString('zh-CN')}${count.exact ? '' : '+'}` : undefined,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    query,
    readAt: dataUpdatedAt,
  };
}
