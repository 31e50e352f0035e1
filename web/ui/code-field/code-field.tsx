import { TextField } from '../text-field/text-field.tsx';
import styles from './code-field.module.css';

export interface CodeFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Sends the code; its text counts the wait: '59秒后重发'. */
  send: { readonly text: string; readonly disabled?: boolean; readonly onPress: () => void };
  length?: number | undefined;
  placeholder?: string | undefined;
  error?: string | undefined;
  onComplete?: ((value: string) => void) | undefined;
}

/** A one-time code: digits only, offered by the keyboard from the message, reported when complete. */
export function CodeField({
  label,
  value,
  onChange,
  send,
  length = 6,
  placeholder,
  error,
  onComplete,
}: CodeFieldProps) {
  const take = (text: string) => {
    const code = text.replace(/\D/g, '').slice(0, length);
    onChange(code);
    if (code.length === length && code !== value) onComplete?.(code);
  };
  return (
    <TextField
      label={label}
      labelShown={false}
      value={value}
      onChange={take}
      placeholder={placeholder}
      error={error}
      inputMode="numeric"
      autoComplete="one-time-code"
      after={
        <button
          className={`${styles.sendButton} touch-target`}
          type="button"
          disabled={send.disabled}
          onClick={send.onPress}
        >
          {send.text}
        </button>
      }
    />
  );
}
