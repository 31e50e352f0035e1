import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './coupons.module.css';

interface SearchedRow {
  readonly id: string;
  readonly name: string;
  readonly note: string;
}
interface SearchedRowsProps {
  readonly label: string;
  readonly hint: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly query: { readonly error: Error | null; readonly isSuccess: boolean };
  readonly rows: readonly SearchedRow[];
  readonly chosen: readonly string[];
  readonly onChosen: (row: SearchedRow) => void;
  readonly empty: string;
}

/** A search whose results can be added; choosing one ends the search. */
export function SearchedRows({
  label,
  hint,
  search,
  onSearch,
  query,
  rows,
  chosen,
  onChosen,
  empty,
}: SearchedRowsProps) {
  const isOn = search.trim() !== '';
  return (
    <>
      <Field label={label} hint={hint} type="search" maxLength={40} value={search} onValue={onSearch} />
      {query.error && <p role="alert">{query.error.message}</p>}
      {isOn && query.isSuccess && rows.length === 0 && <p className={styles.muted}>{empty}</p>}
      {isOn && rows.length > 0 && (
        <ul className={styles.found}>
          {rows.map((row) => (
            <li key={row.id}>
              <span>
                {row.name} <small>{row.note}</small>
              </span>
              <Button
                size="small"
                label={`加 ${row.name}`}
                disabled={chosen.includes(row.id)}
                onPress={() => {
                  onSearch('');
                  onChosen(row);
                }}
              >
                加
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
