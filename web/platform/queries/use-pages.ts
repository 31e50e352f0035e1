import { startTransition, useState } from 'react';
import type { ApiFailure } from '#core/rules/calls/api-failure.ts';
import type { QueryKey } from './query-cache.ts';
import { useQueryCache } from './query-cache-context.tsx';
import { useQuery, type QueryOptions } from './use-query.ts';

interface OnePage<Item> {
  readonly list: readonly Item[];
  readonly hasNext: boolean;
}

export interface ShownPages<Item, Page = unknown> {
  readonly list: readonly Item[] | undefined;
  /** The whole answer of the first page. */
  readonly first: Page | undefined;
  readonly error: ApiFailure | undefined;
  readonly pages: number;
  readonly hasNext: boolean;
  /** A request is pending, for the list or the next page. */
  readonly loading: boolean;
  readonly loadingMore: boolean;
  /** The next page failed; the pages before it stay. */
  readonly moreError: ApiFailure | undefined;
  loadMore(): Promise<void>;
  refetch(): Promise<void>;
}

interface PagesOptions<Page> extends QueryOptions<readonly Page[]> {
  /** The key under which the document may have inlined the first page. */
  readonly inlined?: QueryKey;
}

/** An empty page is the last one, whatever it says: a list at its end asks for the next page again and again. */
const isLast = (page: OnePage<unknown> | undefined): boolean =>
  page !== undefined && (!page.hasNext || page.list.length === 0);

/** A paged list: loaded pages under one cache key, the next on request. A refetch reloads all of them. */
export function usePages<Item, Page extends OnePage<Item>>(
  key: QueryKey,
  load: (pageNum: number) => Promise<Page>,
  { inlined, ...options }: PagesOptions<Page> = {},
): ShownPages<Item, Page> {
  const queries = useQueryCache();
  const given = inlined && queries.read<Page>(inlined).data;
  if (given) queries.seed(key, [given]);
  const [more, setMore] = useState<{ readonly loading: boolean; readonly error?: ApiFailure }>({
    loading: false,
  });
  const loadAll = async (): Promise<readonly Page[]> => {
    const pages: Page[] = [];
    // The next page may arrive during a refetch of the previous ones.
    const requested = () => queries.read<readonly Page[]>(key).data?.length ?? 1;
    while (pages.length < requested() && !isLast(pages[pages.length - 1]))
      pages.push(await load(pages.length + 1));
    return pages;
  };
  const { data: pages, error, loading, refetch } = useQuery(key, loadAll, options);

  const loadMore = async () => {
    // Reads the cache, not the rendered state, which may lag behind.
    const known = queries.read<readonly Page[]>(key).data;
    if (!known || more.loading || isLast(known[known.length - 1])) return;
    setMore({ loading: true });
    try {
      const next = await load(known.length + 1);
      queries.put(key, [...(queries.read<readonly Page[]>(key).data ?? known), next]);
      startTransition(() => setMore({ loading: false }));
    } catch (failure) {
      setMore({ loading: false, error: failure as ApiFailure });
    }
  };
  return {
    list: pages?.flatMap((page) => page.list),
    first: pages?.[0],
    error,
    pages: pages?.length ?? 0,
    loading: loading || more.loading,
    hasNext: pages !== undefined && !isLast(pages[pages.length - 1]),
    loadingMore: more.loading,
    moreError: more.error,
    loadMore,
    refetch,
  };
}
