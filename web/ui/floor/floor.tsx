import { useId, type ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { FloorHeader, type FloorHeaderProps } from './floor-header.tsx';
import styles from './floor.module.css';

export interface FloorProps {
  children: ReactNode;
  /** The accessible name of a floor without header. */
  label?: string | undefined;
  header?: FloorHeaderProps | undefined;
  /** 'tinted' begins in the theme's soft colour; 'bare' has no card. */
  look?: 'card' | 'tinted' | 'bare' | undefined;
  /** Data is loading. */
  busy?: boolean | undefined;
  className?: string | undefined;
}

/** One floor of a page: a card with an optional header. */
export function Floor({ children, label, header, look = 'card', busy, className }: FloorProps) {
  const titleId = useId();
  return (
    <section
      className={joinClasses(styles.floor, look !== 'card' && styles[look], className)}
      aria-label={header ? undefined : label}
      aria-labelledby={header ? titleId : undefined}
      aria-busy={busy}
    >
      {header && (
        <FloorHeader
          {...header}
          className={joinClasses(look === 'bare' && styles.header, header.className)}
          id={titleId}
        />
      )}
      {children}
    </section>
  );
}
