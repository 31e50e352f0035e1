import styles from './goods-edit.module.css';

interface SelectProps {
  readonly label: string;
  /** Its full name, where the label alone is one of several alike. */
  readonly name?: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onValue: (value: string) => void;
}
/** One of several values. */
export const Select = ({ label, name, value, options, onValue }: SelectProps) => (
  <label className={styles.text}>
    <span>{label}</span>
    <select
      {...(name !== undefined && { 'aria-label': name })}
      value={value}
      onChange={({ target }) => onValue(target.value)}
    >
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
