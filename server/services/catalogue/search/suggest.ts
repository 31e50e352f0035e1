import type { search } from '#core/contract/goods/search.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { highlightRanges } from '#core/rules/goods/search/highlight-ranges.ts';
import { normaliseKeyword } from '#core/rules/goods/search/normalise-keyword.ts';
import { priceFilter, priceWords } from '#core/rules/goods/search/price-words.ts';
import { servicePages } from '#core/rules/goods/search/service-pages.ts';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../db/database.ts';
import { foundGoods } from './found-goods.ts';
import { matchingGoods } from './matching-goods.ts';
import { markingPatterns, nearTerms, patternsOf, searchTerms } from './search-terms.ts';
import { suggestedCategory } from './suggested-category.ts';
import { suggestedShop } from './suggested-shop.ts';
import { suggestedWords } from './suggested-words.ts';

const maxRead = 200;

/** The most helpful question that matches; there are few, so the rule reads them all. */
async function suggestedQuestion(db: Db, patterns: readonly (readonly string[])[]) {
  const questions = await db
    .selectFrom('questions')
    .select(['question_id', 'title', 'words', 'helpful'])
    .orderBy('helpful', 'desc')
    .orderBy('question_id')
    .limit(maxRead)
    .execute();
  const found = questions.find(({ title, words }) =>
    patterns.every((term) => [title, words].some((text) => highlightRanges(text, [term]).length > 0)),
  );
  return found ? { questionId: found.question_id, title: found.title, helpful: found.helpful } : null;
}

type Call = typeof search.searchSuggest;

const maxPages = 2;
/** A name with the keyword together; other matches are only listed. */
const isDirect = (rank: number | null): boolean => rank !== null && rank <= 1;

/** What a keyword that is being typed could mean. */
export async function suggest({ db, clock }: Deps, input: InputOf<Call>): Promise<DataOf<Call>> {
  const priced = priceWords(input.keyword);
  // An amount may be a part of a name.
  const isNarrowed = priced.words.some(({ isInNames }) => !isInNames);
  const keyword = normaliseKeyword(isNarrowed ? priced.rest : input.keyword);
  if (keyword === '')
    return { direct: null, words: [], category: null, pages: [], shop: null, question: null };
  const now = clock.now();
  const query = {
    ...input,
    ...(isNarrowed && priceFilter(priced.words)),
    now,
    sort: 'default',
    pageNum: 1,
    pageSize: 20,
  } as const;
  const exact = await searchTerms(db, keyword);
  const exactHits = await matchingGoods(db, { ...query, ...exact });
  const near = exactHits.total > 0 ? undefined : nearTerms(keyword);
  const terms = near ?? exact;
  const hits = near ? await matchingGoods(db, { ...query, ...near }) : exactHits;
  const patterns = patternsOf(terms);
  const [best] = hits.list;
  const [words, category, shop, question] = await Promise.all([
    suggestedWords(db, hits.list, patterns, now),
    suggestedCategory(db, hits.list),
    suggestedShop(db, keyword, input, best?.supplier ?? null),
    suggestedQuestion(db, patterns),
  ]);
  return {
    direct:
      best && isDirect(best.rank) && best.in_stock ? foundGoods(best, markingPatterns(terms), query) : null,
    words,
    category,
    pages: servicePages
      .filter(({ title, words: more }) =>
        [title, ...more].some((text) => highlightRanges(text, patterns).length >= patterns.length),
      )
      .slice(0, maxPages)
      .map(({ words: _words, ...page }) => page),
    shop,
    question,
  };
}
