import './button.css';
import { useId, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { Pressable } from '../pressable/pressable.tsx';

export type ButtonKind = 'primary' | 'soft' | 'line' | 'plain' | 'accent' | 'vip' | 'text';

export interface ButtonProps {
  children: ReactNode;
  kind?: ButtonKind | undefined;
  size?: 'l' | 'm' | 's' | undefined;
  full?: boolean | undefined;
  /** Work is under way: greyed with a spinner, keeps the focus, ignores taps. */
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Why it is disabled; read out with the button, which then stays reachable by keyboard. */
  reason?: string | undefined;
  /** Id of a visible line that explains the button. */
  describedBy?: string | undefined;
  label?: string | undefined;
  href?: string | undefined;
  type?: 'button' | 'submit' | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  onPress?: ((event: MouseEvent) => void) | undefined;
}

export function Button({
  children,
  kind = 'primary',
  size = 'l',
  full,
  busy = false,
  disabled = false,
  reason,
  describedBy,
  label,
  href,
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
        className={joinClasses('btn', `btn--${kind}`, `btn--${size}`, full && 'btn--full', className)}
        style={style}
        href={off ? undefined : href}
        type={off ? 'button' : type}
        onPress={off ? undefined : onPress}
        disabled={disabled && !explained && !busy}
        aria-disabled={off && (explained || busy) ? true : undefined}
        aria-busy={busy || undefined}
        aria-label={label}
        aria-describedby={describedBy ?? (explained ? reasonId : undefined)}
      >
        {busy && <i className="spin" />}
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
