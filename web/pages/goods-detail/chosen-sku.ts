import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';

/** The goods with another of their skus, its picture first; the flash sale and the group of an answer sell the sku of the answer alone. */
export function chosenSku(goods: SkuDetail, skuId: string | undefined): SkuDetail {
  const sku = goods.skus.find((each) => each.skuId === skuId);
  if (!sku || sku.skuId === goods.skuId) return goods;
  const { picUrl, ...facts } = sku;
  const { pics, picTexts } = goods;
  const first = pics.indexOf(picUrl);
  const moved = <T>(list: readonly T[], own: T): T[] => [own, ...list.filter((_, at) => at !== first)];
  return {
    ...goods,
    ...facts,
    pics: moved(pics, picUrl),
    ...(picTexts && { picTexts: moved(picTexts, picTexts[first] ?? sku.skuName) }),
    seckill: null,
    group: null,
  };
}
