import type { catalogue } from '#core/contract/goods/catalogue.ts';
import type { coupons } from '#core/contract/goods/coupons.ts';
import type { DataOf, RequestOf } from '#core/contract/endpoint.ts';
import type { home } from '#core/contract/goods/home.ts';
import type { ranking } from '#core/contract/goods/ranking.ts';
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

export type ShownGoods<E extends GoodsCall> = ShownPages<GoodsOf<E>, DataOf<E>>;

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
  const pageOf = (pageNum: number) => goodsPage<E>(input, pageNum);
  return usePages([endpoint.path, 'all', input], (pageNum) => call(endpoint, pageOf(pageNum)), {
    ...options,
    inlined: callKey(endpoint, pageOf(1)),
  });
}
