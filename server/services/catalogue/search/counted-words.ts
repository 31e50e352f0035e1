import { sql } from 'kysely';
import type { CountedWord } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { normaliseKeyword } from '#core/rules/goods/search/normalise-keyword.ts';
import { termAlternatives } from '#core/rules/goods/search/term-alternatives.ts';
import type { Db } from '../../../db/database.ts';
import { isListed } from '../../../db/is-listed.ts';
import { maxCounted } from '../goods/counted-page.ts';

/**
 * The words that find goods, with their number, as a search for it would count them without synonyms: one more than is shown at most.
 * "offset 0" has candidates of the index confirmed one after another until there are enough.
 */
export async function countedWords(
  db: Db,
  words: readonly string[],
  now: Date,
): Promise<readonly CountedWord[]> {
  const terms = words.flatMap((text, at) => {
    const [first] = termAlternatives(normaliseKeyword(text).replaceAll(' ', ''));
    return first ? [{ at, grams: first.grams, pattern: first.pattern }] : [];
  });
  const { rows } = await sql<{ at: number; total: number }>`
    select w.at, counted.total
    from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as w (at integer, grams text[], pattern text)
    cross join lateral (
      select count(*)::integer as total from (
        select from (select units from goods_search s where s.grams @> w.grams and ${isListed(now)} offset 0) as candidates
        where units ~ w.pattern limit ${maxCounted + 1}
      ) as found
    ) as counted`.execute(db);
  const totals = new Map(rows.map(({ at, total }) => [at, total]));
  return words.flatMap((text, at) => {
    const found = totals.get(at) ?? 0;
    if (found === 0) return [];
    return [
      { text, total: Math.min(found, maxCounted), ...(found > maxCounted && { isTotalMinimum: true }) },
    ];
  });
}
