import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';

/** The goods with another of their skus, its picture first; the flash sale of an answer sells the sku of the answer alone. */
export function chosenSku(goods: SkuDetail, skuId: string | undefined): SkuDetail {
  const sku = goods.skus.find((each) => each.skuId === skuId);
  if (!sku || sku.skuId === goods.skuId) return goods;
  const { picUrl, ...facts } = sku;
  const pics = [picUrl, ...goods.pics.filter((pic) => pic !== picUrl)];
  return { ...goods, ...facts, pics, seckill: null };
}
