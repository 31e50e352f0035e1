import type { ReactNode } from 'react';
import { Pressable } from '../pressable/pressable.tsx';
import styles from './action-bar.module.css';

export interface BarActionProps {
  icon: ReactNode;
  text: string;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
}

/** An icon over a word, at the left of the action bar. */
export function BarAction({ icon, text, href, onPress }: BarActionProps) {
  return (
    <Pressable className={styles.iconAction} href={href} onPress={onPress}>
      {icon}
      {text}
    </Pressable>
  );
}
