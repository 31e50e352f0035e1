import { useEffect, useState, type ComponentType } from 'react';
import type { MaintenanceNotice } from '#core/rules/session/maintenance-notice.ts';
import type { NoticePopupProps } from '#web/ui/notice-popup/notice-popup.tsx';

interface MaintenanceProps {
  readonly notice: MaintenanceNotice | undefined;
  /** When it was last reported; loading the popup is retried then. */
  readonly at: number;
}

/** The maintenance notice over every page (§2), loaded at its first use. */
export function Maintenance({ notice, at }: MaintenanceProps) {
  const [Popup, setPopup] = useState<ComponentType<NoticePopupProps>>();
  const [shown, setShown] = useState(notice);
  if (notice && (notice.title !== shown?.title || notice.message !== shown.message)) setShown(notice);
  const requested = notice !== undefined && !Popup;
  useEffect(() => {
    if (!requested) return;
    import('#web/ui/notice-popup/notice-popup.tsx').then(
      (loaded) => setPopup(() => loaded.NoticePopup),
      () => undefined,
    ); // retried with the next answer
  }, [requested, at]);
  return Popup && shown ? <Popup open={notice !== undefined} {...shown} /> : null;
}
