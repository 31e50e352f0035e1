import type { GoodsCard, GoodsPage } from '#core/contract/goods/goods-card.shapes.ts';
import { home } from '#core/contract/goods/home.ts';
import { useAnswers } from '#web/platform/answers/answers-context.tsx';
import { usePages, type ShownPages } from '#web/platform/answers/use-pages.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { callKey } from '#web/platform/api/use-call.ts';
import { feedPage } from './feed-page.ts';

const staleMs = 300_000;
const all = [home.forYou.path, 'all'] as const;

/** 为你推荐, page by page; the first page may have come with the document. */
export function useGoodsFeed(): ShownPages<GoodsCard> {
  const call = useApi();
  const answers = useAnswers();
  const first = answers.read<GoodsPage>(callKey(home.forYou, feedPage(1))).data;
  if (first) answers.seed(all, [first]);
  return usePages<GoodsCard, GoodsPage>(all, (pageNum) => call(home.forYou, feedPage(pageNum)), { staleMs });
}
