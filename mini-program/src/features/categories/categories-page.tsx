import Taro, { useReachBottom } from '@tarojs/taro';
import { View } from '@tarojs/components';
import { useState } from 'react';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import {
  categoryChips,
  categoryQuery,
  goodsInput,
  recommended,
  type CategoryQuery,
} from '#core/rules/goods/lists/category-query.ts';
import { listBuyer } from '#core/rules/goods/lists/list-buyer.ts';
import { usePages } from '../../platform/queries/use-pages.ts';
import { useQuery } from '../../platform/queries/use-query.ts';
import { useShare } from '../../platform/host/use-share.ts';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailedState } from '../../ui/state.tsx';
import { useBuyer } from '../shared/use-buyer.ts';
import { CategoryBanner, SubGrid } from './category-head.tsx';
import { CategoryGoods } from './category-goods.tsx';
import { CategoryRail } from './category-rail.tsx';
import { SearchLinkHead } from './search-link-head.tsx';
import styles from './categories.module.css';

/** 分类: categories at the left, the goods of one at the right. */
export function CategoriesPage() {
  const [query, setQuery] = useState<CategoryQuery>(() => categoryQuery(() => undefined));
  const { categoryId, subId, sort, bagOnly } = query;
  const categories = useQuery(catalogue.categories, {}, { staleMs: 300_000 });
  const byPrice = sort === 'priceUp' || sort === 'priceDown';
  const feed = usePages(catalogue.goodsList, {
    ...goodsInput(query),
    ...listBuyer(useBuyer(byPrice, byPrice)),
  });
  useReachBottom(feed.next);
  useShare({ title: '分类逛好物', page: 'category' });
  const change = (changed: Partial<CategoryQuery>): void => setQuery({ ...query, ...changed });
  const choose = (chosen: string): void => {
    void Taro.pageScrollTo({ scrollTop: 0, duration: 0 });
    change({ categoryId: chosen, subId: undefined });
  };
  const list = categories.data?.list;
  const category = list?.find((each) => each.categoryId === categoryId);
  const sub = category?.children.find((each) => each.categoryId === subId);
  return (
    <Page className={styles.page}>
      <SearchLinkHead />
      <View className={styles.columns}>
        <CategoryRail list={list} value={categoryId} onChoose={choose} />
        <View className={styles.panel}>
          {!list &&
            (categories.error && !categories.loading ? (
              <FailedState title="分类没有加载出来" onRetry={() => void categories.refetch()} />
            ) : (
              <Skeleton height={220} />
            ))}
          {category?.banner && <CategoryBanner banner={category.banner} />}
          {category && category.children.length > 0 && (
            <SubGrid
              list={category.children}
              value={subId}
              onChoose={(chosen) => change({ subId: chosen === subId ? undefined : chosen })}
            />
          )}
          {list && categoryId === recommended && <SubGrid list={list} value={undefined} onChoose={choose} />}
          <View className={styles.chips}>
            <FilterChips
              look="line"
              chips={categoryChips(query).map(({ change: changed, ...chip }) => ({
                ...chip,
                onPress: () => change(changed),
              }))}
            />
          </View>
          <CategoryGoods
            feed={feed}
            name={sub?.categoryName ?? category?.categoryName ?? '为你推荐'}
            emptyNote={bagOnly ? '去掉“可用福袋”再看看' : '换个分类看看'}
          />
        </View>
      </View>
    </Page>
  );
}
