import { videos } from '#core/contract/goods/videos.ts';
import { BottomMenu } from '#web/features/home/bottom-menu.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Page } from '#web/ui/page/page.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { ClipFeed } from './clip-feed.tsx';
import { clipPage, useClips } from './use-clips.ts';
import styles from './video-detail.module.css';

/** 趣看: short clips one below the other, with the goods pinned to each. */
function VideoDetail() {
  const clips = useClips();
  const { list, error } = clips;
  return (
    <div className={styles.dark} data-mode="dark">
      <Page className={styles.page} bar={<BottomMenu page="videoDetail" />}>
        <h1 className="visually-hidden">趣看</h1>
        {list && list.length > 0 && <ClipFeed clips={clips} />}
        {list?.length === 0 && <EmptyState art="search" title="还没有视频" text="过一会儿再来看看" />}
        {!list &&
          (error && !clips.loading ? (
            <FailedState title="视频没有加载出来" text={error.message} onRetry={() => void clips.refetch()} />
          ) : (
            <div className={styles.waiting} role="status" aria-label="加载中" />
          ))}
      </Page>
    </div>
  );
}

export const page: PageDefinition = {
  Page: VideoDetail,
  firstCalls: ({ search }) => [
    {
      endpoint: videos.videoList,
      input: clipPage(new URLSearchParams(search).get('videosId') ?? undefined, 1),
    },
  ],
};
