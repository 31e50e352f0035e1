import { useEffect, useEffectEvent } from 'react';
import { messages } from '#core/contract/user/messages.ts';
import type { Message } from '#core/contract/user/messages.shapes.ts';
import { isMissing } from '#core/rules/failures/is-missing.ts';
import { messageMoment } from '#core/rules/messages/message-time.ts';
import { MessageIcon } from '#web/features/messages/message-icon.tsx';
import { messageTarget } from '#web/features/messages/message-link.ts';
import { MessageSubject } from '#web/features/messages/message-subject.tsx';
import { useReadMessage } from '#web/features/messages/use-read.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { PageLink, useHref, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { GuestState } from '#web/platform/page/guest-state.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './message-details.module.css';

/** 消息详情: one message, marked as read when it is shown. */
function MessageDetails() {
  const kind = useSession(({ session }) => session.kind);
  const messageId = useQueryValue('messageId') ?? '';
  const message = useCall(
    messages.messageDetail,
    { messageId },
    { enabled: kind === 'member' && messageId !== '' },
  );
  return (
    <PageFrame title="消息详情">
      <Floor label="消息">
        {kind === 'guest' ? (
          <GuestState title="登录后查看消息" />
        ) : messageId === '' || isMissing(message.error) ? (
          <Missing />
        ) : (
          <QueryState query={message} skeleton={<DetailsSkeleton />} failedLook="page">
            {(found) => <Shown message={found} />}
          </QueryState>
        )}
      </Floor>
    </PageFrame>
  );
}

function Shown({ message }: { message: Message }) {
  const { messageId, topic, title, text, publishedAt, read, subject, link } = message;
  const href = useHref();
  const readMessage = useReadMessage();
  const mark = useEffectEvent(() => {
    if (!read) readMessage.run(messageId);
  });
  useEffect(() => mark(), [messageId]);
  const target = messageTarget(link);
  return (
    <article>
      <header className={styles.head}>
        <MessageIcon topic={topic} />
        <div className="grow">
          <h2 className={styles.title}>{title}</h2>
          <time className="text-caption text-tertiary" dateTime={publishedAt}>
            {messageMoment(Date.parse(publishedAt))}
          </time>
        </div>
      </header>
      {text.split('\n').map((paragraph, at) => (
        <p key={at} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      {subject &&
        (target ? (
          <PageLink className={styles.subjectLink} to={target}>
            <MessageSubject subject={subject} />
          </PageLink>
        ) : (
          <MessageSubject subject={subject} />
        ))}
      {target && (
        <div className={styles.action}>
          <Button full size="m" href={href(target)}>
            查看详情
          </Button>
        </div>
      )}
    </article>
  );
}

function Missing() {
  const href = useHref();
  return (
    <EmptyState
      art="messages"
      title="没有找到这条消息"
      action={{ text: '全部消息', href: href({ page: 'messageCenter' }) }}
    />
  );
}

const DetailsSkeleton = () => (
  <div role="status" aria-label="加载中">
    <div className={styles.head}>
      <SkeletonBox width={44} height={44} radius={12} />
      <div className="grow">
        <SkeletonBox width="60%" height={22} />
        <SkeletonBox width="40%" height={16} />
      </div>
    </div>
    <SkeletonBox height={46} />
  </div>
);

export const page: PageDefinition = { Page: MessageDetails };
