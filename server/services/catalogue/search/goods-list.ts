import type { catalogue } from '#core/contract/goods/catalogue.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { normaliseKeyword } from '#core/rules/goods/search/normalise-keyword.ts';
import { priceWords, type PriceWord } from '#core/rules/goods/search/price-words.ts';
import type { CountedWord } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { keywordParts, shownParts } from '#core/rules/goods/search/keyword-parts.ts';
import { mapPage } from '../../../db/paged.ts';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { cardContext, type CardContext } from '../cards/card-context.ts';
import { goodsConditions } from '../goods/goods-conditions.ts';
import { listGoods } from '../goods/list-goods.ts';
import type { CountedPage } from '../goods/counted-page.ts';
import { foundGoods, listedGoods } from './found-goods.ts';
import { matchingGoods, type SearchInput } from './matching-goods.ts';
import { narrowed } from './narrowed.ts';
import { otherWords } from './other-words.ts';
import { relatedWordsOf } from './related-words-of.ts';
import { markingPatterns, nearTerms, searchTerms, type SearchTerms } from './search-terms.ts';
import { countedWords } from './counted-words.ts';

type Call = typeof catalogue.goodsList;
type Answer = DataOf<Call>;
type Input = Omit<SearchInput, 'terms'> & CardContext;

/** Lists that are ordered or filtered by price have the prices that they are ordered by. */
const isByPrice = ({ sort, priceFrom, priceTo }: Omit<InputOf<Call>, 'keyword'>): boolean =>
  ['priceUp', 'priceDown', 'discount'].includes(sort) || priceFrom !== undefined || priceTo !== undefined;

/**
 * Goods by keyword, filter and order. Prices in a keyword are filters; an amount is one only where no goods have it in their names. A
 * keyword nothing has is searched for again with one typing mistake allowed.
 */
export async function goodsList({ db, clock }: Deps, input: InputOf<Call>): Promise<Answer> {
  const { keyword: typed = '', ...filters } = input;
  const now = clock.now();
  const requested = {
    ...filters,
    now,
    ...(!isByPrice(filters) && (await cardContext(db, now, filters.cityCode))),
  };
  const priced = priceWords(typed);
  if (priced.words.length === 0) return search(db, typed, requested);
  if (priced.words.every(({ isInNames }) => isInNames)) {
    const named = await searchExactly(db, normaliseKeyword(typed), requested);
    if (named.answer) return named.answer;
  }
  return {
    ...(await search(db, priced.rest, {
      ...requested,
      ...narrowed(requested, priced.words),
      flashSales: undefined,
    })),
    priceWords: shownWords(typed, priced.words),
  };
}

/** Each price word, with what remains of the keyword when it is removed. */
const shownWords = (typed: string, words: readonly PriceWord[]): Answer['priceWords'] =>
  words.map(({ text }) => ({
    text,
    rest: [priceWords(typed).rest, ...words.flatMap((other) => (other.text === text ? [] : [other.text]))]
      .filter((part) => part !== '')
      .join(' '),
  }));

async function search(db: Db, typed: string, requested: Input): Promise<Answer> {
  const keyword = normaliseKeyword(typed);
  const byDistance = requested.sort === 'distance' && requested.latitude !== undefined;
  if (keyword === '' && !byDistance) {
    const found = answered(await listGoods(db, requested), (row) => listedGoods(row, requested));
    return found.total > 0 ? found : { ...found, otherWords: await otherWords(db, keyword) };
  }
  const { answer, exact } = await searchExactly(db, keyword, requested);
  return answer ?? nothingExact(db, keyword, requested, exact);
}

async function searchExactly(db: Db, keyword: string, requested: Input) {
  const exact = keyword === '' ? { terms: [] } : await searchTerms(db, keyword);
  const found = await matchingGoods(db, { ...requested, ...exact });
  if (found.total === 0) return { exact };
  const answer: Answer = {
    ...answered(found, (row) => foundGoods(row, markingPatterns(exact), requested)),
    ...(keyword !== '' &&
      requested.pageNum === 1 && { relatedWords: await relatedWordsOf(db, keyword, found.list) }),
  };
  return { exact, answer };
}

/** Goods that come near to the keyword; without them what it finds with fewer filters or words, and other words. */
async function nothingExact(db: Db, keyword: string, requested: Input, exact: SearchTerms): Promise<Answer> {
  const none: CountedPage<never> = { list: [], total: 0, hasNext: false, isTotalMinimum: false };
  const corrected = nearTerms(keyword);
  const [near, unfiltered] = await Promise.all([
    corrected ? matchingGoods(db, { ...requested, ...corrected }) : none,
    goodsConditions(requested, requested.now).length > 0
      ? matchingGoods(db, { ...exact, now: requested.now, sort: 'default', pageNum: 1, pageSize: 1 })
      : none,
  ]);
  const isNear = near.total > 0;
  return {
    ...answered({ ...near, isTotalMinimum: (isNear ? near : unfiltered).isTotalMinimum }, (row) =>
      foundGoods(row, markingPatterns(corrected ?? exact), requested),
    ),
    near: isNear,
    totalUnfiltered: unfiltered.total,
    otherWords: isNear ? [] : await otherWords(db, keyword),
    ...(!isNear &&
      unfiltered.total === 0 && { matchingWords: await matchingWords(db, keyword, requested.now) }),
  };
}

const answered = <Row, Item>({ isTotalMinimum, ...page }: CountedPage<Row>, view: (row: Row) => Item) => ({
  ...mapPage(page, view),
  ...(isTotalMinimum && { isTotalMinimum }),
});

/** The words of a keyword that find goods although the whole finds none. */
async function matchingWords(db: Db, keyword: string, now: Date): Promise<CountedWord[]> {
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
