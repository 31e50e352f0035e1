import { useEffect, useId, useRef } from 'react';
import { EmptyArt } from '#web/art/empty-art.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import styles from './notice-popup.module.css';

export interface NoticePopupProps {
  open?: boolean | undefined;
  title: string;
  message: string;
}

/** A notice that cannot be dismissed, pinned at the top over everything. */
export function NoticePopup({ open = true, title, message }: NoticePopupProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) panel.current?.focus();
  }, [open]);
  return (
    <Dialog
      className={styles.dialog}
      open={open}
      role="alertdialog"
      labelledBy={`${id}t`}
      describedBy={`${id}m`}
    >
      <div className={styles.notice} ref={panel} tabIndex={-1}>
        <div className={styles.picture}>
          <EmptyArt name="maintain" />
        </div>
        <h2 id={`${id}t`}>{title}</h2>
        <p id={`${id}m`}>{message}</p>
      </div>
    </Dialog>
  );
}
