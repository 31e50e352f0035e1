import { useId, type ReactNode } from 'react';
import { FloorHeader } from '#web/ui/floor/floor-header.tsx';
import styles from './plus-rights.module.css';

interface PlusShelfProps {
  readonly title: string;
  readonly meta?: string | undefined;
  readonly more?: { readonly href: string; readonly text?: string } | undefined;
  readonly children: ReactNode;
}

/** A headline over cards that scroll sideways to the edge of the screen. */
export function PlusShelf({ title, meta, more, children }: PlusShelfProps) {
  const titleId = useId();
  return (
    <section className={styles.shelf} aria-labelledby={titleId} data-floor={title}>
      <FloorHeader
        className={styles.floorHeader}
        id={titleId}
        title={title}
        chip={meta !== undefined && <span className="text-caption text-tertiary">{meta}</span>}
        more={more}
      />
      <ul className={styles.shelfList}>{children}</ul>
    </section>
  );
}
