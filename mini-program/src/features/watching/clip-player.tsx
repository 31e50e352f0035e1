import Taro, { useDidHide, useDidShow } from '@tarojs/taro';
import { Video as Player, View } from '@tarojs/components';
import { useRef, useState } from 'react';
import type { Video } from '#core/contract/goods/videos.shapes.ts';
import { fileUrl } from '../../platform/picture.ts';
import styles from './watching.module.css';

interface ClipPlayerProps {
  readonly video: Video;
  readonly muted: boolean;
  /** How much was played, from 0 to 1. */
  onProgress(share: number): void;
}

const playerId = 'clip-player';

/** Plays a clip from its beginning, again and again. It stands still while another page or tab is shown. */
export function ClipPlayer({ video, muted, onProgress }: ClipPlayerProps) {
  const [state, setState] = useState<'starting' | 'playing' | 'paused' | 'failed'>('starting');
  const [attempt, setAttempt] = useState(0);
  const wasPlaying = useRef(false);
  const isPlaying = state === 'playing' || state === 'starting';
  const id = `${playerId}-${video.videosId}`;
  const play = (): void => Taro.createVideoContext(id).play();
  const pause = (): void => Taro.createVideoContext(id).pause();
  useDidHide(() => {
    wasPlaying.current = isPlaying;
    if (isPlaying) pause();
  });
  useDidShow(() => {
    if (wasPlaying.current) play();
  });
  const toggle = (): void => {
    if (state === 'failed') {
      setState('starting');
      setAttempt(attempt + 1);
    } else if (isPlaying) pause();
    else play();
  };
  return (
    <>
      {state !== 'failed' && (
        <Player
          key={attempt}
          id={id}
          className={styles.picture}
          src={fileUrl(video.clipUrl)}
          autoplay
          loop
          muted={muted}
          controls={false}
          showCenterPlayBtn={false}
          enableProgressGesture={false}
          objectFit="cover"
          ariaHidden
          onPlay={() => setState('playing')}
          onPause={() => setState('paused')}
          onError={() => setState('failed')}
          onTimeUpdate={({ detail: { currentTime, duration } }) =>
            onProgress(duration > 0 ? Math.min(1, currentTime / duration) : 0)
          }
        />
      )}
      <View className={styles.toggle} ariaRole="button" ariaLabel={labels[state]} onClick={toggle}>
        {state === 'paused' && <View className={styles.playMark} />}
        {state === 'failed' && <View className={styles.failed}>视频没有播放出来，点击重试</View>}
      </View>
    </>
  );
}

const labels = {
  starting: '暂停',
  playing: '暂停',
  paused: '播放',
  failed: '视频没有播放出来，点击重试',
} as const;
