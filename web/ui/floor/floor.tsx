import './floor.css';
import { useId, type ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { FloorHeader, type FloorHeaderProps } from './floor-header.tsx';

export interface FloorProps {
  children: ReactNode;
  /** Names the floor when it has no header. */
  label?: string | undefined;
  header?: FloorHeaderProps | undefined;
  /** 'tinted' begins in the theme's soft colour; 'bare' has no card. */
  look?: 'card' | 'tinted' | 'bare' | undefined;
  /** Data is on its way. */
  busy?: boolean | undefined;
}

/** One floor of a page: a card with an optional header. */
export function Floor({ children, label, header, look = 'card', busy }: FloorProps) {
  const titleId = useId();
  return (
    <section
      className={joinClasses('floor', look !== 'card' && `floor--${look}`)}
      aria-label={header ? undefined : label}
      aria-labelledby={header ? titleId : undefined}
      aria-busy={busy}
    >
      {header && <FloorHeader {...header} id={titleId} />}
      {children}
    </section>
  );
}
