import { codes } from '#core/contract/envelope.ts';
import { detail } from '#core/contract/goods/detail.ts';
import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import type { ApiFailure } from '#core/rules/calls/api-failure.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { chosenSku } from './chosen-sku.ts';

interface ShownGoods {
  /** The goods with the sku of the address. */
  readonly goods: SkuDetail | undefined;
  /** When the answer was received. */
  readonly at: number;
  /** There are no such goods. */
  readonly missing: boolean;
  readonly error: ApiFailure | undefined;
  retry(): void;
}

/** The id of the goods' answer: it has all skus, so choosing one of them needs no further call. */
export const answerId = (read: (name: string) => string | undefined): string =>
  read('goodsId') || read('skuId') || '';

/** The goods of the address. */
export function useGoodsDetail(): ShownGoods {
  const goodsId = useQueryValue('goodsId');
  const skuId = useQueryValue('skuId');
  const id = goodsId || skuId || '';
  const { data, error, at, refetch } = useCall(detail.skuDetail, { skuId: id }, { enabled: id !== '' });
  return {
    goods: data && chosenSku(data, skuId),
    at,
    missing: id === '' || (!data && error?.code === codes.refused),
    error: data ? undefined : error,
    retry: () => void refetch(),
  };
}
