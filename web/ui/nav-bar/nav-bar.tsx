import type { ReactNode } from 'react';
import { leftIcon } from '#web/art/icons/left-icon.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './nav-bar.module.css';

export interface NavBarProps {
  title: string;
  /** The back link or handler; absent on first pages. */
  back?: string | (() => void) | undefined;
  /** One or two actions at the right. */
  right?: ReactNode;
  /** 'transparent' is for heroes, in their text colour; 'clear' for plain pages. */
  look?: 'solid' | 'transparent' | 'clear' | undefined;
  className?: string | undefined;
}

export function NavBar({ title, back, right, look = 'solid', className }: NavBarProps) {
  return (
    <header className={joinClasses(styles.navBar, look !== 'clear' && styles[look], className)}>
      <div className={styles.content}>
        {back !== undefined && (
          <IconButton
            className={styles.backButton}
            icon={leftIcon}
            label="返回"
            {...(typeof back === 'string' ? { href: back } : { onPress: () => back() })}
          />
        )}
        <h1 className={styles.title}>{title}</h1>
        {right !== undefined && <div className={styles.right}>{right}</div>}
      </div>
    </header>
  );
}
