import { useInsertionEffect, useLayoutEffect } from 'react';
import { shownEvent } from '#web/ui/dialog/shown-event.ts';
import type { CallApi } from '../api/client.ts';
import type { Host } from '../hosts/host.ts';
import type { World } from '../world/world.tsx';
import { noteArrival, type ShownPage } from './note-arrival.ts';
import { track } from './track.ts';
import { whenIdle } from './when-idle.ts';

/** Notes page views, taps and popups from the start; what sends them is fetched when the page has nothing better to do. */
export function useTracking(world: World, call: CallApi, host: Host, shown: ShownPage): void {
  // Before every other effect: the first calls of a page already say which page they are from.
  useInsertionEffect(() => noteArrival(world, shown), [world, shown]);
  // Before a popup that the page begins with has opened.
  useLayoutEffect(() => {
    if (world.projectId === 'workbench') return undefined; // nobody's visit
    const onTap = ({ target }: Event) => track({ type: 'tap', on: target });
    const onPopup = ({ target }: Event) => track({ type: 'popup', on: target });
    // While it goes down: a tap may lead away.
    document.addEventListener('click', onTap, true);
    document.addEventListener(shownEvent, onPopup, true);
    let stop = whenIdle(() => {
      import('./tracker.ts')
        .then(({ startTracker }) => {
          stop = startTracker(world, call, host);
        })
        .catch(() => undefined); // a page without its log is still a page
    });
    return () => {
      stop();
      document.removeEventListener('click', onTap, true);
      document.removeEventListener(shownEvent, onPopup, true);
    };
  }, [world, call, host]);
}
