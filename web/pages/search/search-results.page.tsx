import { Suspense, useState } from 'react';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { useListBuyer } from '#web/features/goods/prices/use-list-buyer.ts';
import { goodsPage, useGoodsPages } from '#web/features/goods/list/use-goods-pages.ts';
import { useFoundPlace } from '#web/platform/location/use-found-place.ts';
import { queryReader, useGo, useNavigator } from '#web/platform/navigation/navigation.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { FilterChips } from '#web/ui/chips/filter-chips.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';
import { countText } from '#core/rules/goods/search/count-text.ts';
import { quickFilters } from '#core/rules/goods/search/quick-filters.ts';
import { NoResults } from './no-results.tsx';
import { PriceWords } from './price-words.tsx';
import { ResultList } from './result-list.tsx';
import {
  filterCount,
  goodsInput,
  isByPrice,
  noFilter,
  queryOf,
  resultsQuery,
  sortNames,
  withoutPrices,
  type ResultsQuery,
} from '#core/rules/goods/search/results-query.ts';
import { SearchHead } from '#web/features/goods/search/search-head.tsx';
import { useSearchHistory } from '#web/features/goods/search/search-history.ts';
import { SortBar } from './sort-bar.tsx';
import styles from './search-results.module.css';

const FilterSheet = lazyPart(() => import('./filter-sheet.tsx').then((found) => found.FilterSheet));

/** 搜索结果: keyword, order and filters are in the address, so that back keeps them. */
function SearchResults() {
  const go = useGo();
  const place = useFoundPlace();
  const { add: remember } = useSearchHistory();
  const query = resultsQuery(useNavigator().queryValue);
  const [typed, setTyped] = useState(query.keyword);
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const feed = useGoodsPages(catalogue.goodsList, {
    ...goodsInput(query, place),
    ...useListBuyer(isByPrice(query)),
  });
  const show = (next: ResultsQuery) => {
    scrollTo(0, 0);
    go({ page: 'searchResults', query: queryOf(next) }, 'replace');
  };
  const change = (changed: Partial<ResultsQuery>) => show({ ...query, ...changed });
  const start = (keyword: string) => {
    if (keyword !== '') remember(keyword);
    change({ keyword });
  };
  const { first } = feed;
  const priceWords = first?.priceWords ?? [];
  const filters = filterCount(query);
  const searchAgain = (keyword: string, changed: Partial<ResultsQuery> = {}) => {
    setTyped(keyword);
    change({ ...changed, keyword });
  };
  const isEmpty = first !== undefined && first.total === 0;
  return (
    <Page>
      <SearchHead
        title="搜索结果"
        value={typed}
        placeholder="搜索商品、权益、门店"
        onChange={setTyped}
        onSearch={start}
      >
        <SortBar
          sort={query.sort}
          filters={filters}
          onSort={(sort) => change({ sort })}
          onFilter={() => setSheet('open')}
        />
      </SearchHead>
      <FilterChips
        label="快捷筛选"
        chips={quickFilters(query, place.areaName).map(({ change: changed, ...filter }) => ({
          ...filter,
          onPress: () => change(changed),
        }))}
      />
      {priceWords.length > 0 && <PriceWords words={priceWords} onRemove={searchAgain} />}
      <p className={styles.count} role="status">
        {first &&
          !isEmpty &&
          `共${countText(first.total, first.isTotalMinimum)}件，按${sortNames[query.sort]}排序`}
        {first?.near && '；没有完全相符的，以下比较接近'}
      </p>
      {isEmpty ? (
        <NoResults
          keyword={query.keyword}
          otherWords={first.otherWords ?? []}
          matchingWords={first.matchingWords ?? []}
          filters={filters + priceWords.length}
          totalUnfiltered={countText(first.totalUnfiltered ?? 0, first.isTotalMinimum)}
          onDropFilters={() => searchAgain(withoutPrices(query.keyword, priceWords), noFilter)}
        />
      ) : (
        <ResultList
          key={JSON.stringify(queryOf(query))}
          feed={feed}
          relatedWords={first?.relatedWords ?? []}
        />
      )}
      {sheet !== 'never' && (
        <Suspense fallback={null}>
          <FilterSheet
            open={sheet === 'open'}
            query={query}
            cityName={place.areaName}
            onClose={() => setSheet('closed')}
            onChange={show}
          />
        </Suspense>
      )}
    </Page>
  );
}

export const page: PageDefinition = {
  Page: SearchResults,
  firstCalls: ({ search }) => [
    {
      endpoint: catalogue.goodsList,
      input: goodsPage<typeof catalogue.goodsList>(goodsInput(resultsQuery(queryReader(search)), nanjing), 1),
    },
  ],
};
