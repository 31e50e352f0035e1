import { useInsertionEffect, useLayoutEffect } from 'react';
import { shownEvent } from '#web/ui/dialog/shown-event.ts';
import type { CallApi } from '../api/client.ts';
import type { Host } from '../hosts/host.ts';
import type { SiteContext } from '../site/site-context.tsx';
import { trackPageView, type ShownPage } from './track-page-view.ts';
import { track } from './track.ts';
import { whenIdle } from '../site/when-idle.ts';

/** Records page views, taps and popups from the start; the tracker is loaded when idle. */
export function useTracking(site: SiteContext, call: CallApi, host: Host, shown: ShownPage): void {
  // A layout effect, so that the first calls of a page carry its tracking header.
  useInsertionEffect(() => trackPageView(site, shown), [site, shown]);
  // Registered before a popup of the first render opens.
  useLayoutEffect(() => {
    if (site.projectId === 'workbench') return undefined; // the workbench is not tracked
    const onTap = ({ target }: Event) => track({ type: 'tap', on: target });
    const onPopup = ({ target }: Event) => track({ type: 'popup', on: target });
    // In the capture phase, because a tap may navigate away.
    document.addEventListener('click', onTap, true);
    document.addEventListener(shownEvent, onPopup, true);
    const left = new AbortController();
    // Small and loaded at once: the page may be left before it is idle.
    import('./send-early-views.ts')
      .then(({ watchEarlyLeave }) => watchEarlyLeave(site, host.id, left.signal))
      .catch(() => undefined); // as below
    let stop = whenIdle(() => {
      import('./tracker.ts')
        .then(({ startTracker }) => {
          stop = startTracker(site, call, host);
        })
        .catch(() => undefined); // the page works without tracking
    });
    return () => {
      stop();
      left.abort();
      document.removeEventListener('click', onTap, true);
      document.removeEventListener(shownEvent, onPopup, true);
    };
  }, [site, call, host]);
}
