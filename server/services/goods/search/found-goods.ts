import type { FoundGoods } from '#core/contract/goods/goods-card.shapes.ts';
import { highlightRanges } from '#core/rules/goods/search/highlight-ranges.ts';
import { goodsCard, type GoodsCardRow } from '../home/public.ts';
import type { MatchingGoods } from './matching-goods.ts';

/** Goods of a list without a keyword. */
export const listedGoods = (row: GoodsCardRow): FoundGoods => ({
  ...goodsCard(row),
  subTitle: row.sub_title,
});

/** Goods of a result, with what matched. */
export const foundGoods = (row: MatchingGoods, patterns: readonly (readonly string[])[]): FoundGoods => ({
  ...listedGoods(row),
  highlight: highlightRanges(row.name, patterns).map(([from, to]) => [from, to]),
  inCity: row.in_city,
  ...(row.metres !== null && { distanceMeters: row.metres }),
});
