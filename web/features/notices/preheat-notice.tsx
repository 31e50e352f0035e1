import { lazy, Suspense, useEffect, useState } from 'react';
import { afterFirstScreen } from '#web/platform/location/after-first-screen.ts';
import { useSession } from '#web/platform/session/session-store.ts';

/** A popup that cannot be loaded, for want of a network, is left out; a rejected `lazy` would replace the whole page. */
const Popup = lazy(() =>
  import('./own-popups.tsx').then(
    ({ OwnPopups }) => ({ default: OwnPopups }),
    () => ({ default: () => null }),
  ),
);

/** Gifts (§6) and preheat notices (§1) that pop up, loaded lazily after the first screen. */
export function PreheatNotice() {
  const isKnown = useSession(({ session }) => session.kind !== 'unknown');
  const [isTime, setIsTime] = useState(false);
  useEffect(() => (isKnown ? afterFirstScreen(() => setIsTime(true)) : undefined), [isKnown]);
  return (
    isTime && (
      <Suspense fallback={null}>
        <Popup />
      </Suspense>
    )
  );
}
