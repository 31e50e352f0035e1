import { useRef, useState } from 'react';
import type { Video } from '#core/contract/goods/videos.shapes.ts';
import { Icon } from '#web/art/icon.tsx';
import { pinIcon } from '#web/art/icons/pin-icon.ts';
import { upIcon } from '#web/art/icons/up-icon.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { ClipGoods } from './clip-goods.tsx';
import { ClipRail } from './clip-rail.tsx';
import { usePlaying } from './use-playing.ts';
import styles from './clip.module.css';

interface ClipProps {
  readonly video: Video;
  /** Far clips have no player. */
  readonly state: 'current' | 'near' | 'far';
  readonly muted: boolean;
  readonly position: number;
  /** -1 while more follow. */
  readonly total: number;
  readonly next: string | undefined;
  onNext(): void;
}

/** One clip on a screen: the picture to the edges, words on scrims, goods on paper, a thin progress line. */
export function Clip({ video, state, muted, position, total, next, onNext }: ClipProps) {
  const { base } = useSite();
  const player = useRef<HTMLVideoElement>(null);
  const [share, setShare] = useState(0);
  const isPaused = usePlaying(player, state === 'current', muted);
  const file = (path: string) => `${base}/${path}`;
  const { title, author, placeName, caption, goods } = video;
  return (
    <article
      className={styles.clip}
      aria-label={`${author}：${title}`}
      aria-posinset={position}
      aria-setsize={total}
      data-floor={title}
    >
      {state === 'far' ? (
        <img className={styles.picture} src={file(video.posterUrl)} alt="" loading="lazy" />
      ) : (
        <button
          type="button"
          className={styles.player}
          aria-label={isPaused ? '播放' : '暂停'}
          onClick={() => (player.current?.paused ? void player.current.play() : player.current?.pause())}
        >
          <video
            ref={player}
            className={styles.picture}
            src={file(video.clipUrl)}
            poster={file(video.posterUrl)}
            preload={state === 'current' ? 'auto' : 'metadata'}
            muted
            loop
            playsInline
            aria-hidden="true"
            tabIndex={-1}
            onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
              setShare(duration > 0 ? currentTime / duration : 0)
            }
          />
          {isPaused && state === 'current' && <span className={styles.playMark} aria-hidden="true" />}
        </button>
      )}
      <div className={styles.shade} aria-hidden="true" />
      <ClipRail video={video} />
      <div className={styles.words}>
        <p className={styles.author}>
          <b>{author}</b>
          <span className={styles.place}>
            <Icon of={pinIcon} size={12} />
            {placeName}
          </span>
        </p>
        <p className={styles.caption}>{caption}</p>
        {goods && <ClipGoods goods={goods} />}
        <div
          className={styles.progress}
          role="progressbar"
          aria-label="播放进度"
          aria-valuenow={Math.round(share * 100)}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <i style={{ transform: `scaleX(${share.toFixed(3)})` }} />
        </div>
        {next === undefined ? (
          <p className={styles.next}>已经是最后一条</p>
        ) : (
          <button type="button" className={styles.next} onClick={onNext}>
            <Icon of={upIcon} size={14} />
            上滑看下一条：{next}
          </button>
        )}
      </div>
    </article>
  );
}
