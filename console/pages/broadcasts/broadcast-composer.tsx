import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { BroadcastDetail } from '#core/contract/console/messages/broadcasts.shapes.ts';
import { broadcasts } from '#core/contract/console/messages/broadcasts.ts';
import type { RequestOf } from '#core/contract/endpoint.ts';
import { topicChoices } from '#core/rules/console/broadcasts/broadcast-topics.ts';
import { plainText } from '#core/rules/console/content-document.ts';
import { useChange } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Columns } from '../../ui/card.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import { Head } from '../../ui/parts.tsx';
import { FieldInput } from '../content/field-input.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { MessagePreview } from './message-preview.tsx';
import styles from './broadcasts.module.css';

type Draft = Required<Omit<RequestOf<typeof broadcasts.saveBroadcast>, 'broadcastId' | 'edit'>>;
const blank: Draft = {
  topic: 'notice',
  title: '',
  text: '',
  link: '',
  audience: { kind: 'filter', levels: [], areas: [], products: [] },
};

interface ComposerProps {
  readonly draft?: Pick<BroadcastDetail, 'broadcastId' | keyof Draft>;
  /** The saving that was read. */
  readonly edit: number;
  readonly onSaved: (saved: { readonly broadcastId: string; readonly edit: number }) => void;
  /** What stands below the preview. */
  readonly side?: ReactNode;
  readonly children?: ReactNode;
}

/** What the message says and to whom, with the message as the subscriber sees it. */
export function BroadcastComposer({ draft, edit, onSaved, side, children }: ComposerProps) {
  const [values, setValues] = useState<Draft>(draft ?? blank);
  const [openedAt] = useState(() => Date.now());
  const save = useChange(broadcasts.saveBroadcast, onSaved);
  const isChanged =
    draft === undefined ||
    (Object.keys(blank) as (keyof Draft)[]).some(
      (name) => JSON.stringify(values[name]) !== JSON.stringify(draft[name]),
    );
  const set = (changed: Partial<Draft>): void => {
    save.reset();
    setValues({ ...values, ...changed });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { topic, title, text, link, audience } = values;
    if (!save.isPending)
      save.mutate({
        ...(draft && { broadcastId: draft.broadcastId, edit }),
        topic,
        title,
        text,
        link,
        audience,
      });
  };
  const { topic, title, text, link } = values;
  return (
    <Columns
      side={
        <>
          <MessagePreview topic={topic} title={title} text={text} hasLink={link !== ''} at={openedAt} />
          {side}
        </>
      }
    >
      <Card title="消息" facts="保存草稿不会发给任何人">
        <form className={styles.form} onSubmit={submit} aria-label="消息内容">
          <FieldInput
            field={{ name: 'topic', label: '类型', input: 'choice', choices: topicChoices }}
            value={topic}
            onValue={(value) => set({ topic: topicChoices.find(([each]) => each === value)?.[0] ?? topic })}
          />
          <FieldInput
            field={{ name: 'title', label: '标题', input: 'text', max: 30 }}
            value={title}
            onValue={(value) => set({ title: plainText(value) })}
          />
          <FieldInput
            field={{
              name: 'text',
              label: '内容',
              hint: `换行分段，${text.length}/500`,
              input: 'long',
              max: 500,
            }}
            value={text}
            onValue={(value) => set({ text: plainText(value) })}
          />
          <Field
            label="去哪儿"
            hint="空着表示没有按钮"
            placeholder="本站页面的路径"
            maxLength={300}
            value={link}
            onValue={(value) => set({ link: value })}
          />
          <AudienceFields value={values.audience} onValue={(audience) => set({ audience })} />
          <FormError error={save.error} />
          <div className={styles.acts}>
            <Button
              type="submit"
              look={draft === undefined ? 'primary' : 'plain'}
              busy={save.isPending}
              disabled={!isChanged}
            >
              保存草稿
            </Button>
            {draft !== undefined && !isChanged && (
              <span className={styles.muted} role="status">
                已保存
              </span>
            )}
          </div>
        </form>
      </Card>
      {!isChanged && children}
    </Columns>
  );
}

/** A new message; saved, it has an address of its own. */
export function NewBroadcastPage() {
  const navigate = useNavigate();
  return (
    <>
      <Head title="写一条消息" facts="先保存草稿，再发给自己看，最后发送" />
      <BroadcastComposer
        edit={0}
        onSaved={({ broadcastId }) =>
          void navigate({ to: '/content/broadcasts/$broadcastId', params: { broadcastId } })
        }
      />
    </>
  );
}
