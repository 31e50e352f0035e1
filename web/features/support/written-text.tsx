import { useId } from 'react';
import styles from './written-text.module.css';

interface WrittenTextProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly rows?: number;
  onChange(value: string): void;
}

export const longestText = 500;
/** Whether the server takes it. */
export const isWritten = (text: string): boolean => text.trim().length >= 2;

/** A text of several lines with the count of its characters. */
export function WrittenText({ label, value, placeholder, rows = 5, onChange }: WrittenTextProps) {
  const id = useId();
  return (
    <div className={styles.box}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.text}
        rows={rows}
        value={value}
        placeholder={placeholder}
        maxLength={longestText}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className={`${styles.count} number`} aria-hidden="true">
        {value.length}/{longestText}
      </span>
    </div>
  );
}
