import type { DeskTicketDetail } from '#core/contract/console/service/tickets/tickets.shapes.ts';
import { formatTime } from '../../platform/format.ts';
import styles from './tickets.module.css';

/** What was said, in its order: the subscriber at the left, the desk at the right. */
export const Conversation = ({ ticket: { conversation, mobile } }: { readonly ticket: DeskTicketDetail }) => (
  <ol className={styles.talk} aria-label="对话">
    {conversation.map(({ seq, sender, by, text, sentAt }) => (
      <li key={seq} data-sender={sender}>
        <small>
          {sender === 'subscriber' ? mobile : (by ?? '客服')}{' '}
          <time dateTime={sentAt}>{formatTime(sentAt)}</time>
        </small>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
