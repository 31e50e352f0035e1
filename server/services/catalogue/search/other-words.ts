import type { Db } from '../../../db/database.ts';

const shown = 4;

/** Words to search for instead: those that share a character with the keyword first, then the most popular. */
export async function otherWords(db: Db, keyword: string): Promise<string[]> {
  const words = await db.selectFrom('search_words').select('word').orderBy('sort').limit(50).execute();
  const shared = (word: string) => Array.from(keyword).filter((character) => word.includes(character)).length;
  return words
    .map(({ word }) => word)
    .filter((word) => word !== keyword)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, shown);
}
