import { useState } from 'react';
import { payCode } from '#core/contract/goods/pay-code.ts';
import { distanceText } from '#core/rules/format/distance.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { isMeasured } from '#core/rules/location/is-measured.ts';
import type { Place } from '#core/rules/location/area.ts';
import { Icon } from '#web/art/icon.tsx';
import { pinIcon } from '#web/art/icons/pin-icon.ts';
import { useKept } from '#web/platform/answers/use-kept.ts';
import { useCall } from '#web/platform/api/use-call.ts';
import { useFoundPlace } from '#web/platform/location/use-found-place.ts';
import { useLocationService } from '#web/platform/location/location-context.tsx';
import { useGo, useNavigator, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { ActionBar } from '#web/ui/action-bar/action-bar.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { SearchBar } from '#web/ui/search-bar/search-bar.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import styles from './shop-list.module.css';

const shopsInput = (
  { areaNum, latitude, longitude }: Pick<Place, 'areaNum' | 'latitude' | 'longitude'>,
  keyword?: string,
) => ({
  keyword,
  cityCode: areaNum,
  latitude,
  longitude,
  pageSize: 50,
});

/** 切换站点: the store that the pay code is for. */
function ShopList() {
  const navigator = useNavigator();
  const go = useGo();
  const place = useFoundPlace();
  const { find } = useLocationService();
  const current = useQueryValue('shopCode');
  const [chosen, setChosen] = useState(current);
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState<string>();
  const answer = useCall(payCode.shopList, shopsInput(place, keyword));
  const data = useKept(answer.data, keyword ?? '');
  const measured = isMeasured(place);
  return (
    <Page
      bar={
        <ActionBar>
          <Button
            full
            disabled={chosen === undefined}
            reason="请先选择门店"
            onPress={() => go({ page: 'payCode', query: { shopCode: chosen } }, 'replace')}
          >
            使用该门店
          </Button>
        </ActionBar>
      }
    >
      <NavBar title="切换站点" back={() => navigator.back()} />
      <div className={styles.search}>
        <SearchBar
          value={typed}
          placeholder="搜索门店或地址"
          onChange={setTyped}
          onSearch={(word) => setKeyword(word || undefined)}
        />
      </div>
      <p className={styles.place}>
        <Icon of={pinIcon} size={16} />
        <span className="grow">{place.areaName}</span>
        <Button kind="text" size="s" onPress={() => void find()}>
          重新定位
        </Button>
      </p>
      <QueryState
        query={{ ...answer, data }}
        failedLook="page"
        failedTitle="门店没有加载出来"
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState art="location" title="没有符合的门店" line="换个词再看看" />}
        skeleton={
          <div className={styles.shops} role="status" aria-label="加载中">
            <SkeletonBox height={72} />
            <SkeletonBox height={72} />
          </div>
        }
      >
        {({ list }) => (
          <fieldset className={styles.shops}>
            <legend className="visually-hidden">门店</legend>
            {list.map(({ shopCode, shopName, address, distanceMeters, discountText }) => (
              <label key={shopCode} className={shopCode === chosen ? styles.chosen : undefined}>
                <span className="grow">
                  <b>{shopName}</b>
                  <span className={styles.address}>{address}</span>
                  {discountText !== null && <Tag>{discountText}</Tag>}
                </span>
                {measured && distanceMeters !== null && (
                  <span className="number">{distanceText(distanceMeters)}</span>
                )}
                <input
                  type="radio"
                  name="shop"
                  value={shopCode}
                  checked={shopCode === chosen}
                  onChange={() => setChosen(shopCode)}
                />
              </label>
            ))}
          </fieldset>
        )}
      </QueryState>
    </Page>
  );
}

export const page: PageDefinition = {
  Page: ShopList,
  firstCalls: () => [{ endpoint: payCode.shopList, input: shopsInput(nanjing) }],
};
