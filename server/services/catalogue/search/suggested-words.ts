import { highlightRanges } from '#core/rules/goods/search/highlight-ranges.ts';
import type { Db } from '../../../db/database.ts';
import { countedWords } from './counted-words.ts';
import type { MatchingGoods } from './matching-goods.ts';

const maxWords = 5;

/** Names up to their first comma, and popular words, that match; each with the number of goods it finds. */
export async function suggestedWords(
  db: Db,
  hits: readonly MatchingGoods[],
  patterns: readonly (readonly string[])[],
  now: Date,
) {
  const popular = await db.selectFrom('search_words').select('word').orderBy('sort').limit(50).execute();
  const texts = [...popular.map(({ word }) => word), ...hits.map(({ name }) => name.split('，')[0] ?? name)];
  const words = [...new Set(texts)]
    .map((text) => ({
      text,
      highlight: highlightRanges(text, patterns).map(([from, to]): [number, number] => [from, to]),
    }))
    .filter(({ highlight }) => highlight.length > 0)
    .slice(0, maxWords);
  const counted = await countedWords(
    db,
    words.map(({ text }) => text),
    now,
  );
  return counted.map((word) => ({
    ...word,
    highlight: words.find(({ text }) => text === word.text)?.highlight ?? [],
  }));
}
