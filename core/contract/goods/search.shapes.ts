import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, id, notInSpec, picUrl } from '../fields.ts';
import { typedKeyword } from './catalogue.shapes.ts';
import { countedWord, foundGoods, highlight } from './shared/goods-card.shapes.ts';
import { optionalLocation } from './shared/shop.shapes.ts';

const suggestedWord = countedWord.extend({ highlight });
/** A page of the mall; the caller builds the link, since each mall has its own path. */
const suggestedPage = z.object({ pageId: id, title: z.string(), subTitle: z.string(), picUrl });
const suggestedShop = z.object({
  shopCode: id,
  shopName: z.string(),
  address: z.string(),
  distanceMeters: count.nullable(),
});
const suggestedQuestion = z.object({ questionId: id, title: z.string(), helpful: count });

export const suggestions = z
  .object({
    /** The goods that fit best; null where none fits well. */
    direct: foundGoods.nullable(),
    words: z.array(suggestedWord),
    /** The category most of the goods found are of. */
    category: z.object({ categoryId: id, categoryName: z.string(), total: count }).nullable(),
    pages: z.array(suggestedPage),
    shop: suggestedShop.nullable(),
    /** An answered question. */
    question: suggestedQuestion.nullable(),
  })
  .meta({ id: 'SearchSuggestions' });
export type SearchSuggestions = z.output<typeof suggestions>;

export const searchShapes = {
  searchSuggest: shape(
    notInSpec(z.object({ keyword: typedKeyword, ...optionalLocation })),
    notInSpec(suggestions),
  ),
};
