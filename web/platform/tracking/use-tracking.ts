import { useEffect, useInsertionEffect } from 'react';
import type { CallApi } from '../api/client.ts';
import type { Host } from '../hosts/host.ts';
import type { World } from '../world/world.tsx';
import { noteArrival, type ShownPage } from './note-arrival.ts';
import { track } from './track.ts';
import { whenIdle } from './when-idle.ts';

/** Notes page views and taps from the start; what sends them is fetched when the page has nothing better to do. */
export function useTracking(world: World, call: CallApi, host: Host, shown: ShownPage): void {
  // Before every other effect: the first calls of a page already say which page they are from.
  useInsertionEffect(() => noteArrival(world, shown), [world, shown]);
  useEffect(() => {
    if (world.projectId === 'workbench') return undefined; // nobody's visit
    const onTap = ({ target }: MouseEvent) => track({ type: 'tap', on: target });
    // While it goes down: a tap may lead away.
    document.addEventListener('click', onTap, true);
    let stop = whenIdle(() => {
      import('./tracker.ts').then(({ startTracker }) => {
        stop = startTracker(world, call, host);
      }).catch(() => undefined); // a page without its log is still a page
    });
    return () => {
      stop();
      document.removeEventListener('click', onTap, true);
    };
  }, [world, call, host]);
}
