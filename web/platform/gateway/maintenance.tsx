import { useEffect, useState, type ComponentType } from 'react';
import type { MaintenanceNotice } from '#core/rules/session/maintenance-notice.ts';
import type { NoticePopupProps } from '#web/ui/notice-popup/notice-popup.tsx';

interface MaintenanceProps {
  readonly notice: MaintenanceNotice | undefined;
  /** When that was last heard: a popup that could not be loaded is tried again then. */
  readonly at: number;
}

/** The maintenance notice over every page (§2); its parts are fetched when it is first needed. */
export function Maintenance({ notice, at }: MaintenanceProps) {
  const [Popup, setPopup] = useState<ComponentType<NoticePopupProps>>();
  const [shown, setShown] = useState(notice);
  if (notice && (notice.title !== shown?.title || notice.message !== shown.message)) setShown(notice);
  const wanted = notice !== undefined && !Popup;
  useEffect(() => {
    if (!wanted) return;
    import('#web/ui/notice-popup/notice-popup.tsx').then(
      (loaded) => setPopup(() => loaded.NoticePopup),
      () => undefined,
    ); // tried again at the next answer
  }, [wanted, at]);
  return Popup && shown ? <Popup open={notice !== undefined} {...shown} /> : null;
}
