import { useEffect, type FormEvent } from 'react';
import { Icon } from '#web/art/icon.tsx';
import { closeIcon } from '#web/art/icons/close-icon.ts';
import { searchIcon } from '#web/art/icons/search-icon.ts';
import { useTypedText } from '../text-field/use-typed-text.ts';
import styles from './search-bar.module.css';

export interface SearchBarProps {
  value: string;
  placeholder: string;
  onChange: (value: string) => void;
  onSearch: (value: string) => void;
  label?: string | undefined;
  /** The page that receives `keyword` when the form is sent before the page is hydrated; this one by default. */
  action?: string | undefined;
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
  action = '#',
  focusAtOnce = false,
}: SearchBarProps) {
  const field = useTypedText(value, onChange);
  useEffect(() => {
    if (focusAtOnce) field.current?.focus();
  }, [focusAtOnce, field]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A text that was typed during hydration is in the field before it is in the state.
    onSearch((field.current?.value ?? value).trim());
  };
  return (
    <form className={styles.search} role="search" action={action} onSubmit={submit}>
      <Icon of={searchIcon} size={18} />
      <input
        type="search"
        name="keyword"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        ref={field}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <button
          className={styles.clearButton}
          type="button"
          aria-label="清空输入"
          onClick={() => {
            onChange('');
            field.current?.focus();
          }}
        >
          <Icon of={closeIcon} size={12} />
        </button>
      )}
      <button className={styles.searchButton} type="submit">
        搜索
      </button>
    </form>
  );
}
