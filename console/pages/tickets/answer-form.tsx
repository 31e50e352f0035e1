import { useQuery } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { ticketDesk } from '#core/contract/console/service/tickets/tickets.ts';
import type { DeskTicketDetail } from '#core/contract/console/service/tickets/tickets.shapes.ts';
import { filledTemplate, unfilledIn } from '#core/rules/console/service/tickets/reply-template.ts';
import { reading, useChange, useMe } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/field.tsx';
import type { First } from './first-text.ts';
import { templateValues } from './template-values.ts';
import styles from './tickets.module.css';

interface AnswerFormProps {
  readonly ticket: DeskTicketDetail;
  readonly isMine: boolean;
  readonly onFirst: (first: First | undefined) => void;
}

/** The answer, typed or from a template. What another operator was first with stays in the field. */
export function AnswerForm({ ticket, isMine, onFirst }: AnswerFormProps) {
  const { ticketId, operator, state, conversation, topic } = ticket;
  const { me } = useMe();
  const id = useId();
  const [text, setText] = useState('');
  const [closes, setCloses] = useState(false);
  const { data } = useQuery({ ...reading(ticketDesk.replyTemplates, {}), staleTime: 60_000 });
  const answer = useChange(ticketDesk.answerTicket, (outcome) => {
    if (outcome.kind === 'sent') setText('');
    onFirst(outcome.kind === 'sent' ? undefined : outcome);
  });
  const templates = (data?.rows ?? []).filter(
    (each) => each.isActive && (each.topic === null || each.topic === topic),
  );
  const unfilled = unfilledIn(text);
  const seen = conversation.reduce((last, { seq }) => Math.max(last, seq), 0);
  const obstacle =
    state === 'closed'
      ? '工单已结束，用户再说一句就重新打开'
      : operator !== null && !isMine
        ? `工单在${operator.name}手里，先转交给自己`
        : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!answer.isPending) answer.mutate({ ticketId, text, seen, closes });
  };
  return (
    <Card title="回复" facts="用户的手机上马上能看到">
      {obstacle === undefined ? (
        <form className={styles.answer} onSubmit={submit} aria-label="回复">
          <div className={styles.templates} role="group" aria-label="模板">
            {templates.map((each) => (
              <Button
                key={each.templateId}
                size="small"
                onPress={() => setText(filledTemplate(each.text, templateValues(ticket, me?.name)))}
              >
                {each.title}
              </Button>
            ))}
          </div>
          <label htmlFor={id}>
            回复内容 <small>{text.length}/500</small>
          </label>
          <textarea
            id={id}
            rows={5}
            required
            minLength={2}
            maxLength={500}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {unfilled.length > 0 && (
            <p className={styles.unfilled} role="status">
              还没填：{unfilled.join('、')}。先在右边关联，再点一次模板，或直接改写
            </p>
          )}
          <FormError error={answer.error} />
          <div className={styles.acts}>
            <Button
              look="primary"
              type="submit"
              busy={answer.isPending}
              disabled={text.trim().length < 2 || unfilled.length > 0}
            >
              发送
            </Button>
            <label className={styles.closes}>
              <input type="checkbox" checked={closes} onChange={({ target }) => setCloses(target.checked)} />
              发送并结束工单
            </label>
          </div>
        </form>
      ) : (
        <p className={styles.nothing}>{obstacle}</p>
      )}
    </Card>
  );
}
