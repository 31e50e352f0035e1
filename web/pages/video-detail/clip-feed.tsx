import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Video } from '#core/contract/goods/videos.shapes.ts';
import { keepPlayedVideo, playedVideo } from '#web/platform/navigation/played-video.ts';
import type { ShownPages } from '#web/platform/queries/use-pages.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { storeOf } from '#web/platform/storage/storage.ts';
import { Clip } from './clip.tsx';
import { SoundButton } from './sound-button.tsx';
import styles from './clip-feed.module.css';

/** Clips beside the current one that have a player; the others are boxes. */
const around = 1;

/** Snaps from clip to clip by swipe, wheel or arrow keys; only the visible one plays. */
export function ClipFeed({ clips }: { readonly clips: ShownPages<Video> }) {
  const { environment } = useSite();
  const list = clips.list ?? [];
  const feed = useRef<HTMLDivElement>(null);
  const current = useCurrentClip(feed, list.length);
  const [muted, setMuted] = useState(true);
  const playing = list[current]?.videosId;
  const resume = useEffectEvent(() => {
    const forThisTab = storeOf('sessionStorage', environment.storagePrefix);
    // Entering the page anew forgets the last clip (§2); a reload goes on where it was.
    const last = playedVideo(forThisTab);
    const at = list.findIndex(({ videosId }) => videosId === last);
    if (at > 0) showClip(feed.current, at, 'instant');
  });
  useEffect(() => resume(), []);
  useEffect(() => {
    if (playing) keepPlayedVideo(storeOf('sessionStorage', environment.storagePrefix), playing);
  }, [playing, environment]);
  const { hasNext, loading, loadMore } = clips;
  useEffect(() => {
    if (hasNext && !loading && current >= list.length - 3) void loadMore();
  }, [current, list.length, hasNext, loading, loadMore]);
  const move = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    showClip(feed.current, current + step, 'smooth');
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => move(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <div className={styles.feed} ref={feed} role="feed" aria-label="短视频" aria-busy={loading}>
        {list.map((video, at) => (
          <Clip
            key={video.videosId}
            video={video}
            state={at === current ? 'current' : Math.abs(at - current) <= around ? 'near' : 'far'}
            muted={muted}
            position={at + 1}
            total={hasNext ? -1 : list.length}
            next={list[at + 1]?.title}
            onNext={() => showClip(feed.current, at + 1, 'smooth')}
          />
        ))}
      </div>
      <SoundButton muted={muted} onChange={setMuted} />
    </>
  );
}

function showClip(feed: HTMLDivElement | null, at: number, behavior: ScrollBehavior): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  feed
    ?.querySelectorAll('article')
    .item(at)
    ?.scrollIntoView({ behavior: still ? 'instant' : behavior });
}

/** The index of the clip that fills the screen. */
function useCurrentClip(feed: RefObject<HTMLElement | null>, count: number): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const clips = [...(feed.current?.querySelectorAll('article') ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting);
        if (shown) setCurrent(clips.indexOf(shown.target as HTMLElement));
      },
      { root: feed.current, threshold: 0.6 },
    );
    for (const clip of clips) observer.observe(clip);
    return () => observer.disconnect();
  }, [feed, count]);
  return current;
}
