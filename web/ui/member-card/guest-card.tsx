import { Medal } from '#web/art/medal.tsx';
import { Button } from '../button/button.tsx';
import { MemberTicket, TicketSide, TicketTitle } from './member-ticket.tsx';
import { StubCounts, StubInvitation, type StubCount } from './stub-counts.tsx';

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
  const stub = typeof counts === 'string' ? <StubInvitation text={counts} /> : <StubCounts counts={counts} />;
  return (
    <MemberTicket label={label} level={0} stub={stub}>
      <Medal level={0} size={46} />
      <TicketTitle title={title} note={note} />
      <TicketSide>
        <Button size="s" href={action.href} onPress={action.onPress}>
          {action.text}
        </Button>
      </TicketSide>
    </MemberTicket>
  );
}
