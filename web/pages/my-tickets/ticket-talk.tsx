import { useState } from 'react';
import { support } from '#core/contract/user/support.ts';
import type { TicketDetail } from '#core/contract/user/support.shapes.ts';
import { messageMoment } from '#core/rules/messages/message-time.ts';
import { isWritten, WrittenText } from '#web/features/support/written-text.tsx';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { callKey, useCall } from '#web/platform/queries/use-call.ts';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { askFirst } from '#web/ui/question/ask-first.ts';
import { stateText, TicketState } from './ticket-state.tsx';
import { TicketsSkeleton } from './tickets-skeleton.tsx';
import styles from './my-tickets.module.css';

const pollMs = 10_000;

/** One ticket: its messages, its place in the queue, and the reply. */
export function TicketTalk({ ticketId }: { ticketId: string }) {
  const ticket = useCall(
    support.supportTicket,
    { ticketId },
    { refetchMs: (found) => (found?.state === 'closed' ? false : pollMs) },
  );
  return (
    <PageFrame
      title="我的工单"
      bar={ticket.data && <ReplyBar ticketId={ticketId} isClosed={ticket.data.state === 'closed'} />}
      query={ticket}
      skeleton={<TicketsSkeleton />}
    >
      {(found) => <Talk ticket={found} />}
    </PageFrame>
  );
}

function Talk({ ticket }: { ticket: TicketDetail }) {
  return (
    <>
      <section className={styles.summary} aria-label="工单">
        <div className={styles.ticketHead}>
          <h2 className="grow bold">{ticket.title}</h2>
          <TicketState state={ticket.state} />
        </div>
        <p className="text-sub text-tertiary" role="status">
          {stateText(ticket)}
        </p>
      </section>
      <ol className={styles.talk} aria-label="对话">
        {ticket.messages.map(({ seq, sender, text, sentAt }) => (
          <li key={seq} className={sender === 'subscriber' ? styles.own : styles.theirs}>
            <span className="text-caption text-tertiary">
              {sender === 'subscriber' ? '我' : '人工客服'} · {messageMoment(Date.parse(sentAt))}
            </span>
            <p className={styles.bubble}>{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** A word in a ticket that has ended opens it again. */
function ReplyBar({ ticketId, isClosed }: { ticketId: string; isClosed: boolean }) {
  const call = useApi();
  const queries = useQueryCache();
  const [text, setText] = useState('');
  const show = (ticket: TicketDetail) => {
    queries.put(callKey(support.supportTicket, { ticketId }), ticket);
    void queries.refresh(support.supportTickets.path);
  };
  const reply = useAction((written: string) => call(support.replyTicket, { ticketId, text: written }), {
    onDone: (ticket) => {
      setText('');
      show(ticket);
    },
  });
  const close = useAction(() => call(support.closeTicket, { ticketId }), { onDone: show });
  const end = async () => {
    const sure = await askFirst({
      title: '结束这个工单？',
      text: '30天内再说一句，工单会重新打开',
      confirm: '结束工单',
    });
    if (sure) close.run(undefined);
  };
  return (
    <div className={styles.replyBar}>
      <WrittenText
        label="补充说明"
        placeholder={isClosed ? '再说一句，重新打开工单' : '补充说明'}
        rows={2}
        value={text}
        onChange={setText}
      />
      <div className={styles.replyButtons}>
        {!isClosed && (
          <Button kind="outline" size="m" busy={close.busy} onPress={() => void end()}>
            结束工单
          </Button>
        )}
        <Button size="m" busy={reply.busy} disabled={!isWritten(text)} onPress={() => reply.run(text.trim())}>
          发送
        </Button>
      </div>
    </div>
  );
}
