import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Kept in the document while within two screens or so. */
const margin = '1600px 0px';

/** A part of a long list: far from the viewport its content leaves the document, and a box of its height stays. */
export function Windowed({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries[entries.length - 1];
        // A hidden page has no boxes, so its heights say nothing.
        if (last)
          setHeight(
            last.isIntersecting || last.boundingClientRect.height === 0
              ? undefined
              : last.boundingClientRect.height,
          );
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} style={height === undefined ? undefined : { height }}>
      {height === undefined && children}
    </div>
  );
}
