import { codes } from '#core/contract/envelope.ts';
import { detail } from '#core/contract/goods/detail.ts';
import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { ApiFailure } from '#core/rules/calls/api-failure.ts';
import { useQuery, type Query } from '../../platform/queries/use-query.ts';

interface ShownGoods extends Pick<Query<SkuDetail>, 'at' | 'refetch'> {
  readonly goods: SkuDetail | undefined;
  /** There are no such goods. */
  readonly isMissing: boolean;
  readonly error: Error | undefined;
}

/** The goods of the address with the chosen sku: the answer has all of them, so a choice needs no further call. */
export function useGoods(goodsId: string | undefined, skuId: string | undefined): ShownGoods {
  const id = goodsId || skuId || '';
  const { data, error, loading, at, refetch } = useQuery(
    detail.skuDetail,
    { skuId: id },
    { enabled: id !== '' },
  );
  const isRefused = error instanceof ApiFailure && error.code === codes.refused;
  return {
    goods: data && withSku(data, skuId),
    at,
    isMissing: id === '' || (!data && isRefused),
    error: data || loading ? undefined : error,
    refetch,
  };
}

function withSku(goods: SkuDetail, skuId: string | undefined): SkuDetail {
  const sku = goods.skus.find((each) => each.skuId === skuId);
  if (!sku || sku.skuId === goods.skuId) return goods;
  const { picUrl, ...values } = sku;
  // A sale belongs to the sku that it was announced for.
  return {
    ...goods,
    ...values,
    seckill: null,
    pics: [picUrl, ...goods.pics.filter((pic) => pic !== picUrl)],
  };
}
