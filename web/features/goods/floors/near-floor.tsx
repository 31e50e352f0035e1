import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { watchSight } from '#web/ui/lazy-image/watch-sight.ts';
import styles from './region-floors.module.css';

/** Long enough after hydration not to delay it, short enough for screen readers to find every floor. */
const atTheLatestMs = 6_000;
const ordinaryHeight = 320;

/** A floor below the first screen, rendered when it comes near the viewport; a skeleton of about its height until then. */
export function NearFloor({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const show = () => startTransition(() => setNear(true));
    const timer = setTimeout(show, atTheLatestMs);
    const leave = box.current ? watchSight(box.current, show) : undefined;
    return () => {
      clearTimeout(timer);
      leave?.();
    };
  }, []);
  return (
    <div ref={box} className={styles.nearFloor} style={near ? undefined : { minHeight: ordinaryHeight }}>
      {near && children}
    </div>
  );
}
