import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Two screens of cards are under way before their place is reached. */
const ahead = '800px 0px';

/** Calls back when the element comes near the screen, once a round; without a round nobody waits. */
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
