import { nearAlternatives } from '#core/rules/goods/search/near-alternatives.ts';
import type { Alternative } from '#core/rules/goods/search/alternative.ts';
import { markedPatterns, matchingPatterns } from '#core/rules/goods/search/matching-patterns.ts';
import { termAlternatives } from '#core/rules/goods/search/term-alternatives.ts';
import type { Db } from '../../../db/database.ts';

/** What a normalised keyword asks for: every term has to match in one of its ways. */
export interface SearchTerms {
  readonly terms: readonly (readonly Alternative[])[];
}

/** Further terms of a long keyword are dropped. */
const maxTerms = 6;
const maxMeanings = 4;

const termsOf = (keyword: string): readonly string[] => keyword.split(' ').slice(0, maxTerms);

/** VIP会员 means 会员, not 会员会员. */
const once = (term: string, word: string): string => term.replaceAll(word + word, word);

/** The terms of a keyword, each with the terms its synonyms make of it. */
export async function searchTerms(db: Db, keyword: string): Promise<SearchTerms> {
  const synonyms = await db.selectFrom('search_synonyms').selectAll().orderBy('word').execute();
  return {
    terms: termsOf(keyword).map((term) => {
      const meant = synonyms
        .filter(({ word }) => term.includes(word))
        .slice(0, maxMeanings)
        .map(({ word, means }) => once(term.replaceAll(word, means), means));
      return [term, ...meant].flatMap(termAlternatives);
    }),
  };
}

/** The same with one typing mistake allowed in each term; undefined where no term can be corrected. */
export function nearTerms(keyword: string): SearchTerms | undefined {
  const terms = termsOf(keyword);
  const near = terms.map((term) => nearAlternatives(term, terms.length));
  if (near.every((ways) => ways.length === 0)) return undefined;
  return { terms: terms.map((term, at) => [...termAlternatives(term), ...(near[at] ?? [])]) };
}

/** The patterns of a text that matches. */
export const patternsOf = ({ terms }: SearchTerms): readonly (readonly string[])[] =>
  terms.map((alternatives) => alternatives.flatMap(matchingPatterns));

/** The patterns of what is marked in the name of goods found. */
export const markingPatterns = ({ terms }: SearchTerms): readonly (readonly string[])[] =>
  terms.map(markedPatterns);
