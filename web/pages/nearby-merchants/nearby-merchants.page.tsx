import { useId, useState } from 'react';
import { blessingBag } from '#core/contract/content/blessing-bag.ts';
import { localLife } from '#core/contract/goods/local-life.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { isMeasured } from '#core/rules/location/coordinates/is-measured.ts';
import { CityButton } from '#web/features/city/city-button.tsx';
import { PlaceInvitation } from '#web/features/city/place-invitation.tsx';
import { useCityPicker } from '#web/features/city/use-city-picker.tsx';
import { ShopList } from '#web/features/goods/shops/shop-list.tsx';
import { shopsInput } from '#core/rules/local-life/shops-input.ts';
import { useShopPages } from '#web/features/goods/shops/use-shop-pages.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useFoundPlace } from '#web/platform/location/use-found-place.ts';
import { queryReader, useGo, useNavigator } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { FilterChips } from '#web/ui/chips/filter-chips.tsx';
import { SearchBar } from '#web/ui/search-bar/search-bar.tsx';
import { Chips } from '#web/ui/chips/chips.tsx';
import { Segmented } from '#web/ui/tabs/segmented.tsx';
import { MerchantMap } from './merchant-map.tsx';
import { distances, merchantFilter, merchantQuery, type MerchantQuery } from './merchant-query.ts';
import styles from './nearby-merchants.module.css';

const all = 'all';
const views = [
  { key: 'list', text: '列表' },
  { key: 'map', text: '地图' },
] as const;

/** 附近商户: the shops of a city by word, category and distance, as a list or on a map. */
function NearbyMerchants() {
  const navigator = useNavigator();
  const go = useGo();
  const panelId = useId();
  const place = useFoundPlace();
  const city = useCityPicker();
  const query = merchantQuery(navigator.queryValue);
  const [typed, setTyped] = useState(query.keyword ?? '');
  const categories = useCall(blessingBag.blessingBagCategories, {});
  const feed = useShopPages(place, merchantFilter(query));
  const measured = isMeasured(place);
  const change = (changed: Partial<MerchantQuery>) => {
    const { view, ...rest } = { ...query, ...changed };
    go({ page: 'nearbyMerchants', query: { ...rest, view: view === 'map' ? view : undefined } }, 'replace');
  };
  const { keyword, categoryId, within, view } = query;
  const isFiltered = keyword !== undefined || categoryId !== undefined || within !== undefined;
  const empty = isFiltered ? (
    <EmptyState
      art="search"
      title="没有符合的商户"
      text="换个词或分类再看看"
      action={{
        text: '清除条件',
        onPress: () => {
          setTyped('');
          change({ keyword: undefined, categoryId: undefined, within: undefined });
        },
      }}
    />
  ) : (
    <EmptyState
      art="location"
      title={`${place.areaName}还没有合作商户`}
      text="换个城市看看"
      action={{ text: '选择城市', onPress: city.show }}
    />
  );
  return (
    <PageFrame
      title="附近商户"
      right={
        <span className={styles.city}>
          <CityButton />
        </span>
      }
    >
      <div className={styles.search}>
        <SearchBar
          value={typed}
          placeholder="搜门店、地址、套餐"
          label="搜索商户"
          onChange={setTyped}
          onSearch={(word) => change({ keyword: word || undefined })}
        />
      </div>
      <Chips
        label="商户分类"
        items={[
          { key: all, text: '全部' },
          ...(categories.data ?? []).map((each) => ({ key: each.categoryId, text: each.categoryName })),
        ]}
        value={categoryId ?? all}
        panelId={panelId}
        onChange={(chosen) => change({ categoryId: chosen === all ? undefined : chosen })}
      />
      <div className={styles.bar}>
        {measured ? (
          <FilterChips
            className={styles.distances}
            label="距离"
            chips={(Object.keys(distances) as (keyof typeof distances)[]).map((key) => ({
              key,
              text: `${key}内`,
              pressed: within === key,
              onPress: () => change({ within: within === key ? undefined : key }),
            }))}
          />
        ) : (
          <span className={styles.count}>{feed.total !== undefined && `共${feed.total}家`}</span>
        )}
        <Segmented
          className={styles.views}
          label="显示方式"
          items={views}
          value={view}
          panelId={panelId}
          onChange={(chosen) => change({ view: chosen })}
        />
      </div>
      <PlaceInvitation />
      <div id={panelId} role="tabpanel" aria-label={view === 'map' ? '地图' : '列表'} data-floor="附近商户">
        {view === 'map' && feed.list && feed.list.length > 0 ? (
          <MerchantMap shops={feed.list} place={place} />
        ) : (
          <div className={styles.shops}>
            <ShopList label="附近商户" feed={feed} isMeasured={measured} empty={empty} />
          </div>
        )}
      </div>
      {city.picker}
    </PageFrame>
  );
}

export const page: PageDefinition = {
  Page: NearbyMerchants,
  firstCalls: ({ search }) => [
    {
      endpoint: localLife.localShops,
      input: shopsInput(nanjing, merchantFilter(merchantQuery(queryReader(search)))),
    },
    { endpoint: blessingBag.blessingBagCategories, input: {} },
  ],
};
