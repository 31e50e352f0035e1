import { useState } from 'react';
import { templateVariables, ticketTopics } from '#core/contract/console/service/tickets/ticket-states.ts';
import { ticketDesk } from '#core/contract/console/service/tickets/tickets.ts';
import type { ReplyTemplate } from '#core/contract/console/service/tickets/tickets.shapes.ts';
import { plainText } from '#core/rules/console/content-document.ts';
import { templateFault } from '#core/rules/console/service/tickets/reply-template.ts';
import { ticketTopicNames } from '#core/rules/console/service/tickets/ticket-acts.ts';
import { formatTime } from '../../platform/format.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FieldInput } from '../content/field-input.tsx';
import styles from './tickets.module.css';

interface TemplateFormProps {
  /** Undefined: a new one. */
  readonly template: ReplyTemplate | undefined;
  readonly onClose: () => void;
}
const everyTopic = '';
const topicChoices = [
  [everyTopic, '全部主题'],
  ...ticketTopics.map((topic) => [topic, ticketTopicNames[topic]] as const),
] as const;

/** A text for answers, with its variables to insert. */
export function TemplateForm({ template, onClose }: TemplateFormProps) {
  const [title, setTitle] = useState(template?.title ?? '');
  const [topic, setTopic] = useState<string>(template?.topic ?? everyTopic);
  const [text, setText] = useState(template?.text ?? '');
  const [isActive, setActive] = useState(template?.isActive ?? true);
  const [first, setFirst] = useState<Error>();
  const save = useChange(ticketDesk.saveReplyTemplate, (outcome) => {
    if (outcome.kind === 'saved') onClose();
    else setFirst(new Error(`${outcome.by}在 ${formatTime(outcome.at)} 先改了，请关闭后再打开`));
  });
  const fault = templateFault(text);
  return (
    <ActForm
      title={template ? `修改模板：${template.title}` : '新建模板'}
      effect="保存后所有处理工单的成员都能用，已发出的回复不变"
      button="保存"
      busy={save.isPending}
      disabled={fault !== undefined}
      error={fault === undefined ? (save.error ?? first) : new Error(fault)}
      onSubmit={() =>
        save.mutate({
          ...(template && { templateId: template.templateId, edit: template.edit }),
          title,
          topic: ticketTopics.find((each) => each === topic) ?? null,
          text,
          isActive,
        })
      }
      onClose={onClose}
    >
      <Field label="标题" required minLength={2} maxLength={30} value={title} onValue={setTitle} />
      <FieldInput
        field={{ name: 'topic', label: '主题', input: 'choice', choices: topicChoices }}
        value={topic}
        onValue={(value) => setTopic(plainText(value))}
      />
      <FieldInput
        field={{ name: 'text', label: '内容', hint: `${text.length}/500`, input: 'long', max: 500 }}
        value={text}
        onValue={(value) => setText(plainText(value))}
      />
      <div className={styles.templates} role="group" aria-label="插入变量">
        {templateVariables.map((name) => (
          <Button key={name} size="small" onPress={() => setText(`${text}{${name}}`)}>
            {`{${name}}`}
          </Button>
        ))}
      </div>
      <label className={styles.closes}>
        <input type="checkbox" checked={isActive} onChange={({ target }) => setActive(target.checked)} />
        在用
      </label>
    </ActForm>
  );
}
