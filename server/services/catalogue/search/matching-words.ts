import type { CountedWord } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { keywordParts, shownParts } from '#core/rules/goods/search/keyword-parts.ts';
import type { Db } from '../../../db/database.ts';
import { countedWords } from './counted-words.ts';

/** The words of a keyword that find goods although the whole finds none. */
export async function matchingWords(db: Db, keyword: string, now: Date): Promise<CountedWord[]> {
  const parts = keywordParts(keyword);
  if (parts.length === 0) return [];
  const counted = await countedWords(
    db,
    parts.map(({ text }) => text),
    now,
  );
  const words = new Map(counted.map((word) => [word.text, word]));
  return shownParts(parts, new Set(words.keys())).flatMap((text) => words.get(text) ?? []);
}
