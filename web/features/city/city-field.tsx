import { useRef } from 'react';
import { Icon } from '#web/art/icon.tsx';
import { closeIcon } from '#web/art/icons/close-icon.ts';
import { searchIcon } from '#web/art/icons/search-icon.ts';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import styles from './city-field.module.css';

interface CityFieldProps {
  readonly value: string;
  onChange(value: string): void;
}

/** Searches while typing; Enter only closes the keyboard. */
export function CityField({ value, onChange }: CityFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    field.current?.focus();
  };
  return (
    <form
      className={styles.searchField}
      role="search"
      action="#"
      onSubmit={(event) => {
        event.preventDefault();
        field.current?.blur();
      }}
    >
      <Icon of={searchIcon} size={18} />
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={32}
        aria-label="搜索城市"
        placeholder="城市名、拼音或首字母"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && <IconButton icon={closeIcon} size={18} label="清空" onPress={clear} />}
    </form>
  );
}
