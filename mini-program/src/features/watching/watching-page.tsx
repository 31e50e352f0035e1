import { View } from '@tarojs/components';
import { videos } from '#core/contract/goods/videos.ts';
import { usePageQuery } from '../../platform/navigation/use-page-query.ts';
import { usePages } from '../../platform/queries/use-pages.ts';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, FailedState } from '../../ui/state.tsx';
import { ClipFeed } from './clip-feed.tsx';
import styles from './watching.module.css';

/** 趣看: short clips one below the other, with the goods pinned to each. A shared card begins with its clip. */
export function WatchingPage() {
  const { videosId } = usePageQuery();
  const clips = usePages(videos.videoList, videosId === undefined ? {} : { videosId }, { pageSize: 6 });
  const { items, error, loading } = clips;
  return (
    <Page alwaysDark className={styles.page}>
      {items && items.length > 0 && <ClipFeed clips={items} onNearEnd={clips.next} />}
      {items?.length === 0 && (
        <View className={styles.state}>
          <EmptyState art="search" title="还没有视频" note="过一会儿再来看看" />
        </View>
      )}
      {!items &&
        (error && !loading ? (
          <View className={styles.state}>
            <FailedState title="视频没有加载出来" note={error.message} onRetry={() => void clips.refetch()} />
          </View>
        ) : (
          <View className={styles.waiting}>
            <Skeleton height={88} />
          </View>
        ))}
    </Page>
  );
}
