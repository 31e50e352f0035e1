import { useState, type FormEvent } from 'react';
import { orderConsole } from '#core/contract/console/orders/orders.ts';
import type { ConsoleOrderDetail } from '#core/contract/console/orders/orders.shapes.ts';
import { formatTime } from '../../platform/format.ts';
import { useChange, useMe } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import styles from './orders.module.css';

/** What operators wrote about an order; its subscriber does not see it. */
export function NotesCard({ order: { orderNo, notes } }: { readonly order: ConsoleOrderDetail }) {
  const { may } = useMe();
  const [text, setText] = useState('');
  const add = useChange(orderConsole.addOrderNote, () => setText(''));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!add.isPending) add.mutate({ orderNo, text });
  };
  return (
    <Card title="备注" facts="用户看不到">
      {may('orders.note') && (
        <form className={styles.note} onSubmit={submit} aria-label="加备注">
          <Field label="备注" required minLength={2} maxLength={200} value={text} onValue={setText} />
          <FormError error={add.error} />
          <Button size="small" type="submit" busy={add.isPending}>
            加备注
          </Button>
        </form>
      )}
      {notes.length === 0 && <p className={styles.nothing}>还没有备注</p>}
      <ul className={styles.notes}>
        {notes.map(({ at, by, text: written }, nth) => (
          <li key={nth}>
            <b>{by}</b> {written} <time dateTime={at}>{formatTime(at)}</time>
          </li>
        ))}
      </ul>
    </Card>
  );
}
