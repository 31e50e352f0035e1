import type { Sku, SkuDetail } from '#core/contract/goods/detail.shapes.ts';

/** The goods with newer skus; the chosen one decides price and stock. */
export function withSkus(goods: SkuDetail, skus: readonly Sku[]): SkuDetail {
  const chosen = skus.find(({ skuId }) => skuId === goods.skuId);
  if (!chosen) return goods;
  const { picUrl: _picture, ...facts } = chosen;
  return { ...goods, ...facts, skus: [...skus] };
}
