import { Suspense } from 'react';
import type { MaterialPoint } from '#core/rules/tracking/material-points.ts';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';

const PointBanner = lazyPart(() => import('./point-banner.tsx').then((found) => found.PointBanner));

/** The materials of a static point, loaded after the page. */
export const LazyPointBanner = (props: { readonly point: MaterialPoint; readonly label: string }) => (
  <Suspense fallback={null}>
    <PointBanner {...props} />
  </Suspense>
);
