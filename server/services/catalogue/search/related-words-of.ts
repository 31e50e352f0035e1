import { relatedWords } from '#core/rules/goods/search/related-words.ts';
import type { Db } from '../../../db/database.ts';
import type { MatchingGoods } from './matching-goods.ts';

/** Words to search for next to a keyword that found these goods. */
export async function relatedWordsOf(
  db: Db,
  keyword: string,
  hits: readonly MatchingGoods[],
): Promise<string[]> {
  const ids = [...new Set(hits.map(({ category_id }) => category_id))];
  const [synonyms, popular, categories] = await Promise.all([
    db.selectFrom('search_synonyms').selectAll().orderBy('word').execute(),
    db.selectFrom('search_words').select('word').orderBy('sort').limit(50).execute(),
    db.selectFrom('categories').select(['category_id', 'name']).where('category_id', 'in', ids).execute(),
  ]);
  const names = new Map(categories.map(({ category_id, name }) => [category_id, name]));
  return [
    ...relatedWords({
      keyword,
      synonyms,
      popular: popular.map(({ word }) => word),
      categories: hits.flatMap(({ category_id }) => names.get(category_id) ?? []),
    }),
  ];
}
