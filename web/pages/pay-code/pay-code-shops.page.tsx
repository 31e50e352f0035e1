import { useState } from 'react';
import { payCode } from '#core/contract/goods/pay-code.ts';
import { distanceText } from '#core/rules/format/distance.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { isMeasured } from '#core/rules/location/coordinates/is-measured.ts';
import { Icon } from '#web/art/icon.tsx';
import { pinIcon } from '#web/art/icons/pin-icon.ts';
import { useFoundPlace } from '#web/platform/location/use-found-place.ts';
import { useLocationService } from '#web/platform/location/location-context.tsx';
import { useGo, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { ActionBar } from '#web/ui/action-bar/action-bar.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { SearchBar } from '#web/ui/search-bar/search-bar.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { shopsInput, useShops } from './use-shops.ts';
import styles from './pay-code-shops.module.css';

/** 切换站点: the store that the pay code is for. */
function PayCodeShops() {
  const go = useGo();
  const place = useFoundPlace();
  const { find } = useLocationService();
  const current = useQueryValue('shopCode');
  const [chosen, setChosen] = useState(current);
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState<string>();
  const [wholeCity, setWholeCity] = useState(false);
  const { isNear, byCode, query } = useShops(place, keyword, wholeCity);
  const measured = isMeasured(place);
  return (
    <PageFrame
      title="切换站点"
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
      <div className={styles.search}>
        <SearchBar
          value={typed}
          placeholder="搜索门店、地址或门店编号"
          onChange={setTyped}
          onSearch={(word) => setKeyword(word || undefined)}
        />
      </div>
      <p className={styles.place}>
        <Icon of={pinIcon} size={16} />
        <span className="grow">
          {place.areaName}
          {isNear && '，附近的门店'}
        </span>
        {isNear && (
          <Button kind="text" size="s" onPress={() => setWholeCity(true)}>
            看全城
          </Button>
        )}
        <Button kind="text" size="s" onPress={() => void find()}>
          重新定位
        </Button>
      </p>
      <QueryState
        query={query}
        failedLook="page"
        failedTitle="门店没有加载出来"
        isEmpty={(list) => list.length === 0}
        empty={
          isNear ? (
            <EmptyState
              art="location"
              title="附近30公里没有合作门店"
              text="可以看看全城的门店"
              action={{ text: '看全城', onPress: () => setWholeCity(true) }}
            />
          ) : (
            <EmptyState art="location" title="没有符合的门店" text="换个词再看看" />
          )
        }
        skeleton={
          <div className={styles.shops} role="status" aria-label="加载中">
            <SkeletonBox height={72} />
            <SkeletonBox height={72} />
          </div>
        }
      >
        {(list) => (
          <fieldset className={styles.shops}>
            <legend className="visually-hidden">门店</legend>
            {list.map(({ shopCode, shopName, address, distanceMeters, discountText }) => (
              <label key={shopCode} className={shopCode === chosen ? styles.chosen : undefined}>
                <span className="grow">
                  <b>{shopName}</b>
                  <span className={styles.address}>{address}</span>
                  {shopCode === byCode?.shopCode && <Tag kind="outline">编号 {shopCode}</Tag>}
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
    </PageFrame>
  );
}

export const page: PageDefinition = {
  Page: PayCodeShops,
  firstCalls: () => [{ endpoint: payCode.shopList, input: shopsInput(nanjing) }],
};
