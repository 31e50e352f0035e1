import type { ReactNode } from 'react';
import styles from './cell.module.css';

export interface CellsProps {
  children: ReactNode;
  /** Names the group; shown above it unless hidden. */
  title: string;
  titleHidden?: boolean | undefined;
  role?: 'group' | 'radiogroup' | undefined;
}

/** A card of cells under one heading. */
export function Cells({ children, title, titleHidden = false, role = 'group' }: CellsProps) {
  return (
    <>
      {!titleHidden && (
        <h2 className={styles.groupTitle} aria-hidden="true">
          {title}
        </h2>
      )}
      <div className={styles.cells} role={role} aria-label={title}>
        {children}
      </div>
    </>
  );
}
