import { Icon } from '#web/art/icon.tsx';
import { infoIcon } from '#web/art/icons/info-icon.ts';
import styles from './action-bar.module.css';

export interface BarNoteProps {
  children: string;
}

/** A note instead of the button: why there is no action. */
export function BarNote({ children }: BarNoteProps) {
  return (
    <p className={styles.note} role="note">
      <Icon of={infoIcon} size={18} />
      <span>{children}</span>
    </p>
  );
}
