import type { ReactNode } from 'react';
import styles from './data-table.module.css';

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'end';
  /** The order that a press on the title asks for; without it the list has no such order. */
  readonly order?: string;
}

export interface RowSelection {
  readonly keys: ReadonlySet<string>;
  toggle(key: string): void;
  toggleAll(keys: readonly string[]): void;
}

interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The row that the keys J and K are on. */
  readonly current?: string | undefined;
  readonly selection?: RowSelection | undefined;
  /** Names the row for its tick: 选择 视频会员月卡. */
  readonly nameOf?: ((row: Row) => string) | undefined;
  readonly order?: string | undefined;
  readonly onOrder?: ((order: string) => void) | undefined;
}

export const DataTable = <Row,>({
  caption,
  columns,
  rows,
  keyOf,
  current,
  selection,
  nameOf,
  order,
  onOrder,
}: DataTableProps<Row>) => {
  const keys = rows.map(keyOf);
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={styles.tick}>
              <input
                type="checkbox"
                aria-label="选择本页全部"
                checked={keys.length > 0 && keys.every((key) => selection.keys.has(key))}
                onChange={() => selection.toggleAll(keys)}
              />
            </th>
          )}
          {columns.map(({ title, align, order: byThis }) => (
            <th
              key={title}
              scope="col"
              data-align={align}
              aria-sort={byThis !== undefined && byThis === order ? 'descending' : undefined}
            >
              {byThis !== undefined && onOrder ? (
                <button type="button" className={styles.order} onClick={() => onOrder(byThis)}>
                  {title}
                  {byThis === order && <span aria-hidden="true"> ↓</span>}
                </button>
              ) : (
                title
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const key = keyOf(row);
          return (
            <tr
              key={key}
              data-row={key}
              data-current={key === current || undefined}
              aria-selected={selection ? selection.keys.has(key) : undefined}
            >
              {selection && (
                <td className={styles.tick}>
                  <input
                    type="checkbox"
                    aria-label={`选择 ${nameOf?.(row) ?? key}`}
                    checked={selection.keys.has(key)}
                    onChange={() => selection.toggle(key)}
                  />
                </td>
              )}
              {columns.map(({ title, cell, align }) => (
                <td key={title} data-align={align}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
