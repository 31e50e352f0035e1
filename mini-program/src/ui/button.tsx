import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './button.module.css';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly look?: 'primary' | 'accent' | 'soft' | 'plain';
  readonly size?: 'large' | 'medium' | 'small';
  readonly disabled?: boolean;
  /** A request is under way: a second tap does nothing. */
  readonly busy?: boolean;
  readonly className?: string | undefined;
  onPress(): void;
}

export function Button({
  children,
  look = 'primary',
  size = 'medium',
  disabled = false,
  busy = false,
  className,
  onPress,
}: ButtonProps) {
  return (
    <View
      className={joinClasses(
        styles.button,
        styles[look],
        styles[size],
        (disabled || busy) && styles.off,
        className,
      )}
      ariaRole="button"
      ariaDisabled={disabled || busy}
      onClick={() => {
        if (!disabled && !busy) onPress();
      }}
    >
      {children}
    </View>
  );
}
