import { Medal } from '#web/art/medal.tsx';
import { Button } from '../button/button.tsx';
import { MemberTicket } from './member-card.tsx';
import type { StubCount } from './stub-counts.tsx';
import styles from './member-card.module.css';

export interface GuestCardProps {
  label: string;
  title: string;
  note?: string | undefined;
  action: { readonly text: string; readonly href?: string; readonly onPress?: () => void };
  /** The counts of the stub, or what signing in brings. */
  counts: readonly StubCount[] | string;
}

/** The guest's card with the sign-in button. */
export function GuestCard({ label, title, note, action, counts }: GuestCardProps) {
  return (
    <MemberTicket label={label} level={0} counts={counts}>
      <Medal level={0} size={46} />
      <div className={styles.identity}>
        <b className={styles.greeting}>{title}</b>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </div>
      <div className={styles.side}>
        <Button size="s" href={action.href} onPress={action.onPress}>
          {action.text}
        </Button>
      </div>
    </MemberTicket>
  );
}
