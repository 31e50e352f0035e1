import { useId, type ReactNode } from 'react';
import { CloseButton } from '../dialog/close-button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './sheet.module.css';

export interface SheetProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays in view under the scrolling content. */
  footer?: ReactNode;
  /** The content is only read: its scroller takes the focus, for the keyboard. */
  isText?: boolean;
  className?: string | undefined;
}

/** A panel from the bottom edge; the close button, the scrim and Esc close it. */
export function Sheet({ open, title, onClose, children, footer, isText = false, className }: SheetProps) {
  const titleId = useId();
  return (
    <Dialog
      className={joinClasses(styles.dialog, className)}
      open={open}
      onClose={onClose}
      labelledBy={titleId}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 id={titleId}>{title}</h2>
          <CloseButton onPress={onClose} />
        </header>
        {isText ? (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          <div className={styles.body} role="region" aria-labelledby={titleId} tabIndex={0}>
            {children}
          </div>
        ) : (
          <div className={styles.body}>{children}</div>
        )}
        {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </Dialog>
  );
}
