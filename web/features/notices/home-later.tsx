import { useSession } from '#web/platform/session/session-store.ts';
import { BackToTop } from '#web/ui/back-to-top/back-to-top.tsx';
import { OwnPopups } from './own-popups.tsx';

/** What a home has besides its first screen: the way back to the top, gifts (§6) and preheat notices (§1) that pop up. */
export function HomeLater() {
  const isKnown = useSession(({ session }) => session.kind !== 'unknown');
  return (
    <>
      <BackToTop />
      {isKnown && <OwnPopups />}
    </>
  );
}
