import { useEffect, useRef, useState, type ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { Ribbon } from './ribbon.tsx';
import { watchSight } from './watch-sight.ts';
import styles from './lazy-image.module.css';

export interface LazyImageProps {
  src: string;
  /** '' when the name follows in text. */
  alt?: string | undefined;
  /** Natural size; its ratio is the box's, so that loading shifts nothing. */
  width?: number | undefined;
  height?: number | undefined;
  /** Pictures of the first screen are in the server's markup, with low priority so that the text paints first. */
  eager?: boolean | undefined;
  className?: string | undefined;
  /** Sold out, in the word of the ribbon; `true` where the words are elsewhere. The picture is grey. */
  soldOut?: string | true | undefined;
  /** Ribbons and marks over the picture. */
  children?: ReactNode;
}

export function LazyImage({
  src,
  alt = '',
  width = 240,
  height = 240,
  eager = false,
  className,
  soldOut,
  children,
}: LazyImageProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(eager);
  const [broken, setBroken] = useState('');
  useEffect(() => (seen || !box.current ? undefined : watchSight(box.current, () => setSeen(true))), [seen]);
  return (
    <span
      ref={box}
      className={joinClasses(styles.picture, soldOut !== undefined && styles.soldOut, className)}
      style={{ '--ratio': width / height }}
    >
      {seen && broken !== src && (
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          fetchPriority={eager ? 'low' : undefined}
          onError={() => setBroken(src)}
        />
      )}
      {typeof soldOut === 'string' ? <Ribbon text={soldOut} /> : children}
    </span>
  );
}
