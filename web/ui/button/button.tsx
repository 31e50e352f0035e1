import { useId, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { Pressable } from '../pressable/pressable.tsx';
import { buttonClasses, type ButtonLook } from './button-classes.ts';
import { Spinner } from './spinner.tsx';
import styles from './button.module.css';

export interface ButtonProps extends ButtonLook {
  children: ReactNode;
  full?: boolean | undefined;
  /** Pending: greyed with a spinner, keeps the focus, ignores taps. */
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Why it is disabled; read out with the button, which then stays reachable by keyboard. */
  reason?: string | undefined;
  /** Id of a visible line that explains the button. */
  describedBy?: string | undefined;
  label?: string | undefined;
  href?: string | undefined;
  download?: string | undefined;
  type?: 'button' | 'submit' | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  onPress?: ((event: MouseEvent) => void) | undefined;
}

export function Button({
  children,
  kind,
  size,
  full,
  busy = false,
  disabled = false,
  reason,
  describedBy,
  label,
  href,
  download,
  type,
  className,
  style,
  onPress,
}: ButtonProps) {
  const reasonId = useId();
  const explained = disabled && (reason ?? describedBy) !== undefined;
  const off = disabled || busy;
  return (
    <>
      <Pressable
        className={joinClasses(buttonClasses({ kind, size }), full && styles.fullWidth, className)}
        style={style}
        href={off ? undefined : href}
        download={download}
        type={off ? 'button' : type}
        onPress={off ? undefined : onPress}
        disabled={disabled && !explained && !busy}
        aria-disabled={off && (explained || busy) ? true : undefined}
        aria-busy={busy || undefined}
        aria-label={label}
        aria-describedby={describedBy ?? (explained ? reasonId : undefined)}
      >
        {busy && <Spinner />}
        {children}
      </Pressable>
      {explained && reason !== undefined && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </>
  );
}
