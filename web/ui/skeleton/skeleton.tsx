import './skeleton.css';
import { useEffect, useRef, useState, type ReactNode } from 'react';

export interface SkeletonProps {
  /** The data has come. */
  ready: boolean;
  /** Boxes of the same size as the content. */
  boxes: ReactNode;
  children: ReactNode;
}

const delay = 200;
const hold = 300;

/** Holds the place of content: boxes fade in after 200 ms, and once seen they stay 300 ms, so that nothing flashes. */
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
    <div className="sks" role="status">
      <span className="sr">加载中</span>
      {boxes}
    </div>
  );
}
