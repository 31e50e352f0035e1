import { useEffect } from 'react';
import type { Place } from '#core/rules/location/area.ts';
import { useSession } from '../session/session-store.ts';
import { storeOf } from '../storage/storage.ts';
import { useSite } from '../site/site-context.tsx';
import { afterFirstScreen } from './after-first-screen.ts';
import { currentPlace, showPlace, usePlace } from './place-store.ts';
import { freshPlace } from './stored-place.ts';
import { useLocationService } from './location-context.tsx';

/** The current city, and starts finding it: the default first, then the stored one, then the found one. */
export function useFoundPlace(): Place {
  const { environment } = useSite();
  const { find } = useLocationService();
  const who = useSession(({ session }) => session.kind);
  useEffect(() => {
    const remembered = freshPlace(storeOf('localStorage', environment.storagePrefix), Date.now());
    if (remembered && remembered.timestamp !== currentPlace().timestamp) showPlace(remembered);
  }, [environment]);
  useEffect(() => (who === 'unknown' ? undefined : afterFirstScreen(() => void find())), [who, find]);
  return usePlace();
}
