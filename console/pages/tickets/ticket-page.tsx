import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ticketDesk } from '#core/contract/console/service/tickets/tickets.ts';
import type { DeskTicketDetail } from '#core/contract/console/service/tickets/tickets.shapes.ts';
import { ticketTopicNames } from '#core/rules/console/service/tickets/ticket-acts.ts';
import { formatTime } from '../../platform/format.ts';
import { reading, useChange, useMe } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, Columns } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Head, ListState, Tag } from '../../ui/parts.tsx';
import { CaseCompensation } from '../compensations/case-compensation.tsx';
import { waitText } from '../orders/order-words.tsx';
import { RevealNumber } from '../reveals/reveal-number.tsx';
import { SubscriberLink } from '../subscribers/subscriber-link.tsx';
import { ViewAs } from '../subscribers/view-as.tsx';
import { AnswerForm } from './answer-form.tsx';
import { Conversation } from './conversation.tsx';
import { firstText, type First } from './first-text.ts';
import { OtherTickets, TicketHistory } from './ticket-history.tsx';
import { TicketThings } from './ticket-things.tsx';
import { TicketState } from './ticket-words.tsx';
import { TransferForm } from './transfer-form.tsx';
import styles from './tickets.module.css';

const route = getRouteApi('/shell/tickets/$ticketId');

/** One ticket: what was said, what it is about, and the answer. */
export function TicketPage() {
  const { ticketId } = route.useParams();
  const query = useQuery({ ...reading(ticketDesk.ticketDetail, { ticketId }), refetchInterval: 5_000 });
  if (!query.data) return <ListState query={query} isEmpty={false} empty="" />;
  return <Ticket key={ticketId} ticket={query.data} />;
}

function Ticket({ ticket }: { readonly ticket: DeskTicketDetail }) {
  const { may, me } = useMe();
  const { ticketId, operator, state } = ticket;
  const [form, setForm] = useState<'transfer' | 'end' | 'view'>();
  const [note, setNote] = useState('');
  const [first, setFirst] = useState<First>();
  const close = (): void => setForm(undefined);
  /** Another operator was first: the page says so and shows what is there now. */
  const done = (outcome: First | { readonly kind: string }): void => {
    setFirst('at' in outcome ? outcome : undefined);
    close();
  };
  const take = useChange(ticketDesk.takeTicket, done);
  const end = useChange(ticketDesk.endTicket, done);
  const isMine = operator !== null && operator.operatorId === me?.operatorId;
  const mayAct = may('tickets.answer') && state !== 'closed';
  return (
    <>
      <Head
        title={ticket.ticketNo}
        tag={<TicketState ticket={ticket} />}
        facts={`${ticketTopicNames[ticket.topic]}，${operator ? `${operator.name}处理` : '没人认领'}${
          ticket.waitsSeconds === null ? '' : `，已等 ${waitText(ticket.waitsSeconds)}`
        }`}
      >
        {ticket.isLate && <Tag tone="danger">等了超过 30 分钟</Tag>}
        <Link to="/tickets" search={{}} className={styles.back}>
          回到工单
        </Link>
        {may('subscribers.viewAs') && state !== 'closed' && (
          <Button onPress={() => setForm('view')}>看他所见…</Button>
        )}
        {mayAct && (
          <>
            <Button onPress={() => setForm('end')} disabled={operator !== null && !isMine}>
              结束…
            </Button>
            <Button onPress={() => setForm('transfer')}>转交…</Button>
            {operator === null && (
              <Button look="primary" busy={take.isPending} onPress={() => take.mutate({ ticketId })}>
                认领
              </Button>
            )}
          </>
        )}
      </Head>
      <p className={styles.first} role="alert">
        {first ? firstText(first) : (take.error?.message ?? '')}
      </p>
      {form === 'view' && <ViewAs userId={ticket.userId} ticketId={ticketId} onClose={close} />}
      {form === 'transfer' && <TransferForm ticket={ticket} onDone={done} onClose={close} />}
      {form === 'end' && (
        <ActForm
          title="结束这个工单"
          effect="用户会收到一条消息；用户再说一句，工单就重新打开"
          button="结束工单"
          busy={end.isPending}
          error={end.error}
          onSubmit={() => end.mutate({ ticketId, note })}
          onClose={close}
        >
          <Field
            label="说明"
            hint="用户看不到，不要写号码"
            required
            minLength={2}
            maxLength={200}
            value={note}
            onValue={setNote}
          />
        </ActForm>
      )}
      <Columns
        side={
          <>
            <Card title="用户">
              <RevealNumber userId={ticket.userId} masked={ticket.mobile} />
              <SubscriberLink userId={ticket.userId} />
              <dl className={styles.facts}>
                <div>
                  <dt>提交</dt>
                  <dd>{formatTime(ticket.createdAt)}</dd>
                </div>
                {ticket.question !== null && (
                  <div>
                    <dt>来自问题</dt>
                    <dd>{ticket.question}</dd>
                  </div>
                )}
              </dl>
            </Card>
            <TicketThings ticket={ticket} />
            {may('subscribers.view') && (
              <CaseCompensation userId={ticket.userId} kind="ticket" caseKey={ticketId} />
            )}
            <OtherTickets ticket={ticket} />
            <TicketHistory ticket={ticket} />
          </>
        }
      >
        <Card title={ticket.title} facts={`${ticket.messages} 条消息`}>
          <Conversation ticket={ticket} />
        </Card>
        {may('tickets.answer') && <AnswerForm ticket={ticket} isMine={isMine} onFirst={setFirst} />}
      </Columns>
    </>
  );
}
