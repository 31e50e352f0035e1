import { lazy, Suspense, useEffect, useState } from 'react';
import { afterFirstLook } from '#web/platform/location/after-first-look.ts';
import { useSession } from '#web/platform/session/session-store.ts';

const Popup = lazy(() =>
  import('./preheat-popup.tsx').then(({ PreheatPopup }) => ({ default: PreheatPopup })),
);

/** What is about to begin (§1, preheat notices): asked for and shown once the first screen has been looked at, by code that is fetched then. */
export function PreheatNotice() {
  const isKnown = useSession(({ session }) => session.kind !== 'unknown');
  const [isTime, setIsTime] = useState(false);
  useEffect(() => (isKnown ? afterFirstLook(() => setIsTime(true)) : undefined), [isKnown]);
  return (
    isTime && (
      <Suspense fallback={null}>
        <Popup />
      </Suspense>
    )
  );
}
