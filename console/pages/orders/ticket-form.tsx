import { Link, useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { ticketTopics, type TicketTopic } from '#core/contract/console/service/tickets/ticket-states.ts';
import { ticketDesk } from '#core/contract/console/service/tickets/tickets.ts';
import { ticketTopicNames } from '#core/rules/console/service/tickets/ticket-acts.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import styles from './orders.module.css';

interface TicketFormProps {
  readonly orderNo: string;
  readonly onClose: () => void;
}

/** Opens a ticket for the subscriber of an order, or leads to the one that is there. */
export function TicketForm({ orderNo, onClose }: TicketFormProps) {
  const navigate = useNavigate();
  const id = useId();
  const [topic, setTopic] = useState<TicketTopic>('other');
  const [text, setText] = useState('');
  const open = useChange(ticketDesk.openOrderTicket, (outcome) => {
    if (outcome.kind === 'opened')
      void navigate({ to: '/tickets/$ticketId', params: { ticketId: outcome.ticketId } });
  });
  const before = open.data?.kind === 'there-before' ? open.data : undefined;
  return (
    <ActForm
      title="为这个订单建工单"
      effect="用户在“我的工单”里看到下面的话，并收到一条消息；工单在您手里"
      button="建工单"
      busy={open.isPending}
      disabled={text.trim().length < 2}
      error={open.error}
      onSubmit={() => open.mutate({ orderNo, topic, text })}
      onClose={onClose}
    >
      <fieldset className={styles.choose}>
        <legend>类型</legend>
        {ticketTopics.map((each) => (
          <label key={each}>
            <input type="radio" name="topic" checked={topic === each} onChange={() => setTopic(each)} />
            {ticketTopicNames[each]}
          </label>
        ))}
      </fieldset>
      <div className={styles.words}>
        <label htmlFor={id}>
          内容 <small>{text.length}/500</small>
        </label>
        <textarea
          id={id}
          rows={4}
          required
          minLength={2}
          maxLength={500}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      {before && (
        <p role="status">
          这个订单有没结束的工单：
          <Link to="/tickets/$ticketId" params={{ ticketId: before.ticketId }} className={styles.back}>
            {before.ticketNo}
          </Link>
        </p>
      )}
    </ActForm>
  );
}
