import './notice-popup.css';
import { useEffect, useId, useRef } from 'react';
import { EmptyArt } from '#web/art/empty-art.tsx';
import { Dialog } from '../dialog/dialog.tsx';

export interface NoticePopupProps {
  open?: boolean | undefined;
  title: string;
  message: string;
}

/** The announcement nobody can dismiss: pinned under the status bar, over everything, with only title and message. */
export function NoticePopup({ open = true, title, message }: NoticePopupProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) panel.current?.focus();
  }, [open]);
  return (
    <Dialog open={open} look="notice" role="alertdialog" labelledBy={`${id}t`} describedBy={`${id}m`}>
      <div className="np" ref={panel} tabIndex={-1}>
        <div className="np__a">
          <EmptyArt name="maintain" />
        </div>
        <h2 id={`${id}t`}>{title}</h2>
        <p id={`${id}m`}>{message}</p>
      </div>
    </Dialog>
  );
}
