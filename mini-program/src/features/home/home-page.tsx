import Taro, { usePullDownRefresh, useReachBottom } from '@tarojs/taro';
import { View } from '@tarojs/components';
import { home } from '#core/contract/goods/home.ts';
import { homeRegion } from '#core/site/home-region.ts';
import { clearQueries } from '../../platform/queries/query-cache.ts';
import { usePages } from '../../platform/queries/use-pages.ts';
import { useQuery } from '../../platform/queries/use-query.ts';
import { useShare } from '../../platform/host/use-share.ts';
import { usePlace } from '../../platform/location/place-store.ts';
import { host, project, projectId } from '../../platform/settings.ts';
import { FailedState } from '../../ui/state.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { GoodsFeed } from '../shared/goods-feed.tsx';
import { FloorView } from './floor-view.tsx';
import { HomeHead } from './home-head.tsx';
import { MembershipCard } from './membership-card.tsx';
import styles from './home.module.css';

/** 首页: the membership card, the floors that the operator has set up for the market, and goods for the visitor. */
export function HomePage() {
  const { cityCode } = usePlace();
  const floors = useQuery(home.regionFloors, { regionCode: homeRegion(projectId), cityCode, host });
  const feed = usePages(home.forYou, {});
  useReachBottom(feed.next);
  useShare({ title: project.name, page: 'home' });
  usePullDownRefresh(() => {
    clearQueries();
    Taro.stopPullDownRefresh();
  });
  return (
    <Page hero>
      <HomeHead />
      <MembershipCard />
      {floors.data?.floors.map((floor) => (
        <FloorView key={floor.floorId} floor={floor} />
      ))}
      {!floors.data &&
        (floors.error && !floors.loading ? (
          <FailedState look="strip" title="首页内容没有加载出来" onRetry={() => void floors.refetch()} />
        ) : (
          <View className={styles.skeletons}>
            <Skeleton height={160} />
            <Skeleton height={226} />
          </View>
        ))}
      <GoodsFeed feed={feed} title="为你推荐" />
    </Page>
  );
}
