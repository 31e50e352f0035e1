import {
  useId,
  useImperativeHandle,
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
  type Ref,
} from 'react';
import { joinClasses } from '../join-classes.ts';
import { useTypedText } from './use-typed-text.ts';
import styles from './text-field.module.css';

export interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Hides the label visually; screen readers still read it. */
  labelShown?: boolean | undefined;
  labelClassName?: string | undefined;
  placeholder?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** Content before the text, such as +86. */
  before?: ReactNode;
  /** Content after the text: a button, a unit. */
  after?: ReactNode;
  type?: 'text' | 'tel' | 'password' | undefined;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  maxLength?: number | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export function TextField({
  label,
  value,
  onChange,
  labelShown = true,
  labelClassName,
  hint,
  error,
  before,
  after,
  type = 'text',
  ref,
  ...input
}: TextFieldProps) {
  const id = useId();
  const field = useTypedText(value, onChange);
  useImperativeHandle(ref, () => field.current as HTMLInputElement, [field]);
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label
        className={labelShown ? joinClasses(styles.label, labelClassName) : 'visually-hidden'}
        htmlFor={id}
      >
        {label}
      </label>
      <div className={joinClasses(styles.inputBox, error !== undefined && styles.invalid)}>
        {before !== undefined && <span className="text-secondary number">{before}</span>}
        <input
          id={id}
          ref={field}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note === undefined ? undefined : `${id}n`}
          {...input}
        />
        {after}
      </div>
      {note !== undefined && (
        <p
          id={`${id}n`}
          className={joinClasses(styles.note, error !== undefined && styles.errorNote)}
          role={error === undefined ? undefined : 'alert'}
        >
          {note}
        </p>
      )}
    </div>
  );
}
