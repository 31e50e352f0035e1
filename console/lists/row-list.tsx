import type { LoadedRows } from '../platform/use-rows.ts';
import { Button } from '../ui/button.tsx';
import { CardFrame } from '../ui/card.tsx';
import { DataTable, type Column } from '../ui/data-table.tsx';
import { ListState } from '../ui/parts.tsx';
import styles from './lists.module.css';
import { useListKeys } from './use-list-keys.ts';
import type { Selection } from './use-selection.ts';

interface RowListProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly list: LoadedRows<Row>;
  readonly keyOf: (row: Row) => string;
  /** Why the list may be empty, and what to do then. */
  readonly empty: string;
  readonly onOpen?: (key: string) => void;
  readonly selection?: Selection;
  readonly nameOf?: (row: Row) => string;
  readonly order?: string | undefined;
  readonly onOrder?: (order: string) => void;
}

/** A list with its states: loading, empty, failed (rows that were read stay), and more pages. */
export function RowList<Row>({ list, empty, onOpen, selection, ...table }: RowListProps<Row>) {
  const { rows, hasMore, isLoadingMore, loadMore, query } = list;
  const current = useListKeys({
    keys: rows.map(table.keyOf),
    onOpen,
    onToggle: selection?.toggle,
    onEscape: selection?.clear,
  });
  return (
    <CardFrame label={table.caption} className={styles.wide}>
      {(rows.length === 0 || query.error) && (
        <ListState query={query} isEmpty={rows.length === 0} empty={empty} />
      )}
      {rows.length > 0 && <DataTable {...table} rows={rows} current={current} selection={selection} />}
      {hasMore && (
        <footer className={styles.more}>
          <Button busy={isLoadingMore} onPress={loadMore}>
            更多
          </Button>
        </footer>
      )}
    </CardFrame>
  );
}
