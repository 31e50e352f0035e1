import './action-bar.css';
import type { ReactNode } from 'react';

export interface ActionBarProps {
  /** Up to two icon actions, or the sum to pay, then the buttons: accent, then primary (wider). */
  children: ReactNode;
  /** A strip joined to the bar's top. */
  tip?: ReactNode;
}

/** The page's last child: stays at the bottom edge, and scrolls with the page while a keyboard leaves little room. */
export function ActionBar({ children, tip }: ActionBarProps) {
  return (
    <div className="abar">
      {tip}
      <div className="abar__in">{children}</div>
    </div>
  );
}
