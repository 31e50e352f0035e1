import type { ReactNode } from 'react';
import type { DataOf } from '#core/contract/endpoint.ts';
import { messages } from '#core/contract/user/messages.ts';
import type { MessageKind } from '#core/contract/user/message-kinds.ts';
import type { Message } from '#core/contract/user/messages.shapes.ts';
import { isToday } from '#core/rules/messages/message-time.ts';
import { Icon } from '#web/art/icon.tsx';
import { bellIcon } from '#web/art/icons/bell-icon.ts';
import { checkIcon } from '#web/art/icons/check-icon.ts';
import { useReadAll } from '#web/features/messages/use-read.ts';
import { useUnreadCounts } from '#web/features/messages/use-unread-counts.ts';
import { usePages } from '#web/platform/queries/use-pages.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { serverNow } from '#web/platform/gateway/server-clock.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { LoadMore } from '#web/ui/load-more/load-more.tsx';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';
import { MessageRow } from './message-row.tsx';
import { MessagesSkeleton } from './messages-skeleton.tsx';
import { Card } from '#web/ui/card/card.tsx';
import styles from './message-center.module.css';

const pageSize = 20;

/** Today's messages, then the older ones; more on request. */
export function MessageList({ kind }: { kind: MessageKind | undefined }) {
  const call = useApi();
  const href = useHref();
  const pages = usePages<Message, DataOf<typeof messages.messages>>(
    [messages.messages.path, 'all', kind ?? ''],
    (pageNum) => call(messages.messages, { pageNum, pageSize, ...(kind && { kind }) }),
  );
  const { list } = pages;
  if (!list)
    return (
      <QueryPlaceholder
        query={pages}
        failedLook="page"
        failedTitle="消息没有加载出来"
        skeleton={<MessagesSkeleton />}
      />
    );
  if (list.length === 0)
    return (
      <Floor label="没有消息">
        <EmptyState
          art="messages"
          title="还没有消息"
          text="权益到账、活动和客服回复会出现在这里"
          action={{ text: '本月权益', href: href({ page: 'myMonth' }) }}
        />
      </Floor>
    );
  const now = serverNow();
  const today = list.filter(({ publishedAt }) => isToday(Date.parse(publishedAt), now));
  const earlier = list.slice(today.length);
  return (
    <>
      <Card className={styles.reminder}>
        <Icon of={bellIcon} size={20} className="text-primary" />
        <span className="grow text-sub text-secondary">设置短信提醒，权益到期不错过</span>
        <Button size="s" kind="soft" href={href({ page: 'myMonth' })}>
          去设置
        </Button>
      </Card>
      <Day title="今天" list={today} now={now} readAll={<ReadAll kind={kind} newest={list[0]} />} />
      <Day
        title="更早"
        list={earlier}
        now={now}
        readAll={today.length === 0 ? <ReadAll kind={kind} newest={list[0]} /> : undefined}
      />
      <LoadMore pages={pages} failedTitle="更多消息没有加载出来" className={styles.more} />
    </>
  );
}

interface DayProps {
  readonly title: string;
  readonly list: readonly Message[];
  readonly now: number;
  readonly readAll: ReactNode;
}

function Day({ title, list, now, readAll }: DayProps) {
  if (list.length === 0) return null;
  return (
    <section aria-label={title}>
      <div className={styles.dayHead}>
        <h2 className="text-sub text-tertiary">{title}</h2>
        {readAll}
      </div>
      <Card as="ul" className={styles.messages}>
        {list.map((message) => (
          <MessageRow key={message.messageId} message={message} now={now} />
        ))}
      </Card>
    </section>
  );
}

/** Marks everything up to the newest message shown as read. */
function ReadAll({ kind, newest }: { kind: MessageKind | undefined; newest: Message | undefined }) {
  const counts = useUnreadCounts();
  const unread = kind ? counts?.[kind] : counts?.total;
  const readAll = useReadAll();
  if (!unread || !newest) return null;
  return (
    <button
      type="button"
      className={styles.readAll}
      disabled={readAll.busy}
      onClick={() => readAll.run({ until: newest.publishedAt, ...(kind && { kind }) })}
    >
      <Icon of={checkIcon} size={16} />
      {unread}条全部已读
    </button>
  );
}
