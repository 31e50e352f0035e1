import { sql } from 'kysely';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { placement } from '#core/contract/goods/placement.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import type { Deps } from '../../deps.ts';

type Call = typeof placement.searchWords;

const firstWords = preparedQuery<InputOf<Call>, { word: string; sort: number }>(
  'search-words',
  (db, { cityCode, channelId }) =>
    db
      .selectFrom('search_words')
      .select(['word', 'sort'])
      .where(sql<boolean>`(areas = '{}' or ${cityCode}::text = any(areas))`)
      .where(sql<boolean>`(channels = '{}' or ${channelId}::text = any(channels))`)
      .orderBy('sort')
      .limit(20),
);

/** The popular words of the search box in a city and channel, the first two as its placeholder. */
export async function searchWords(
  { db }: Deps,
  { cityCode, channelId }: InputOf<Call>,
): Promise<DataOf<Call>> {
  const words = await firstWords(db, { cityCode, channelId });
  return {
    placeholder: words
      .slice(0, 2)
      .map(({ word }) => word)
      .join('、'),
    words: words.map(({ word, sort }) => ({ text: word, hot: sort <= 3, link: null })),
  };
}
