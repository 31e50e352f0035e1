import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  readonly title: string;
  readonly facts?: string;
  readonly children: ReactNode;
}
/** A part of a page with its title. */
export const Card = ({ title, facts, children }: CardProps) => (
  <section className={styles.card} aria-label={title}>
    <header>
      <h2>{title}</h2>
      {facts && <small>{facts}</small>}
    </header>
    {children}
  </section>
);

/** The work at the left, what belongs to it at the right. */
export const Columns = ({ children, side }: { readonly children: ReactNode; readonly side: ReactNode }) => (
  <div className={styles.columns}>
    <div className={styles.stack}>{children}</div>
    <div className={styles.stack}>{side}</div>
  </div>
);
