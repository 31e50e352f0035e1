import { useEffect, useRef, type FormEvent } from 'react';
import { Icon } from '#web/art/icon.tsx';
import { searchIcon } from '#web/art/icons/search-icon.ts';
import styles from './search-bar.module.css';

export interface SearchBarProps {
  value: string;
  placeholder: string;
  onChange: (value: string) => void;
  onSearch: (value: string) => void;
  label?: string | undefined;
  /** Focuses the field on the search page. */
  focusAtOnce?: boolean | undefined;
}

/** The field of a search page; Enter and the button search. */
export function SearchBar({
  value,
  placeholder,
  onChange,
  onSearch,
  label = '搜索',
  focusAtOnce = false,
}: SearchBarProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusAtOnce) field.current?.focus();
  }, [focusAtOnce]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(value.trim());
  };
  return (
    <form className={styles.search} role="search" action="" onSubmit={submit}>
      <Icon of={searchIcon} size={18} />
      <input
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        ref={field}
        onChange={(event) => onChange(event.target.value)}
      />
      <button className={styles.searchButton} type="submit">
        搜索
      </button>
    </form>
  );
}
