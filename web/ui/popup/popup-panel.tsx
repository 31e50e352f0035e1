import type { ReactNode } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './popup-panel.module.css';

export interface PopupPanelProps {
  open: boolean;
  onClose: () => void;
  labelledBy: string;
  children: ReactNode;
  className?: string | undefined;
}

/** A dialog with an empty panel in the middle of the screen. */
export function PopupPanel({ open, onClose, labelledBy, children, className }: PopupPanelProps) {
  return (
    <Dialog className={styles.dialog} open={open} onClose={onClose} labelledBy={labelledBy}>
      <div className={joinClasses(styles.panel, className)}>{children}</div>
    </Dialog>
  );
}
