import { Image, View } from '@tarojs/components';
import { useState } from 'react';
import type { Video } from '#core/contract/goods/videos.shapes.ts';
import { pinIcon } from '#web/art/icons/pin-icon.ts';
import { upIcon } from '#web/art/icons/up-icon.ts';
import { fileUrl } from '../../platform/picture.ts';
import { Icon } from '../../ui/icon.tsx';
import { ClipGoods } from './clip-goods.tsx';
import { ClipPlayer } from './clip-player.tsx';
import { ClipRail } from './clip-rail.tsx';
import styles from './watching.module.css';

interface ClipProps {
  readonly video: Video;
  readonly isCurrent: boolean;
  readonly muted: boolean;
  readonly next: string | undefined;
  onNext(): void;
}

/** One clip on a screen: the picture to the edges, words on scrims, goods on paper, a thin progress line. */
export function Clip({ video, isCurrent, muted, next, onNext }: ClipProps) {
  const [share, setShare] = useState(0);
  const { author, placeName, caption, goods, posterUrl } = video;
  return (
    <View className={styles.clip}>
      <Image
        className={styles.picture}
        src={fileUrl(posterUrl)}
        mode="aspectFill"
        webp
        lazyLoad={!isCurrent}
        ariaHidden
      />
      {isCurrent && <ClipPlayer video={video} muted={muted} onProgress={setShare} />}
      <View className={styles.shade} />
      <ClipRail video={video} />
      <View className={styles.words}>
        <View className={styles.author}>
          {author}
          <View className={styles.place}>
            <Icon of={pinIcon} size={12} />
            {placeName}
          </View>
        </View>
        <View className={styles.caption}>{caption}</View>
        {goods && <ClipGoods goods={goods} floorName={video.title} />}
        <View className={styles.progress}>
          <View className={styles.progressDone} style={`width:${isCurrent ? Math.round(share * 100) : 0}%`} />
        </View>
        {next === undefined ? (
          <View className={styles.next}>已经是最后一条</View>
        ) : (
          <View className={styles.next} ariaRole="button" onClick={onNext}>
            <Icon of={upIcon} size={14} />
            上滑看下一条：{next}
          </View>
        )}
      </View>
    </View>
  );
}
