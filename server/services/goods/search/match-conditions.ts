import { sql, type RawBuilder } from 'kysely';
import { confirming, type Alternative, type Start } from '#core/rules/goods/search/alternative.ts';
import { all, type GoodsFilter } from '../catalogue/public.ts';
import type { SearchTerms } from './search-terms.ts';

export type Sql = RawBuilder<unknown>;

const either = (patterns: readonly string[]): string => patterns.map((each) => `(?:${each})`).join('|');
const patternOf = (term: readonly Alternative[]): string => either(term.flatMap(confirming));

/** What the index on grams selects: the candidates of a keyword. */
export const hasGrams = ({ terms }: SearchTerms): Sql =>
  all(
    terms.map(
      (term) =>
        sql`(${sql.join(
          fewestGrams(term).map((grams) => sql`s.grams @> ${grams}::text[]`),
          sql` or `,
        )})`,
    ),
  );

/** Without those that select only goods which others select as well. */
const fewestGrams = (term: readonly Alternative[]): readonly (readonly string[])[] =>
  term
    .map(({ grams }) => grams)
    .filter(
      (grams, at, all) =>
        !all.some(
          (others, place) =>
            place !== at &&
            others.every((gram) => grams.includes(gram)) &&
            (others.length < grams.length || place < at),
        ),
    );

/** What makes a candidate a match. */
export const hasPatterns = (terms: SearchTerms['terms']): Sql =>
  all(terms.map((term) => sql`units ~ ${patternOf(term)}`));

/** The place of a match in the order by fit. A keyword of several terms fits where its first one does. */
export function ranksOf(first: readonly Alternative[]) {
  const together = either(first.map((each) => each.together));
  const name = sql`split_part(units, e'\n', 1)`;
  // The pattern alone would be tried on every candidate, which takes many times as long.
  const starts = new Map(
    first.flatMap((each) => each.starts.map((start) => [`${start.unit}${start.sign}`, start] as const)),
  );
  const canBegin = sql`(${sql.join([...starts.values()].map(startsWith), sql` or `)})`;
  const pattern = patternOf(first);
  return {
    canBegin,
    begins: sql`(${canBegin} and ${name} ~ ${`^(?:${together.replaceAll('(?:^|[ \\n])', '')})`})`,
    hasTogether: sql`${name} ~ ${together}`,
    /** Of a match that does not have it together in its name: 2 has its parts there, 3 in the names of its skus as well, 4 elsewhere. */
    loose: sql`case when ${name} ~ ${pattern} then 2 when split_part(units, e'\n\n', 1) ~ ${pattern} then 3 else 4 end`,
  };
}

function startsWith({ unit, sign }: Start): Sql {
  const text = sql`split_part(units, ' ', ${sql.lit(unit)})`;
  const rest = unit === 1 ? sql`units` : text;
  return /[a-z]/.test(sign)
    ? sql`(substr(${rest}, 2, 1) = ${sign} or strpos(${text}, ${`,${sign}`}) > 0)`
    : sql`starts_with(${rest}, ${sign})`;
}

/** The input of the query for the first matches. */
export interface MatchesWanted extends GoodsFilter, SearchTerms {
  readonly now: Date;
  /** No more than so many are found. */
  readonly most: number;
}

/** The distance of a shop. */
export const metresFrom = (latitude: number, longitude: number): Sql =>
  sql`metres_between(shops.latitude, shops.longitude, ${latitude}, ${longitude})`;
