import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardFrameProps {
  readonly label: string;
  /** One of many whose names may be alike: it is no landmark. */
  readonly isGroup?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}
/** A part of a page without a head: a list whose rows reach its edges, or what has a head of its own. */
export const CardFrame = ({ label, isGroup = false, className = '', children }: CardFrameProps) => (
  <section className={`${styles.card} ${className}`} aria-label={label} {...(isGroup && { role: 'group' })}>
    {children}
  </section>
);

interface CardProps {
  readonly title: string;
  readonly facts?: string | undefined;
  /** Tags and buttons beside the title. */
  readonly aside?: ReactNode;
  /** The rows inside reach the edges. */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
}
/** A part of a page with its title. */
export const Card = ({ title, facts, aside, isFlush = false, children }: CardProps) => (
  <CardFrame label={title} className={isFlush ? styles.flush : styles.padded}>
    <header>
      <h2>{title}</h2>
      {facts && <small>{facts}</small>}
      {aside}
    </header>
    {children}
  </CardFrame>
);

/** The work at the left, what belongs to it at the right. */
export const Columns = ({ children, side }: { readonly children: ReactNode; readonly side: ReactNode }) => (
  <div className={styles.columns}>
    <div className={styles.stack}>{children}</div>
    <div className={styles.stack}>{side}</div>
  </div>
);
