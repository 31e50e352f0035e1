import { useState, type FormEvent, type ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { CopyLink } from './copy-link.tsx';
import type { FilterField } from './filter-field.ts';
import { FilterPill } from './filter-pill.tsx';
import styles from './lists.module.css';

export type Filters = Readonly<Record<string, string | undefined>>;

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
      {Object.values(filters).some((value) => value !== undefined) && <CopyLink />}
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
