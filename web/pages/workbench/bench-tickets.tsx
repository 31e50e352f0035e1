import { useState } from 'react';
import type { OpenTicket } from '#core/contract/sandbox/queues.shapes.ts';
import { queues } from '#core/contract/sandbox/queues.ts';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import { useSandboxChange } from '#web/features/sandbox/use-sandbox-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { Ago } from './ago.tsx';
import styles from './workbench.module.css';

/** The other side of the customer service: tickets in the order of the queue, to be answered. */
export function BenchTickets({ now }: { now: number | undefined }) {
  const tickets = useSandboxQuery(queues.tickets, {});
  const list = Array.isArray(tickets.data) ? tickets.data : undefined;
  return (
    <Floor header={{ title: '客服工单', meta: '按排队顺序' }}>
      <div className={styles.scrollArea}>
        {list?.length === 0 && <p className={styles.entryText}>没有等待的工单</p>}
        <ul>
          {list?.map((ticket) => (
            <li key={ticket.ticketId} className={styles.entry}>
              <Ticket ticket={ticket} now={now} />
            </li>
          ))}
        </ul>
      </div>
    </Floor>
  );
}

function Ticket({
  ticket: { ticketId, title, mobile, state, updatedAt, messages },
  now,
}: {
  ticket: OpenTicket;
  now: number | undefined;
}) {
  const [text, setText] = useState('');
  const answer = useSandboxChange(queues.answerTicket, () => setText(''));
  const send = (closes: boolean) => answer.run({ ticketId, text, closes });
  return (
    <details className="grow">
      <summary className={styles.entryTitle}>
        <span>{title}</span>
        <span className={`number ${styles.entryMeta}`}>{mobile}</span>
        <Ago at={updatedAt} now={now} />
        <Tag className={styles.claimState} kind={state === 'open' ? 'warn' : 'ok'}>
          {state === 'open' ? '待回复' : '已回复'}
        </Tag>
      </summary>
      <ol className={styles.entryText}>
        {messages.map((message, at) => (
          <li key={at}>
            {message.sender === 'agent' ? '客服' : '用户'}：{message.text}
          </li>
        ))}
      </ol>
      <TextField
        label={`回复：${title}`}
        labelShown={false}
        placeholder="写下回复"
        value={text}
        onChange={setText}
        maxLength={500}
      />
      <div className={styles.buttons}>
        <Button size="s" busy={answer.busy} disabled={text.trim() === ''} onPress={() => send(false)}>
          回复
        </Button>
        <Button
          size="s"
          kind="outline"
          busy={answer.busy}
          disabled={text.trim() === ''}
          onPress={() => send(true)}
        >
          回复并结束
        </Button>
      </div>
    </details>
  );
}
