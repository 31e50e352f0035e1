import { Input, View } from '@tarojs/components';
import { closeIcon } from '#web/art/icons/close-icon.ts';
import { searchIcon } from '#web/art/icons/search-icon.ts';
import { Icon } from './icon.tsx';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  readonly value: string;
  readonly placeholder: string;
  /** Opens the keyboard with the page. */
  readonly focusAtOnce?: boolean;
  onChange(value: string): void;
  /** Enter and the button search; without it the field filters while one types. */
  onSearch?(value: string): void;
}

/** The field of a search page. */
export function SearchField({
  value,
  placeholder,
  focusAtOnce = false,
  onChange,
  onSearch,
}: SearchFieldProps) {
  return (
    <View className={styles.field}>
      <Icon of={searchIcon} size={18} />
      <Input
        className={styles.input}
        placeholderClass={styles.placeholder}
        value={value}
        placeholder={placeholder}
        focus={focusAtOnce}
        confirmType="search"
        maxlength={200}
        onInput={({ detail }) => onChange(detail.value)}
        onConfirm={({ detail }) => onSearch?.(detail.value.trim())}
      />
      {value !== '' && (
        <View className={styles.clear} ariaRole="button" ariaLabel="清空输入" onClick={() => onChange('')}>
          <View className={styles.cross}>
            <Icon of={closeIcon} size={12} />
          </View>
        </View>
      )}
      {onSearch && (
        <View className={styles.button} ariaRole="button" onClick={() => onSearch(value.trim())}>
          搜索
        </View>
      )}
    </View>
  );
}
