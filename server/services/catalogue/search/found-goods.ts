import type { FoundGoods } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { highlightRanges } from '#core/rules/goods/search/highlight-ranges.ts';
import type { CardContext } from '../cards/card-context.ts';
import { goodsCard, type GoodsCardRow } from '../cards/goods-card.ts';
import type { MatchingGoods } from './matching-goods.ts';

/** Goods of a list without a keyword. */
export const listedGoods = (row: GoodsCardRow, context: CardContext): FoundGoods => ({
  ...goodsCard(row, context),
  subTitle: row.sub_title,
});

/** Goods of a result, with what matched. */
export const foundGoods = (
  row: MatchingGoods,
  patterns: readonly (readonly string[])[],
  context: CardContext,
): FoundGoods => ({
  ...listedGoods(row, context),
  highlight: highlightRanges(row.name, patterns).map(([from, to]) => [from, to]),
  inCity: row.in_city,
  ...(row.metres !== null && { distanceMeters: row.metres }),
});
