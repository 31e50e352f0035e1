import { useId } from 'react';
import styles from './choice.module.css';

interface Option<Key extends string> {
  readonly key: Key;
  readonly text: string;
  readonly group?: string;
}

interface ChoiceProps<Key extends string> {
  readonly label: string;
  readonly value: Key | '';
  readonly options: readonly Option<Key>[];
  onChange(key: Key): void;
}

/** A native select. */
export function Choice<Key extends string>({ label, value, options, onChange }: ChoiceProps<Key>) {
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
  const choose = (chosen: string) => {
    const option = options.find(({ key }) => key === chosen);
    if (option) onChange(option.key);
  };
  return (
    <p className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => choose(target.value)}>
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
