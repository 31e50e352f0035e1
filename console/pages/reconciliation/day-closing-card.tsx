import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { money } from '#core/contract/console/orders/money/money.ts';
import type { DayClosing, MoneyDay } from '#core/contract/console/orders/money/money.shapes.ts';
import { closingNames } from '#core/rules/console/money/money-names.ts';
import { accountName, isSupplier, sourceName } from '#core/rules/pay/difference-words.ts';
import { formatFen, formatTime } from '../../platform/format.ts';
import { reading, useChange, useMe } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { Tag } from '../../ui/parts.tsx';
import styles from './reconciliation.module.css';

const tones = { closed: 'success', closable: 'info', 'not-closable': 'plain' } as const;

/** One day: whether it is closed, why it cannot be, and what was written down when it was. */
export function DayClosingCard({ day }: { readonly day: MoneyDay }) {
  const { may } = useMe();
  const [isOpen, setOpen] = useState(false);
  const { closing, why, late, lateOpen } = day;
  return (
    <Card title={`${day.day} 日结`} aside={<Tag tone={tones[closing]}>{closingNames[closing]}</Tag>}>
      <div className={styles.closing}>
        {why.length > 0 && (
          <ul className={styles.why}>
            {why.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        )}
        {late > 0 && (
          <p>
            <Tag tone={lateOpen > 0 ? 'warning' : 'plain'}>日结后发现 {late} 条</Tag>{' '}
            {lateOpen > 0 ? `${lateOpen} 条没有处理完；` : ''}记在发现的那一天，日结的数字不变
          </p>
        )}
        {closing === 'closed' && <Closed day={day.day} />}
        {closing === 'closable' &&
          may('money.close') &&
          (isOpen ? (
            <CloseForm day={day.day} onClose={() => setOpen(false)} />
          ) : (
            <div className={styles.acts}>
              <Button look="primary" onPress={() => setOpen(true)}>
                日结…
              </Button>
            </div>
          ))}
      </div>
    </Card>
  );
}

function CloseForm({ day, onClose }: { readonly day: string; readonly onClose: () => void }) {
  const close = useChange(money.closeDay, onClose);
  return (
    <ActForm
      title={`日结 ${day}`}
      effect="记下这一天每个来源、每个账户的总额，不能撤销；之后再发现的差异记在发现的那一天"
      button="日结"
      busy={close.isPending}
      error={close.error}
      onSubmit={() => close.mutate({ day })}
      onClose={onClose}
    />
  );
}

type ClosedSource = DayClosing['sources'][number];
const sideText = (source: string, rows: number | null, fen: number | null): string => {
  if (isSupplier(source)) return rows === null ? '—' : `${rows} 次`;
  return fen === null ? '—' : formatFen(fen);
};
const sourceColumns: readonly Column<ClosedSource>[] = [
  { title: '来源', cell: ({ source }) => sourceName(source) },
  { title: '我方', align: 'end', cell: (row) => sideText(row.source, row.oursRows, row.oursFen) },
  { title: '对方', align: 'end', cell: (row) => sideText(row.source, row.theirsRows, row.theirsFen) },
  { title: '已修复', align: 'end', cell: ({ repaired }) => repaired },
  { title: '已忽略', align: 'end', cell: ({ ignored }) => ignored },
];
const accountColumns: readonly Column<DayClosing['accounts'][number]>[] = [
  { title: '账户', cell: ({ account }) => accountName(account) },
  { title: '借', align: 'end', cell: ({ debitFen }) => formatFen(debitFen) },
  { title: '贷', align: 'end', cell: ({ creditFen }) => formatFen(creditFen) },
  {
    title: '当天净额',
    align: 'end',
    cell: ({ debitFen, creditFen }) => formatFen(debitFen - creditFen),
  },
];

function Closed({ day }: { readonly day: string }) {
  const { data } = useQuery(reading(money.dayClosing, { day }));
  const closing = data?.closing;
  if (!closing) return null;
  return (
    <>
      <p>
        {closing.by.name}于 {formatTime(closing.at)} 日结
      </p>
      <details>
        <summary>日结时的总额</summary>
        <DataTable
          caption={`${day} 日结时各来源的总额`}
          columns={sourceColumns}
          rows={closing.sources}
          keyOf={({ source }) => source}
        />
        {closing.accounts.length > 0 && (
          <DataTable
            caption={`${day} 日结时各账户的总额`}
            columns={accountColumns}
            rows={closing.accounts}
            keyOf={({ account }) => account}
          />
        )}
      </details>
    </>
  );
}
