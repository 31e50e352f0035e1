import './popup.css';
import { useId, type ReactNode } from 'react';
import { closeIcon } from '#web/art/icons/close-icon.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';

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
  /** Without the corner cross the footer must offer the way out; Esc and the scrim still close. */
  cross?: boolean | undefined;
}

/** A centred panel that asks or tells one thing. */
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
    <Dialog open={open} onClose={onClose} look="popup" labelledBy={titleId}>
      <div className={look === 'reward' ? 'popup popup--reward' : 'popup'}>
        {art !== undefined && <div className="popup__a">{art}</div>}
        <h2 id={titleId} className="popup__t">
          {title}
        </h2>
        {children !== undefined && <div className="popup__b">{children}</div>}
        {footer !== undefined && <div className="popup__f">{footer}</div>}
        {cross && <IconButton className="dlg__x" icon={closeIcon} size={22} label="关闭" onPress={onClose} />}
      </div>
    </Dialog>
  );
}
