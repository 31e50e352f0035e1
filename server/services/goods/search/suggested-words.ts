import { sql } from 'kysely';
import { highlightRanges } from '#core/rules/goods/search/highlight-ranges.ts';
import { normaliseKeyword } from '#core/rules/goods/search/normalise-keyword.ts';
import { termAlternatives } from '#core/rules/goods/search/term-alternatives.ts';
import type { Db } from '../../../db/database.ts';
import { isListed } from '../../../db/is-listed.ts';
import { mostCounted } from '../catalogue/public.ts';
import type { MatchingGoods } from './matching-goods.ts';

const mostWords = 5;

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
    .slice(0, mostWords);
  const totals = await totalsOf(
    db,
    words.map(({ text }) => text),
    now,
  );
  return words
    .map((word, at) => ({ ...word, found: totals.get(at) ?? 0 }))
    .filter(({ found }) => found > 0)
    .map(({ found, ...word }) => ({
      ...word,
      total: Math.min(found, mostCounted),
      ...(found > mostCounted && { isTotalMinimum: true }),
    }));
}

/**
 * How many goods each word finds, as a search for it would count them without synonyms: one more than is shown at most. "offset 0" has
 * candidates of the index confirmed one after another until there are enough.
 */
async function totalsOf(db: Db, words: readonly string[], now: Date): Promise<ReadonlyMap<number, number>> {
  const terms = words.flatMap((word, at) => {
    const [first] = termAlternatives(normaliseKeyword(word).replaceAll(' ', ''));
    return first ? [{ at, grams: first.grams, pattern: first.pattern }] : [];
  });
  const { rows } = await sql<{ at: number; total: number }>`
    select w.at, counted.total
    from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as w (at integer, grams text[], pattern text)
    cross join lateral (
      select count(*)::integer as total from (
        select from (select units from goods_search s where s.grams @> w.grams and ${isListed(now)} offset 0) as candidates
        where units ~ w.pattern limit ${mostCounted + 1}
      ) as found
    ) as counted`.execute(db);
  return new Map(rows.map(({ at, total }) => [at, total]));
}
