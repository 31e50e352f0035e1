import type { ReactNode } from 'react';
import { Icon } from '#web/art/icon.tsx';
import { infoIcon } from '#web/art/icons/info-icon.ts';
import styles from './warn-note.module.css';

/** A note above the content: what is limited, and who helps. */
export const WarnNote = ({ children }: { children: ReactNode }) => (
  <p className={styles.note} role="note">
    <Icon of={infoIcon} size={18} />
    <span>{children}</span>
  </p>
);
