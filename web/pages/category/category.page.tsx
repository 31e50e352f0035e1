import { catalogue } from '#core/contract/goods/catalogue.ts';
import {
  categoryChips,
  categoryQuery,
  goodsInput,
  queryOf,
  recommended,
  type CategoryQuery,
} from '#core/rules/goods/lists/category-query.ts';
import { GoodsPages } from '#web/features/goods/list/goods-pages.tsx';
import { GoodsRow } from '#web/features/goods/list/goods-row.tsx';
import { goodsPage, useGoodsPages } from '#web/features/goods/list/use-goods-pages.ts';
import { useListBuyer } from '#web/features/goods/prices/use-list-buyer.ts';
import { BottomMenu } from '#web/features/home/bottom-menu.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { queryReader, useGo, useHref, useNavigator } from '#web/platform/navigation/navigation.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { FilterChips } from '#web/ui/chips/filter-chips.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';
import { SearchLink } from '#web/ui/search-bar/search-link.tsx';
import { CategoryBanner, HeadSkeleton, SubGrid } from './category-head.tsx';
import { CategoryRail } from './category-rail.tsx';
import styles from './category.module.css';

/** 分类: categories at the left, the goods of one at the right. The choice is in the address, so that back keeps it. */
function CategoryPage() {
  const href = useHref();
  const go = useGo();
  const query = categoryQuery(useNavigator().queryValue);
  const { categoryId, subId, sort, bagOnly } = query;
  const categories = useCall(catalogue.categories, {});
  const feed = useGoodsPages(catalogue.goodsList, {
    ...goodsInput(query),
    ...useListBuyer(sort === 'priceUp' || sort === 'priceDown'),
  });
  const change = (changed: Partial<CategoryQuery>) =>
    go({ page: 'category', query: queryOf({ ...query, ...changed }) }, 'replace');
  const choose = (chosen: string) => {
    scrollTo(0, 0);
    change({ categoryId: chosen, subId: undefined });
  };
  const list = categories.data?.list;
  const category = list?.find((each) => each.categoryId === categoryId);
  const name =
    category?.children.find((each) => each.categoryId === subId)?.categoryName ??
    category?.categoryName ??
    '为你推荐';
  const chips = categoryChips(query).map(({ change: changed, ...chip }) => ({
    ...chip,
    onPress: () => change(changed),
  }));
  return (
    <Page className={styles.page} bar={<BottomMenu page="category" />}>
      <header className={styles.head}>
        <h1 className="visually-hidden">分类</h1>
        <SearchLink href={href({ page: 'searchInput' })} text="搜索权益、商品、门店" />
      </header>
      <div className={styles.columns}>
        <CategoryRail list={list} value={categoryId} onChoose={choose} />
        <section className={styles.panel} aria-label={name} data-floor={name}>
          {!list && (
            <QueryPlaceholder query={categories} skeleton={<HeadSkeleton />} failedTitle="分类没有加载出来" />
          )}
          {category?.banner && <CategoryBanner banner={category.banner} />}
          {category && category.children.length > 0 && (
            <SubGrid
              label={`${category.categoryName}的细分`}
              list={category.children}
              value={subId}
              onChoose={(chosen) => change({ subId: chosen === subId ? undefined : chosen })}
            />
          )}
          {list && categoryId === recommended && (
            <SubGrid label="全部分类" list={list} value={undefined} onChoose={choose} />
          )}
          <FilterChips className={styles.chips} label="排序和筛选" chips={chips} />
          <GoodsPages
            label={`${name}的商品`}
            density="row"
            feed={feed}
            empty={
              <EmptyState
                art="goods"
                size={116}
                title="这里还没有商品"
                text={bagOnly ? '去掉“可用福袋”再看看' : '换个分类看看'}
              />
            }
            renderCard={(goods, link, at) => (
              <GoodsRow goods={goods} href={link} eager={at < 3} action={{ text: '购买' }} />
            )}
          />
        </section>
      </div>
    </Page>
  );
}

export const page: PageDefinition = {
  Page: CategoryPage,
  firstCalls: ({ search }) => [
    { endpoint: catalogue.categories, input: {} },
    {
      endpoint: catalogue.goodsList,
      input: goodsPage<typeof catalogue.goodsList>(goodsInput(categoryQuery(queryReader(search))), 1),
    },
  ],
};
