import { priceFilter, type PriceWord } from '#core/rules/goods/search/price-words.ts';
import type { GoodsFilter } from '../goods/goods-conditions.ts';

/** The filter of the prices in a keyword, together with the prices that were chosen. */
export function narrowed(
  { priceFrom, priceTo }: Pick<GoodsFilter, 'priceFrom' | 'priceTo'>,
  words: readonly PriceWord[],
): GoodsFilter {
  return priceFilter([
    ...words,
    { ...(priceFrom !== undefined && { priceFrom }), ...(priceTo !== undefined && { priceTo }) },
  ]);
}
