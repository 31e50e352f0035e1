import './sheet.css';
import { useId, type ReactNode } from 'react';
import { closeIcon } from '#web/art/icons/close-icon.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';

export interface SheetProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays in view under the scrolling content. */
  footer?: ReactNode;
}

/** A panel from the bottom edge; the close button, the scrim and Esc close it. */
export function Sheet({ open, title, onClose, children, footer }: SheetProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} look="sheet" labelledBy={titleId}>
      <div className="sheet">
        <header className="sheet__h">
          <h2 id={titleId}>{title}</h2>
          <IconButton className="dlg__x" icon={closeIcon} size={22} label="关闭" onPress={onClose} />
        </header>
        <div className="sheet__b">{children}</div>
        {footer !== undefined && <footer className="sheet__f">{footer}</footer>}
      </div>
    </Dialog>
  );
}
