import styles from './goods-edit.module.css';

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onValue: (value: string) => void;
}
/** One of several values. */
export const Select = ({ label, value, options, onValue }: SelectProps) => (
  <label className={styles.text}>
    <span>{label}</span>
    <select value={value} onChange={({ target }) => onValue(target.value)}>
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
