import { useState, type FormEvent } from 'react';
import { subscriberDesk } from '#core/contract/console/service/subscribers/subscribers.ts';
import type { SubscriberNote } from '#core/contract/console/service/subscribers/subscriber-lists.shapes.ts';
import { RowList } from '../../lists/row-list.tsx';
import { formatTime } from '../../platform/format.ts';
import { useChange, useMe } from '../../platform/queries.ts';
import { useRows } from '../../platform/use-rows.ts';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import styles from './subscribers.module.css';

const columns: readonly Column<SubscriberNote>[] = [
  { title: '时间', cell: ({ at }) => formatTime(at) },
  { title: '谁', cell: ({ by }) => by },
  { title: '备注', cell: ({ text }) => <span className={styles.text}>{text}</span> },
];

/** What operators wrote about the subscriber, who does not see it. Nothing is changed or taken back. */
export function SubscriberNotes({ userId }: { readonly userId: string }) {
  const { may } = useMe();
  const [text, setText] = useState('');
  const add = useChange(subscriberDesk.addSubscriberNote, () => setText(''));
  const list = useRows(subscriberDesk.subscriberNotes, { userId });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!add.isPending) add.mutate({ userId, text });
  };
  return (
    <>
      {may('subscribers.act') && (
        <form className={styles.noteForm} onSubmit={submit} aria-label="加备注">
          <Field
            label="备注"
            hint="用户看不到；写下后不能改，不要写号码"
            required
            minLength={2}
            maxLength={200}
            value={text}
            onValue={setText}
          />
          <Button type="submit" busy={add.isPending}>
            加备注
          </Button>
          <FormError error={add.error} />
        </form>
      )}
      <RowList
        caption="备注"
        columns={columns}
        list={list}
        keyOf={({ noteId }) => noteId}
        empty="还没有备注"
      />
    </>
  );
}
