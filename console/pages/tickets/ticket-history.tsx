import { Link } from '@tanstack/react-router';
import type { DeskTicketDetail } from '#core/contract/console/service/tickets/tickets.shapes.ts';
import { formatTime } from '../../platform/format.ts';
import { Card } from '../../ui/card.tsx';
import { eventWords, TicketState } from './ticket-words.tsx';
import styles from './tickets.module.css';

interface PartProps {
  readonly ticket: DeskTicketDetail;
}

/** What the desk did with the ticket; its subscriber does not see it. */
export const TicketHistory = ({ ticket: { events } }: PartProps) => (
  <Card title="经过" facts="用户看不到">
    {events.length === 0 && <p className={styles.nothing}>还没有人处理</p>}
    <ol className={styles.history}>
      {events.map(({ at, kind, by, to, note }, nth) => (
        <li key={nth}>
          {by !== null && <b>{by}</b>} {eventWords[kind]}
          {to !== null && <b>{to}</b>}
          {note !== '' && `：${note}`} <time dateTime={at}>{formatTime(at)}</time>
        </li>
      ))}
    </ol>
  </Card>
);

export const OtherTickets = ({ ticket: { otherTickets } }: PartProps) =>
  otherTickets.length > 0 && (
    <Card title="这位用户的其他工单">
      <ul className={styles.things}>
        {otherTickets.map(({ ticketId, title, state, updatedAt }) => (
          <li key={ticketId}>
            <Link to="/tickets/$ticketId" params={{ ticketId }}>
              {title}
              <small>{formatTime(updatedAt)}</small>
            </Link>
            <TicketState ticket={{ state }} />
          </li>
        ))}
      </ul>
    </Card>
  );
