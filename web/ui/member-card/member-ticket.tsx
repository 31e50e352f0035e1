import type { ReactNode } from 'react';
import { LevelBackground } from '#web/art/level-background.tsx';
import type { Level } from '#web/art/levels.ts';
import styles from './member-card.module.css';

export interface MemberTicketProps {
  label: string;
  level: Level;
  /** Its name in events. */
  floor?: string | undefined;
  /** The lower part: `StubCounts` or `StubInvitation`. */
  stub: ReactNode;
  children: ReactNode;
}

/** The common frame of the member's and the guest's card. */
export function MemberTicket({ label, level, floor, stub, children }: MemberTicketProps) {
  return (
    <section className={styles.memberCard} data-level={level} data-floor={floor} aria-label={label}>
      <div className={styles.face}>
        <LevelBackground level={level} />
        {children}
      </div>
      {stub}
    </section>
  );
}

export interface TicketTitleProps {
  title: ReactNode;
  note?: ReactNode;
}

/** A title, such as the level's name, with a line under it. */
export const TicketTitle = ({ title, note }: TicketTitleProps) => (
  <div className={styles.identity}>
    <b className={styles.greeting}>{title}</b>
    {note !== undefined && <span className={styles.note}>{note}</span>}
  </div>
);

/** The button at the end of the card, and what belongs to it. */
export const TicketSide = ({ children }: { children: ReactNode }) => (
  <div className={styles.side}>{children}</div>
);
