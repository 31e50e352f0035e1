import { useEffect } from 'react';
import type { Place } from '#core/rules/location/area.ts';
import { useSession } from '../session/session-store.ts';
import { storeOf } from '../storage/storage.ts';
import { useWorld } from '../world/world.tsx';
import { afterFirstLook } from './after-first-look.ts';
import { currentPlace, showPlace, usePlace } from './place-store.ts';
import { freshPlace } from './stored-place.ts';
import { useWhereabouts } from './whereabouts-context.tsx';

/** The city to draw for, and the wish to know it: the default first, then the remembered one, then the one that is found. */
export function useFoundPlace(): Place {
  const { environment } = useWorld();
  const { find } = useWhereabouts();
  const who = useSession(({ session }) => session.kind);
  useEffect(() => {
    const remembered = freshPlace(storeOf('localStorage', environment.storagePrefix), Date.now());
    if (remembered && remembered.timestamp !== currentPlace().timestamp) showPlace(remembered);
  }, [environment]);
  useEffect(() => (who === 'unknown' ? undefined : afterFirstLook(() => void find())), [who, find]);
  return usePlace();
}
