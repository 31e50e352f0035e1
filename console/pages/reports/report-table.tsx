import type { ReactNode } from 'react';
import { changeOf } from '#core/rules/console/figures/change-of.ts';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import type { Measure } from './report-views.ts';
import styles from './reports.module.css';

interface Counted<Name extends string> {
  readonly now: Readonly<Record<Name, number>>;
  readonly complete: Readonly<Record<Name, number>>;
  readonly before: Readonly<Record<Name, number>>;
}
export interface ReportRow<Name extends string> extends Counted<Name> {
  readonly key: string;
  readonly name: string;
}

interface ReportTableProps<Name extends string> {
  readonly caption: string;
  readonly nameTitle: string;
  readonly measures: readonly Measure<Name>[];
  readonly total: Counted<Name>;
  readonly rows: readonly ReportRow<Name>[];
  /** Shows one of the rows alone. */
  readonly onOpen?: ((key: string) => void) | undefined;
}

const totalKey = 'total';

const measureColumn = <Name extends string>({
  name,
  title,
  text,
}: Measure<Name>): Column<ReportRow<Name>> => ({
  title,
  align: 'end',
  cell: ({ now, complete, before }) => (
    <span className={styles.number}>
      {text(now[name])}
      <small>{changeOf(complete[name], before[name]) ?? ''}</small>
    </span>
  ),
});

/** A row for each day or group and one for all, each number with its change against the period before. */
export function ReportTable<Name extends string>({
  caption,
  nameTitle,
  measures,
  total,
  rows,
  onOpen,
}: ReportTableProps<Name>) {
  const name = (row: ReportRow<Name>): ReactNode => {
    if (row.key === totalKey) return <b>{row.name}</b>;
    if (!onOpen || row.key === '') return row.name;
    return (
      <button type="button" className={styles.open} onClick={() => onOpen(row.key)}>
        {row.name}
      </button>
    );
  };
  const columns: readonly Column<ReportRow<Name>>[] = [
    { title: nameTitle, cell: name },
    ...measures.map(measureColumn),
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={[{ key: totalKey, name: '合计', ...total }, ...rows]}
      keyOf={({ key }) => key}
    />
  );
}
