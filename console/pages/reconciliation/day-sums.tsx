import type { money } from '#core/contract/console/orders/money/money.ts';
import type { DayOfSource } from '#core/contract/console/orders/money/money.shapes.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { dayStateNames } from '#core/rules/console/money/money-names.ts';
import { isSupplier, sourceName } from '#core/rules/pay/difference-words.ts';
import { formatFen } from '../../platform/format.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { Tag } from '../../ui/parts.tsx';
import styles from './reconciliation.module.css';

const tones = { equal: 'success', decided: 'success', open: 'warning', 'not-compared': 'plain' } as const;

const sumText = ({ source }: DayOfSource, rows: number | null, fen: number | null): string => {
  if (isSupplier(source)) return rows === null ? '—' : `${rows} 次`;
  return fen === null ? '—' : formatFen(fen);
};

const columns: readonly Column<DayOfSource>[] = [
  { title: '来源', cell: ({ source }) => sourceName(source) },
  { title: '我方笔数', align: 'end', cell: ({ oursRows }) => oursRows?.toLocaleString('zh-CN') ?? '—' },
  { title: '对方笔数', align: 'end', cell: ({ theirsRows }) => theirsRows?.toLocaleString('zh-CN') ?? '—' },
  { title: '我方', align: 'end', cell: (cell) => sumText(cell, cell.oursRows, cell.oursFen) },
  { title: '对方', align: 'end', cell: (cell) => sumText(cell, cell.theirsRows, cell.theirsFen) },
  {
    title: '差',
    align: 'end',
    cell: ({ oursFen, theirsFen }) =>
      oursFen === null || theirsFen === null ? (
        '—'
      ) : (
        <b className={theirsFen === oursFen ? undefined : styles.gap}>
          {theirsFen < oursFen && '−'}
          {formatFen(Math.abs(theirsFen - oursFen))}
        </b>
      ),
  },
  {
    title: '结果',
    cell: ({ state, open }) => (
      <Tag tone={tones[state]}>{open > 0 ? `${open} 条` : dayStateNames[state]}</Tag>
    ),
  },
];

/** One day: what our books and each statement amount to, payments less refunds. */
export function DaySums({
  table: { cells },
  day,
}: {
  readonly table: DataOf<typeof money.moneyDays>;
  readonly day: string;
}) {
  return (
    <Card title={`${day} 的总额`} facts="收款减退款，我方 × 账单" isFlush>
      <DataTable
        caption={`${day} 的总额`}
        columns={columns}
        rows={cells.filter((cell) => cell.day === day)}
        keyOf={({ source }) => source}
      />
    </Card>
  );
}
