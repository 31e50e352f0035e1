import './region-floors.css';
import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { watchSight } from '#web/ui/lazy-image/watch-sight.ts';

/** Long enough after the takeover that it delays nothing; short enough that a screen reader finds every floor. */
const atTheLatestMs = 6_000;
const ordinaryHeight = 320;

/** A floor below the first screen: a box of about its height until it comes near, so that neither first paint nor takeover pays for it. */
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
    <div ref={box} className="rfl" style={near ? undefined : { minHeight: ordinaryHeight }}>
      {near && children}
    </div>
  );
}
