import { Suspense, useEffect, useState } from 'react';
import { afterFirstScreen } from '#web/platform/location/after-first-screen.ts';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';

const HomeLater = lazyPart(() => import('./home-later.tsx').then((found) => found.HomeLater));

/** Loaded after the first screen of a home. */
export function AfterHome() {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => afterFirstScreen(() => setIsTime(true)), []);
  return (
    isTime && (
      <Suspense fallback={null}>
        <HomeLater />
      </Suspense>
    )
  );
}
