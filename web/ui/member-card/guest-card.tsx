import { Medal } from '#web/art/medal.tsx';
import { Button } from '../button/button.tsx';
import { MemberTicket } from './member-card.tsx';
import type { StubCount } from './stub-counts.tsx';

export interface GuestCardProps {
  label: string;
  title: string;
  note?: string | undefined;
  action: { readonly text: string; readonly href?: string; readonly onPress?: () => void };
  counts: readonly StubCount[];
}

/** The card before sign-in: no level, no numbers, one way in. */
export function GuestCard({ label, title, note, action, counts }: GuestCardProps) {
  return (
    <MemberTicket label={label} level={0} counts={counts}>
      <Medal level={0} size={46} />
      <div className="mt__u">
        <b className="mt__g">{title}</b>
        {note !== undefined && <span className="mt__n">{note}</span>}
      </div>
      <div className="mt__r">
        <Button size="s" href={action.href} onPress={action.onPress}>
          {action.text}
        </Button>
      </div>
    </MemberTicket>
  );
}
