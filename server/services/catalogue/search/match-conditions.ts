import { sql, type RawBuilder } from 'kysely';
import type { Alternative, Start } from '#core/rules/goods/search/alternative.ts';
import { all, type GoodsFilter } from '../goods/goods-conditions.ts';
import type { SearchTerms } from './search-terms.ts';

export type Sql = RawBuilder<unknown>;

const either = (patterns: readonly string[]): string => patterns.map((each) => `(?:${each})`).join('|');

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
      (grams, at, every) =>
        !every.some(
          (others, place) =>
            place !== at &&
            others.every((gram) => grams.includes(gram)) &&
            (others.length < grams.length || place < at),
        ),
    );

const name = sql`split_part(units, e'\n', 1)`;
const nameAndSkus = sql`split_part(units, e'\n\n', 1)`;

const hasText = (column: Sql, text: string): Sql => sql`strpos(${column}, ${text}) > 0`;
const anyOf = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join([...conditions], sql` or `)})`;

/** Alternatives whose text decides, and those that need their pattern. */
const textsOf = (term: readonly Alternative[]): readonly string[] =>
  term.flatMap(({ text }) => (text === undefined ? [] : [text]));
const withoutText = (term: readonly Alternative[]): readonly Alternative[] =>
  term.filter(({ text }) => text === undefined);

/** Whether a text has a term, its parts with others between them, or its words in any order. */
function hasTerm(column: Sql, term: readonly Alternative[]): Sql {
  const patterns = term.filter(({ text, pattern, together }) => text === undefined || pattern !== together);
  const cuts = term.flatMap((each) => each.cuts);
  return anyOf([
    ...textsOf(term).map((text) => hasText(column, text)),
    ...cuts.map((words) => sql`(${all(words.map((word) => hasText(column, word)))})`),
    ...(patterns.length === 0 ? [] : [sql`${column} ~ ${either(patterns.map(({ pattern }) => pattern))}`]),
  ]);
}

/** What makes a candidate a match. */
export const hasPatterns = (terms: SearchTerms['terms']): Sql =>
  all(terms.map((term) => hasTerm(sql`units`, term)));

/** The place of a match in the order by fit. A keyword of several terms fits where its first one does. */
export function ranksOf(first: readonly Alternative[]) {
  const others = withoutText(first);
  const together = either(others.map((each) => each.together));
  // The pattern alone would be tried on every candidate, which takes many times as long.
  const starts = new Map(
    others.flatMap((each) => each.starts.map((start) => [`${start.unit}${start.sign}`, start] as const)),
  );
  const beginsWithText = textsOf(first).map((text) => sql`starts_with(units, ${text})`);
  const canBegin = [...starts.values()].map(startsWith);
  const beginning = `^(?:${together.replaceAll('(?:^|[ \\n])', '')})`;
  return {
    canBegin: anyOf([...beginsWithText, ...canBegin]),
    begins: anyOf([
      ...beginsWithText,
      ...(others.length === 0 ? [] : [sql`(${anyOf(canBegin)} and ${name} ~ ${beginning})`]),
    ]),
    hasTogether: anyOf([
      ...textsOf(first).map((text) => hasText(name, text)),
      ...(others.length === 0 ? [] : [sql`${name} ~ ${together}`]),
    ]),
    /** Of a match that does not have it together in its name: 2 has its parts there, 3 with the names of its skus, 4 elsewhere. */
    loose: sql`case when ${hasTerm(name, first)} then 2 when ${hasTerm(nameAndSkus, first)} then 3 else 4 end`,
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
export interface MatchesInput extends GoodsFilter, SearchTerms {
  readonly now: Date;
  /** No more than so many are found. */
  readonly max: number;
}

/** The distance of a shop. */
export const metresFrom = (latitude: number, longitude: number): Sql =>
  sql`metres_between(shops.latitude, shops.longitude, ${latitude}, ${longitude})`;
