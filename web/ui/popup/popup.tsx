import { useId, type ReactNode } from 'react';
import { CloseButton } from '../dialog/close-button.tsx';
import { PopupPanel } from './popup-panel.tsx';
import styles from './popup.module.css';

export interface PopupProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** A picture over the title. */
  art?: ReactNode;
  children?: ReactNode;
  /** The buttons, side by side. */
  footer?: ReactNode;
  /** 'reward' arrives with a bounce; only claims and wins do. */
  look?: 'plain' | 'reward' | undefined;
  /** Without the close button the footer must offer one; Esc and the scrim still close. */
  cross?: boolean | undefined;
}

/** A centred modal panel. */
export function Popup({
  open,
  title,
  onClose,
  art,
  children,
  footer,
  look = 'plain',
  cross = true,
}: PopupProps) {
  const titleId = useId();
  return (
    <PopupPanel
      className={look === 'reward' ? styles.reward : undefined}
      open={open}
      onClose={onClose}
      labelledBy={titleId}
    >
      {art !== undefined && <div className={styles.picture}>{art}</div>}
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children !== undefined && <div className={styles.body}>{children}</div>}
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      {cross && <CloseButton onPress={onClose} />}
    </PopupPanel>
  );
}
