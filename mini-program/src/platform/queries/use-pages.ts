import { useState } from 'react';
import type { DataOf, Endpoint, RequestOf } from '#core/contract/endpoint.ts';
import { callApi } from '../call.ts';
import { useQuery } from './use-query.ts';

interface PageOfList {
  readonly list: readonly unknown[];
  readonly hasNext: boolean;
}
type ItemOf<Data> = Data extends { readonly list: readonly (infer Item)[] } ? Item : never;

export interface Pages<Item, Data = unknown> {
  /** The whole answer of the first page. */
  readonly first: Data | undefined;
  readonly items: readonly Item[] | undefined;
  readonly error: Error | undefined;
  /** The first page is loading. */
  readonly loading: boolean;
  readonly hasNext: boolean;
  readonly loadingNext: boolean;
  /** The next page was refused or not answered; next() tries again. */
  readonly nextFailed: boolean;
  /** Call it when the end of the page is reached; it does nothing while a page loads. */
  next(): void;
  refetch(): Promise<void>;
}

/** The pages after the first, for one input. */
interface Later {
  readonly key: string;
  readonly at: number;
  readonly pages: readonly PageOfList[];
  readonly loading: boolean;
  readonly failed: boolean;
}

/** A list that goes on page by page. The first page is cached; a new input starts anew. */
export function usePages<E extends Endpoint>(
  endpoint: E,
  input: Omit<RequestOf<E>, 'pageNum' | 'pageSize'>,
  { pageSize = 10, enabled = true }: { readonly pageSize?: number; readonly enabled?: boolean } = {},
): Pages<ItemOf<DataOf<E>>, DataOf<E>> {
  const inputOf = (pageNum: number): RequestOf<E> => ({ ...input, pageNum, pageSize }) as RequestOf<E>;
  const first = useQuery(endpoint, inputOf(1), { enabled, staleMs: 300_000 });
  const key = JSON.stringify(input);
  const [stored, setLater] = useState<Later>();
  const later = stored?.key === key && stored.at === first.at ? stored : undefined;
  const firstPage = first.data as PageOfList | undefined;
  const pages = firstPage ? [firstPage, ...(later?.pages ?? [])] : [];
  const hasNext = pages[pages.length - 1]?.hasNext ?? false;
  const next = (): void => {
    if (!hasNext || later?.loading) return;
    const known = later?.pages ?? [];
    setLater({ key, at: first.at, pages: known, loading: true, failed: false });
    // An answer that comes after the input has changed is dropped.
    const finish = (change: Partial<Later>): void =>
      setLater((now) =>
        now?.key === key && now.at === first.at ? { ...now, loading: false, ...change } : now,
      );
    callApi(endpoint, inputOf(pages.length + 1), { inPage: true }).then(
      (data) => finish({ pages: [...known, data as PageOfList] }),
      () => finish({ failed: true }),
    );
  };
  return {
    first: first.data,
    items: firstPage && (pages.flatMap(({ list }) => list) as ItemOf<DataOf<E>>[]),
    error: first.error,
    loading: first.loading,
    hasNext,
    loadingNext: later?.loading ?? false,
    nextFailed: later?.failed ?? false,
    next,
    refetch: first.refetch,
  };
}
