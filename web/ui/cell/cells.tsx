import './cell.css';
import type { ReactNode } from 'react';

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
        <h2 className="cells__t" aria-hidden="true">
          {title}
        </h2>
      )}
      <div className="cells" role={role} aria-label={title}>
        {children}
      </div>
    </>
  );
}
