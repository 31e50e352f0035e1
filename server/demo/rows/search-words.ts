import type { Selectable } from 'kysely';
import type { SearchSynonyms, SearchWords } from '../../db/schema/mall.ts';
import { searchSynonyms, searchWords } from '../data/search-words.ts';

export const demoSearchWords: readonly Selectable<SearchWords>[] = searchWords.map((word, at) => ({
  word,
  sort: at + 1,
  areas: [],
  channels: [],
}));

export const demoSearchSynonyms: readonly Selectable<SearchSynonyms>[] = searchSynonyms.map(
  ([word, means]) => ({ word, means }),
);
