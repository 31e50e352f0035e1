import type { catalogue } from '#core/contract/goods/catalogue.ts';
import type { coupons } from '#core/contract/goods/coupons.ts';
import type { DataOf, RequestOf } from '#core/contract/endpoint.ts';
import type { home } from '#core/contract/goods/home.ts';
import type { ranking } from '#core/contract/goods/ranking.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import type { QueryOptions } from '#web/platform/queries/use-query.ts';
import { usePages, type ShownPages } from '#web/platform/queries/use-pages.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { callKey } from '#web/platform/queries/use-call.ts';
import { feedPage } from './feed-page.ts';

/** Calls that return goods in pages. */
export type GoodsCall =
  | typeof home.forYou
  | typeof catalogue.goodsList
  | typeof catalogue.promotionGoods
  | typeof coupons.couponGoods
  | typeof coupons.discountsByCoupon
  | typeof ranking.hotSelling
  | typeof ranking.nearbyGoods;
export type GoodsInput<E extends GoodsCall> = Omit<RequestOf<E>, 'pageNum' | 'pageSize'>;
type GoodsOf<E extends GoodsCall> = DataOf<E>['list'][number];

export interface ShownGoods<E extends GoodsCall> extends ShownPages<GoodsOf<E>> {
  /** The whole answer of the first page. */
  readonly first: DataOf<E> | undefined;
}

/** The input of one page; the server's inlined first page uses the same. */
export const goodsPage = <E extends GoodsCall>(input: GoodsInput<E>, pageNum: number): RequestOf<E> =>
  ({ ...input, ...feedPage(pageNum) }) as RequestOf<E>;

/** Goods in pages; the first page may be inlined in the document. */
export function useGoodsPages<E extends GoodsCall>(
  endpoint: E,
  input: GoodsInput<E>,
  options: Pick<QueryOptions<readonly DataOf<E>[]>, 'enabled' | 'staleMs'> = {},
): ShownGoods<E> {
  const call = useApi();
  const queries = useQueryCache();
  const all = [endpoint.path, 'all', input] as const;
  const first = queries.read<DataOf<E>>(callKey(endpoint, goodsPage<E>(input, 1))).data;
  if (first) queries.seed(all, [first]);
  const pages = usePages<GoodsOf<E>, DataOf<E>>(
    all,
    (pageNum) => call(endpoint, goodsPage<E>(input, pageNum)),
    options,
  );
  return { ...pages, first: queries.read<readonly DataOf<E>[]>(all).data?.[0] };
}
