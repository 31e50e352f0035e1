import { useId } from 'react';
import styles from './choice.module.css';

interface Option {
  readonly key: string;
  readonly text: string;
  readonly group?: string;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  onChange(key: string): void;
}

/** A native select. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  const groups = [...new Set(options.map(({ group }) => group))];
  const choices = (group: string | undefined) =>
    options
      .filter((option) => option.group === group)
      .map(({ key, text }) => (
        <option key={key} value={key}>
          {text}
        </option>
      ));
  return (
    <p className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {groups.map((group) =>
          group === undefined ? (
            choices(group)
          ) : (
            <optgroup key={group} label={group}>
              {choices(group)}
            </optgroup>
          ),
        )}
      </select>
    </p>
  );
}
