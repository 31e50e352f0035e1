import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import styles from './field.module.css';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly label: string;
  readonly hint?: string;
  readonly onValue: (value: string) => void;
}

export function Field({ label, hint, onValue, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </label>
      <input {...input} id={id} className={styles.input} onChange={({ target }) => onValue(target.value)} />
    </div>
  );
}

/** What went wrong, at the form and read out at once. */
export const FormError = ({ error }: { readonly error: Error | null | undefined }): ReactNode =>
  error ? (
    <p role="alert" className={styles.error}>
      {error.message}
    </p>
  ) : null;
