import { Swiper, SwiperItem, View } from '@tarojs/components';
import { useEffect, useRef, useState } from 'react';
import type { Video } from '#core/contract/goods/videos.shapes.ts';
import { volumeIcon } from '#web/art/icons/volume-icon.ts';
import { useShare } from '../../platform/host/use-share.ts';
import { Icon } from '../../ui/icon.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Clip } from './clip.tsx';
import styles from './watching.module.css';

interface ClipFeedProps {
  readonly clips: readonly Video[];
  /** The clips that are loaded end soon. */
  onNearEnd(): void;
}

/** Swipes from clip to clip; only the one on the screen has a player. */
export function ClipFeed({ clips, onNearEnd }: ClipFeedProps) {
  const [requested, setRequested] = useState(0);
  // Sound is off at first, as on the web.
  const [muted, setMuted] = useState(true);
  const current = Math.min(requested, clips.length - 1);
  const shown = clips[current];
  const isNearEnd = current >= clips.length - 3;
  const nearEnd = useRef(onNearEnd);
  useEffect(() => {
    nearEnd.current = onNearEnd;
  });
  useEffect(() => {
    if (isNearEnd) nearEnd.current();
  }, [isNearEnd, clips.length]);
  useShare(
    shown && {
      title: `${shown.author}：${shown.title}`,
      page: 'videoDetail',
      query: { videosId: shown.videosId },
    },
  );
  return (
    <>
      <Swiper
        className={styles.feed}
        vertical
        current={current}
        onChange={({ detail }) => setRequested(detail.current)}
      >
        {clips.map((video, at) => (
          <SwiperItem key={video.videosId}>
            <Clip
              video={video}
              isCurrent={at === current}
              muted={muted}
              next={clips[at + 1]?.title}
              onNext={() => setRequested(at + 1)}
            />
          </SwiperItem>
        ))}
      </Swiper>
      <View className={styles.head}>
        <NavBar back={false} look="clear">
          <View
            className={styles.sound}
            ariaRole="button"
            ariaLabel={muted ? '打开声音' : '关闭声音'}
            onClick={() => setMuted(!muted)}
          >
            <Icon of={volumeIcon} size={22} />
            {muted && <View className={styles.soundOff} />}
          </View>
        </NavBar>
      </View>
    </>
  );
}
