import './text-field.css';
import { useId, type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref } from 'react';
import { joinClasses } from '../join-classes.ts';

export interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Off where a placeholder and the place already say it; screen readers still hear the label. */
  labelShown?: boolean | undefined;
  placeholder?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** Stands before the text, such as +86. */
  before?: ReactNode;
  /** Stands after the text: a button, a unit. */
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
  hint,
  error,
  before,
  after,
  type = 'text',
  ...input
}: TextFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="field">
      <label className={labelShown ? 'field__l' : 'sr'} htmlFor={id}>
        {label}
      </label>
      <div className={joinClasses('field__in', error !== undefined && 'field__in--bad')}>
        {before !== undefined && <span className="t2 num">{before}</span>}
        <input
          id={id}
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
          className={error === undefined ? 'field__n' : 'field__n field__n--bad'}
          role={error === undefined ? undefined : 'alert'}
        >
          {note}
        </p>
      )}
    </div>
  );
}
