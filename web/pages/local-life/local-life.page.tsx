import { useId, useState } from 'react';
import { localLife } from '#core/contract/goods/local-life.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { isMeasured } from '#core/rules/location/coordinates/is-measured.ts';
import { routeAt } from '#core/site/routes.ts';
import { Icon } from '#web/art/icon.tsx';
import { leftIcon } from '#web/art/icons/left-icon.ts';
import { navIcon } from '#web/art/icons/nav-icon.ts';
import { qrIcon } from '#web/art/icons/qr-icon.ts';
import { CityButton } from '#web/features/city/city-button.tsx';
import { PlaceInvitation } from '#web/features/city/place-invitation.tsx';
import { useCityPicker } from '#web/features/city/use-city-picker.tsx';
import { ShopList } from '#web/features/goods/shops/shop-list.tsx';
import { shopsInput } from '#core/rules/local-life/shops-input.ts';
import { useShopPages } from '#web/features/goods/shops/use-shop-pages.ts';
import { useFoundPlace } from '#web/platform/location/use-found-place.ts';
import {
  queryReader,
  useGo,
  useHref,
  useNavigator,
  usePageId,
} from '#web/platform/navigation/navigation.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { FilterChips } from '#web/ui/chips/filter-chips.tsx';
import { Hero } from '#web/ui/hero/hero.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { SearchBar } from '#web/ui/search-bar/search-bar.tsx';
import { ChannelTabs } from './channel-tabs.tsx';
import { localChips } from '#core/rules/local-life/local-chips.ts';
import { channelOf, localChannels } from '#core/rules/local-life/local-channels.ts';
import {
  isFiltered,
  localFilter,
  noLocalFilter,
  queryOf,
  shopFilter,
  shopKeyword,
  type LocalFilter,
} from '#core/rules/local-life/local-filter.ts';
import { DistanceStrip } from './distance-strip.tsx';
import { PlaceNote } from './place-note.tsx';
import { Card } from '#web/ui/card/card.tsx';
import styles from './local-life.module.css';

/** 本地生活: shops of four channels around the subscriber as a list, above it their distances to scale. */
function LocalLife() {
  const navigator = useNavigator();
  const go = useGo();
  const href = useHref();
  const panelId = useId();
  const pageId = usePageId();
  const place = useFoundPlace();
  const city = useCityPicker();
  const channel = channelOf(pageId, navigator.queryValue('channel'));
  const isChannelPage = pageId === channel.page;
  const filter = localFilter(navigator.queryValue);
  const [typed, setTyped] = useState(filter.keyword ?? '');
  const feed = useShopPages(place, { channel: channel.key, ...shopFilter(filter) });
  const measured = isMeasured(place);
  const change = (changed: Partial<LocalFilter>, to = channel) =>
    go(
      {
        page: isChannelPage ? to.page : 'localLife',
        query: {
          channel: isChannelPage || to === localChannels[0] ? undefined : to.key,
          ...queryOf({ ...filter, ...changed }),
        },
      },
      'replace',
    );
  return (
    <Page>
      <Hero motif="cloud" height={280} />
      <header className={styles.head}>
        <h1 className="visually-hidden">{isChannelPage ? `${channel.text}频道` : '本地生活'}</h1>
        <IconButton icon={leftIcon} label="返回" onPress={() => navigator.back()} />
        <CityButton />
        <SearchBar
          value={typed}
          placeholder="搜门店、套餐、洗车"
          label="搜索门店、套餐"
          onChange={setTyped}
          onSearch={(word) => change({ keyword: shopKeyword(word) })}
        />
      </header>
      <ChannelTabs
        value={channel.key}
        panelId={panelId}
        onChange={(key) => change({}, channelOf(undefined, key))}
      />
      <div id={panelId} role="tabpanel" aria-label={channel.text} data-floor={channel.text}>
        <Card as="section" className={styles.placeCard} aria-label="附近门店">
          <PlaceNote place={place} total={feed.total} />
          {!filter.byScore && <DistanceStrip shops={feed.list} isMeasured={measured} />}
          <p className={styles.placeFoot}>
            <span className="grow">{!filter.byScore && '示意图，只表示远近'}</span>
            <a className={styles.mapLink} href={href({ page: 'nearbyMerchants', query: { view: 'map' } })}>
              <Icon of={navIcon} size={16} />
              地图找店
            </a>
          </p>
        </Card>
        <PlaceInvitation />
        <FilterChips
          label="筛选"
          chips={localChips(filter, measured).map(({ change: changed, ...chip }) => ({
            ...chip,
            onPress: () => change(changed),
          }))}
        />
        <div className={styles.shops}>
          <ShopList
            label={`${channel.text}门店`}
            feed={feed}
            isMeasured={measured}
            numbered={!filter.byScore}
            empty={
              isFiltered(filter) ? (
                <EmptyState
                  art="search"
                  size={116}
                  title="没有符合的门店"
                  text="去掉一些条件再看看"
                  action={{
                    text: '清除条件',
                    onPress: () => {
                      setTyped('');
                      change(noLocalFilter);
                    },
                  }}
                />
              ) : (
                <EmptyState
                  art="location"
                  size={116}
                  title={`${place.areaName}还没有${channel.text}门店`}
                  text="换个城市看看"
                  action={{ text: '选择城市', onPress: city.show }}
                />
              )
            }
          />
        </div>
      </div>
      <p className={styles.payCode}>
        <Button size="l" href={href({ page: 'payCode' })}>
          <Icon of={qrIcon} size={20} />
          出示苏惠码
        </Button>
      </p>
      {city.picker}
    </Page>
  );
}

export const page: PageDefinition = {
  Page: LocalLife,
  firstCalls: ({ project, path, search }) => {
    const read = queryReader(search);
    const pageId = project === 'workbench' ? undefined : routeAt(project, path)?.page;
    const filter = { channel: channelOf(pageId, read('channel')).key, ...shopFilter(localFilter(read)) };
    return [{ endpoint: localLife.localShops, input: shopsInput(nanjing, filter) }];
  },
  images: localChannels.map(({ art }) => art),
};
