import type { catalogue } from '#core/contract/goods/catalogue.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { normaliseKeyword } from '#core/rules/goods/search/normalise-keyword.ts';
import { mapPage } from '../../../db/paged.ts';
import type { Deps } from '../../../deps.ts';
import { goodsConditions, listGoods, type CountedPage } from '../catalogue/public.ts';
import { foundGoods, listedGoods } from './found-goods.ts';
import { matchingGoods } from './matching-goods.ts';
import { otherWords } from './other-words.ts';
import { relatedWordsOf } from './related-words-of.ts';
import { markingPatterns, nearTerms, searchTerms } from './search-terms.ts';

type Call = typeof catalogue.goodsList;

/** Goods by keyword, filter and order. A keyword nothing has is searched for again with one typing mistake allowed. */
export async function goodsList({ db, clock }: Deps, input: InputOf<Call>): Promise<DataOf<Call>> {
  const wanted = { ...input, now: clock.now() };
  const keyword = normaliseKeyword(wanted.keyword ?? '');
  const byDistance = wanted.sort === 'distance' && wanted.latitude !== undefined;
  if (keyword === '' && !byDistance)
    return answered(await listGoods(db, wanted), (row) => listedGoods(row, wanted));
  const exact = keyword === '' ? { terms: [] } : await searchTerms(db, keyword);
  const found = await matchingGoods(db, { ...wanted, ...exact });
  if (found.total > 0)
    return {
      ...answered(found, (row) => foundGoods(row, markingPatterns(exact), wanted)),
      ...(keyword !== '' &&
        wanted.pageNum === 1 && { relatedWords: await relatedWordsOf(db, keyword, found.list) }),
    };
  const corrected = nearTerms(keyword);
  const [near, unfiltered] = await Promise.all([
    corrected ? matchingGoods(db, { ...wanted, ...corrected }) : found,
    goodsConditions(wanted).length > 0
      ? matchingGoods(db, { ...exact, now: wanted.now, sort: 'default', pageNum: 1, pageSize: 1 })
      : found,
  ]);
  return {
    ...answered({ ...near, isTotalMinimum: (near.total > 0 ? near : unfiltered).isTotalMinimum }, (row) =>
      foundGoods(row, markingPatterns(corrected ?? exact), wanted),
    ),
    near: near.total > 0,
    totalUnfiltered: unfiltered.total,
    otherWords: near.total > 0 ? [] : await otherWords(db, keyword),
  };
}

const answered = <Row, Item>({ isTotalMinimum, ...page }: CountedPage<Row>, view: (row: Row) => Item) => ({
  ...mapPage(page, view),
  ...(isTotalMinimum && { isTotalMinimum }),
});
