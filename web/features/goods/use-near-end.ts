import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Loads two screens ahead. */
const ahead = '800px 0px';

/** Calls back once per round when the element comes near the viewport; inactive without a round. */
export function useNearEnd(round: number | undefined, onNear: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (round === undefined || !end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin: ahead },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [round]);
  return end;
}
