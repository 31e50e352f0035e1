import { useSession } from '#web/platform/session/session-store.ts';
import { BackToTop } from '#web/ui/back-to-top/back-to-top.tsx';
import { EndingTip } from './ending-tip.tsx';
import { OwnPopups } from './own-popups.tsx';

/** What a home has besides its first screen: the way back to the top, what of the member ends soon, gifts (§6) and preheat notices (§1) that pop up. */
export function HomeLater() {
  const kind = useSession(({ session }) => session.kind);
  return (
    <>
      <BackToTop />
      {kind === 'member' && <EndingTip />}
      {kind !== 'unknown' && <OwnPopups />}
    </>
  );
}
