import type { FormEvent, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Field, FormError } from './field.tsx';
import styles from './act-form.module.css';

interface ActFormProps {
  readonly title: string;
  /** What happens when it is sent, before it is. */
  readonly effect: string;
  /** The verb of the act. */
  readonly button: string;
  readonly look?: 'primary' | 'danger';
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly error: Error | null | undefined;
  /** Written into the audit log; absent: the act needs none. */
  readonly reason?: string;
  readonly onReason?: (reason: string) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** 取消 until there is a result that was looked at. */
  readonly closeText?: string;
  readonly children?: ReactNode;
}

/** The form of an act: its effect, its fields, the reason, and what went wrong. */
export function ActForm({
  title,
  effect,
  button,
  look = 'primary',
  busy,
  disabled = false,
  error,
  reason,
  onReason,
  onSubmit,
  onClose,
  closeText = '取消',
  children,
}: ActFormProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <form className={styles.form} onSubmit={submit} aria-label={title}>
      <h2>{title}</h2>
      <p className={styles.effect}>{effect}</p>
      {children}
      {onReason && (
        <Field
          label="原因"
          hint="至少 4 个字，写入审计日志"
          required
          minLength={4}
          maxLength={200}
          value={reason ?? ''}
          onValue={onReason}
        />
      )}
      <FormError error={error} />
      <div className={styles.acts}>
        <Button look={look} type="submit" busy={busy} disabled={disabled}>
          {button}
        </Button>
        <Button onPress={onClose}>{closeText}</Button>
      </div>
    </form>
  );
}
