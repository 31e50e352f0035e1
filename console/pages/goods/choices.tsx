import styles from './goods-edit.module.css';

interface ChoicesProps {
  readonly title: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly chosen: readonly string[];
  readonly onChosen: (chosen: string[]) => void;
}

/** Several of a few values. */
export const Choices = ({ title, options, chosen, onChosen }: ChoicesProps) => (
  <fieldset className={styles.choices}>
    <legend>{title}</legend>
    {options.map(([value, text]) => (
      <label key={value}>
        <input
          type="checkbox"
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChosen(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
          }
        />
        {text}
      </label>
    ))}
  </fieldset>
);
