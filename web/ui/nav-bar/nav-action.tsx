import type { MouseEvent, ReactNode } from 'react';
import { Pressable } from '../pressable/pressable.tsx';
import styles from './nav-bar.module.css';

export interface NavActionProps {
  text: ReactNode;
  /** Read out instead of the text. */
  label?: string | undefined;
  href?: string | undefined;
  onPress?: ((event: MouseEvent) => void) | undefined;
}

/** A word at the right end of the bar. */
export function NavAction({ text, label, href, onPress }: NavActionProps) {
  return (
    <Pressable className={styles.action} href={href} onPress={onPress} aria-label={label}>
      {text}
    </Pressable>
  );
}
