import { Pressable } from '../pressable/pressable.tsx';
import styles from './nav-bar.module.css';

export interface NavActionProps {
  text: string;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
}

/** A word at the right end of the bar. */
export function NavAction({ text, href, onPress }: NavActionProps) {
  return (
    <Pressable className={styles.action} href={href} onPress={onPress}>
      {text}
    </Pressable>
  );
}
