import { useEffect, useState, type RefObject } from 'react';

/** The index of the clip that fills the screen. */
export function useCurrentClip(feed: RefObject<HTMLElement | null>, count: number): number {
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
