import type { DataOf } from '#core/contract/endpoint.ts';
import type { placement } from '#core/contract/goods/placement.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import type { Deps } from '../../../deps.ts';

const firstWords = preparedQuery<object, { word: string; sort: number }>('search-words', (db) =>
  db.selectFrom('search_words').select(['word', 'sort']).orderBy('sort').limit(20),
);

/** The popular words of the search box, the first two as its placeholder. */
export async function searchWords({ db }: Deps): Promise<DataOf<typeof placement.searchWords>> {
  const words = await firstWords(db, {});
  return {
    placeholder: words
      .slice(0, 2)
      .map(({ word }) => word)
      .join('、'),
    words: words.map(({ word, sort }) => ({ text: word, hot: sort <= 3, link: null })),
  };
}
