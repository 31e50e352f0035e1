import Taro, { usePullDownRefresh, useReachBottom } from '@tarojs/taro';
import { useState } from 'react';
import { localChips } from '#core/rules/local-life/local-chips.ts';
import { channelOf } from '#core/rules/local-life/local-channels.ts';
import {
  isFiltered,
  localFilter,
  noLocalFilter,
  queryOf,
  shopFilter,
  shopKeyword,
  type LocalFilter,
} from '#core/rules/local-life/local-filter.ts';
import { isMeasured } from '#core/rules/location/coordinates/is-measured.ts';
import { useShare } from '../../platform/host/use-share.ts';
import { usePlace } from '../../platform/location/place-store.ts';
import { openCity } from '../../platform/navigation/open-city.ts';
import { replacePage } from '../../platform/navigation/replace-page.ts';
import { usePageQuery } from '../../platform/navigation/use-page-query.ts';
import { track } from '../../platform/tracking/track.ts';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { ChannelHead } from './channel-head.tsx';
import { ChannelTabs } from './channel-tabs.tsx';
import { PlaceCard } from './place-card.tsx';
import { PlaceInvitation } from './place-invitation.tsx';
import { ShopList } from './shop-list.tsx';
import { useShops } from './use-shops.ts';

interface ChannelPageProps {
  readonly page: 'foodsChannel' | 'drinksChannel' | 'carOwnerChannel' | 'educationChannel' | 'movieChannel';
}

/** 美食, 茶饮, 车主, 教育, 电影: the shops of a channel around the visitor, on a map strip and as cards. */
export function ChannelPage({ page }: ChannelPageProps) {
  const address = usePageQuery();
  const place = usePlace();
  const channel = channelOf(page, undefined);
  const [filter, setFilter] = useState(() => localFilter((key) => address[key]));
  const [typed, setTyped] = useState(filter.keyword ?? '');
  const shops = useShops(place, { channel: channel.key, ...shopFilter(filter) });
  const measured = isMeasured(place);
  const change = (changed: Partial<LocalFilter>): void => setFilter({ ...filter, ...changed });
  useReachBottom(shops.next);
  usePullDownRefresh(() => void shops.refetch().then(() => Taro.stopPullDownRefresh()));
  useShare({ title: `身边的${channel.text}优惠`, page, query: queryOf(filter) });
  return (
    <Page hero>
      <ChannelHead
        title={`${channel.text}频道`}
        value={typed}
        onChange={setTyped}
        onSearch={(words) => change({ keyword: shopKeyword(words) })}
      />
      <ChannelTabs value={channel} onChange={({ page: other }) => replacePage(other, queryOf(filter))} />
      <PlaceCard floorName={channel.text} shops={shops.items ?? []} total={shops.total} />
      <PlaceInvitation />
      <FilterChips
        chips={localChips(filter, measured).map(({ change: changed, ...chip }) => ({
          ...chip,
          onPress: () => {
            track({ type: 'clk', floorName: channel.text, pointName: chip.text });
            change(changed);
          },
        }))}
      />
      <ShopList
        shops={shops}
        floorName={channel.text}
        isMeasured={measured}
        empty={
          isFiltered(filter) ? (
            <EmptyState
              art="search"
              title="没有符合的门店"
              note="去掉一些条件再看看"
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
              title={`${place.areaName}还没有${channel.text}门店`}
              note="换个城市看看"
              action={{ text: '选择城市', onPress: openCity }}
            />
          )
        }
      />
    </Page>
  );
}
