import { useState, type FormEvent, type ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { FilterPill } from './filter-pill.tsx';
import styles from './lists.module.css';

export type Filters = Readonly<Record<string, string | undefined>>;

/** A filter of a list; `name` is that of the call's input and of the address. */
export type FilterField =
  | { readonly kind: 'search'; readonly name: string; readonly title: string }
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly title: string;
      readonly options: readonly (readonly [value: string, text: string])[];
    }
  | { readonly kind: 'number'; readonly name: string; readonly title: string; readonly sign: '≥' | '≤' | '<' }
  /** A text that has no list of values: a supplier, an id. */
  | { readonly kind: 'text'; readonly name: string; readonly title: string }
  /** A day in China's time, sent as the moment that it begins. */
  | { readonly kind: 'day'; readonly name: string; readonly title: string };

interface FilterBarProps<Chosen extends Filters> {
  readonly fields: readonly (FilterField & { readonly name: keyof Chosen })[];
  readonly filters: Chosen;
  readonly onChange: (next: Chosen) => void;
  /** What stands at the end of the row. */
  readonly children?: ReactNode;
}

/** The filters of a list: chosen ones are solid with a cross, offered ones dashed. All of them stand in the address. */
export function FilterBar<Chosen extends Filters>({
  fields,
  filters,
  onChange,
  children,
}: FilterBarProps<Chosen>) {
  const set = (name: string, value: string | undefined): void =>
    onChange({ ...filters, [name]: value === '' ? undefined : value });
  return (
    <div className={styles.filters} role="search" aria-label="筛选">
      {fields.map((field) =>
        field.kind === 'search' ? (
          <SearchField
            key={`${field.name}=${filters[field.name] ?? ''}`}
            title={field.title}
            value={filters[field.name] ?? ''}
            onValue={(value) => set(field.name, value)}
          />
        ) : (
          <FilterPill
            key={field.name}
            field={field}
            value={filters[field.name]}
            onValue={(value) => set(field.name, value)}
          />
        ),
      )}
      <span className={styles.space} />
      {children}
    </div>
  );
}

interface SearchFieldProps {
  readonly title: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}
function SearchField({ title, value, onValue }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onValue(typed.trim());
  };
  return (
    <form className={styles.search} onSubmit={submit}>
      <Icon name="search" />
      <input
        type="search"
        aria-label={title}
        placeholder={title}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => typed.trim() !== value && onValue(typed.trim())}
      />
    </form>
  );
}
