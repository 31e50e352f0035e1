import type { Message } from '#core/contract/user/messages.shapes.ts';
import { messageTime } from '#core/rules/messages/message-time.ts';
import { MessageIcon } from '#web/features/messages/message-icon.tsx';
import { MessageSubject } from '#web/features/messages/message-subject.tsx';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import styles from './message-center.module.css';

/** One message: bold with a dot until it is read. */
export function MessageRow({ message, now }: { message: Message; now: number }) {
  const { messageId, topic, title, text, publishedAt, read, subject } = message;
  return (
    <li className={styles.message}>
      <PageLink
        className={joinClasses(styles.messageLink, !read && styles.unread)}
        to={{ page: 'messageDetails', query: { messageId } }}
      >
        <MessageIcon topic={topic} />
        <span className="grow">
          <span className={styles.messageHead}>
            <span className={styles.messageTitle}>{title}</span>
            {!read && <span className={styles.dot} role="img" aria-label="未读" />}
            <time className={styles.time} dateTime={publishedAt}>
              {messageTime(Date.parse(publishedAt), now)}
            </time>
          </span>
          <span className={styles.messageText}>{text}</span>
          {subject && <MessageSubject subject={subject} />}
        </span>
      </PageLink>
    </li>
  );
}
