import type { ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonProps {
  readonly children: ReactNode;
  /** `approve`, `danger` and `stop` name what the act does; a page has one primary. `stop` ends what runs, and stands alone. */
  readonly look?: 'plain' | 'primary' | 'approve' | 'danger' | 'stop' | 'text';
  readonly size?: 'normal' | 'small' | 'large';
  readonly type?: 'button' | 'submit';
  readonly disabled?: boolean;
  /** The act is under way: another press does nothing. */
  readonly busy?: boolean;
  /** Names a button that shows an icon alone. */
  readonly label?: string;
  readonly onPress?: () => void;
}

export function Button({
  children,
  look = 'plain',
  size = 'normal',
  type = 'button',
  disabled = false,
  busy = false,
  label,
  onPress,
}: ButtonProps) {
  return (
    <button
      type={type}
      className={`${styles.button} ${styles[look]} ${styles[size]}`}
      disabled={disabled}
      aria-busy={busy}
      aria-label={label}
      onClick={busy ? undefined : onPress}
    >
      {children}
    </button>
  );
}
