import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** The data is loaded. */
  ready: boolean;
  /** Boxes of the same size as the content. */
  boxes: ReactNode;
  children: ReactNode;
}

const delay = 200;
const hold = 300;

/** Skeletons fade in after 200 ms and stay at least 300 ms, to avoid flashing. */
export function Skeleton({ ready, boxes, children }: SkeletonProps) {
  const [done, setDone] = useState(ready);
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, []);
  useEffect(() => {
    if (!ready || done) return undefined;
    const waited = performance.now() - since.current;
    const timer = setTimeout(() => setDone(true), waited < delay ? 0 : Math.max(0, delay + hold - waited));
    return () => clearTimeout(timer);
  }, [ready, done]);
  return done ? (
    children
  ) : (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">加载中</span>
      {boxes}
    </div>
  );
}
