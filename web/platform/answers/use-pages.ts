import { startTransition, useState } from 'react';
import type { ApiFailure } from '../api/api-failure.ts';
import type { AnswerKey } from './answer-cache.ts';
import { useAnswers } from './answers-context.tsx';
import { useAnswer, type Reading } from './use-answer.ts';

interface OnePage<Item> {
  readonly list: readonly Item[];
  readonly hasNext: boolean;
}

export interface ShownPages<Item> {
  readonly list: readonly Item[] | undefined;
  readonly error: ApiFailure | undefined;
  readonly pages: number;
  readonly hasNext: boolean;
  /** Being asked for: all of it, or the next page. */
  readonly asking: boolean;
  readonly loadingMore: boolean;
  /** The next page failed; the pages before it stay. */
  readonly moreError: ApiFailure | undefined;
  loadMore(): Promise<void>;
  refetch(): Promise<void>;
}

/** A paged list: the pages so far under one name, the next on request. Looking again reads all of them again. */
export function usePages<Item, Page extends OnePage<Item>>(
  key: AnswerKey,
  load: (pageNum: number) => Promise<Page>,
  reading: Reading<readonly Page[]> = {},
): ShownPages<Item> {
  const answers = useAnswers();
  const [more, setMore] = useState<{ readonly loading: boolean; readonly error?: ApiFailure }>({
    loading: false,
  });
  const loadAll = async (): Promise<readonly Page[]> => {
    const pages: Page[] = [];
    // Another page may come in while the ones before it are being read again.
    const wanted = () => answers.read<readonly Page[]>(key).data?.length ?? 1;
    while (pages.length < wanted() && pages[pages.length - 1]?.hasNext !== false)
      pages.push(await load(pages.length + 1));
    return pages;
  };
  const { data: pages, error, asking, refetch } = useAnswer(key, loadAll, reading);

  const loadMore = async () => {
    // The pages at hand, not those on show: what has just come may not have been drawn yet.
    const known = answers.read<readonly Page[]>(key).data;
    if (!known || more.loading || known[known.length - 1]?.hasNext === false) return;
    setMore({ loading: true });
    try {
      const next = await load(known.length + 1);
      answers.put(key, [...(answers.read<readonly Page[]>(key).data ?? known), next]);
      startTransition(() => setMore({ loading: false }));
    } catch (failure) {
      setMore({ loading: false, error: failure as ApiFailure });
    }
  };
  return {
    list: pages?.flatMap((page) => page.list),
    error,
    pages: pages?.length ?? 0,
    asking: asking || more.loading,
    hasNext: pages?.[pages.length - 1]?.hasNext ?? false,
    loadingMore: more.loading,
    moreError: more.error,
    loadMore,
    refetch,
  };
}
