import './page.css';
import type { ReactNode } from 'react';

export interface PageProps {
  children: ReactNode;
  /** What stays at the bottom edge: a `TabBar` or an `ActionBar`. */
  bar?: ReactNode;
}

/** The column a page lives in: fluid to 480 px, then centred; the bar keeps to its bottom edge. */
export function Page({ children, bar }: PageProps) {
  return (
    <div className="page">
      <main className="page__in">{children}</main>
      {bar}
    </div>
  );
}
