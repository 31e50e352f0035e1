import Taro, { useReachBottom } from '@tarojs/taro';
import { View } from '@tarojs/components';
import { useState } from 'react';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { home } from '#core/contract/goods/home.ts';
import { listBuyer } from '#core/rules/goods/lists/list-buyer.ts';
import { countText } from '#core/rules/goods/search/count-text.ts';
import { quickFilters } from '#core/rules/goods/search/quick-filters.ts';
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
import { useShare } from '../../platform/host/use-share.ts';
import { usePlace } from '../../platform/location/place-store.ts';
import { usePageQuery } from '../../platform/navigation/use-page-query.ts';
import { usePages } from '../../platform/queries/use-pages.ts';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { Page } from '../../ui/page.tsx';
import { WordChips } from '../../ui/word-chips.tsx';
import { useBuyer } from '../shared/use-buyer.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { NoResults } from './no-results.tsx';
import { ResultList } from './result-list.tsx';
import { SearchHead } from './search-head.tsx';
import { rememberWord } from './searched-words.ts';
import { SortBar } from './sort-bar.tsx';
import styles from './results.module.css';

/** 搜索结果: a change of words, order or filters shows another list on the same page, so that back leads to the search. */
export function SearchResultsPage() {
  const address = usePageQuery();
  const place = usePlace();
  const [query, setQuery] = useState(() => resultsQuery((name) => address[name]));
  const [typed, setTyped] = useState(query.keyword);
  const [isFiltering, setFiltering] = useState(false);
  const byPrice = isByPrice(query);
  const feed = usePages(catalogue.goodsList, {
    ...goodsInput(query, place),
    ...listBuyer(useBuyer(byPrice, byPrice)),
  });
  const { first } = feed;
  const isEmpty = first !== undefined && first.total === 0;
  const forYou = usePages(home.forYou, {}, { enabled: isEmpty });
  useReachBottom(() => (isEmpty ? forYou.next() : feed.next()));
  useShare({
    title: query.keyword === '' ? '好物推荐' : `“${query.keyword}”相关商品`,
    page: 'searchResults',
    query: queryOf(query),
  });
  const change = (changed: Partial<ResultsQuery>): void => {
    void Taro.pageScrollTo({ scrollTop: 0, duration: 0 });
    setQuery({ ...query, ...changed });
  };
  const searchFor = (keyword: string, changed: Partial<ResultsQuery> = {}): void => {
    if (keyword !== '') rememberWord(keyword);
    setTyped(keyword);
    change({ ...changed, keyword });
  };
  const priceWords = first?.priceWords ?? [];
  const filters = filterCount(query);
  return (
    <Page>
      <SearchHead
        title="搜索结果"
        value={typed}
        placeholder="搜索商品、权益、门店"
        onChange={setTyped}
        onSearch={searchFor}
      >
        <SortBar
          sort={query.sort}
          filters={filters}
          onSort={(sort) => change({ sort })}
          onFilter={() => setFiltering(true)}
        />
      </SearchHead>
      <FilterChips
        chips={quickFilters(query, place.areaName).map(({ change: changed, ...filter }) => ({
          ...filter,
          onPress: () => change(changed),
        }))}
      />
      {priceWords.length > 0 && (
        <View className={styles.priceWords}>
          已按价格筛选
          <WordChips
            words={priceWords.map(({ text }) => text)}
            look="accent"
            onChoose={(word) => searchFor(priceWords.find(({ text }) => text === word)?.rest ?? '')}
          />
        </View>
      )}
      {!isEmpty && (
        <View className={styles.count}>
          {first && `共${countText(first.total, first.isTotalMinimum)}件，按${sortNames[query.sort]}排序`}
          {first?.near && '；没有完全相符的，以下比较接近'}
        </View>
      )}
      {isEmpty ? (
        <NoResults
          keyword={query.keyword}
          answer={first}
          filters={filters + priceWords.length}
          forYou={forYou}
          onSearch={searchFor}
          onDropFilters={() => searchFor(withoutPrices(query.keyword, priceWords), noFilter)}
        />
      ) : (
        <ResultList feed={feed} onSearch={searchFor} />
      )}
      {isFiltering && (
        <FilterSheet
          query={query}
          cityName={place.areaName}
          onClose={() => setFiltering(false)}
          onChange={change}
        />
      )}
    </Page>
  );
}
