import { currentSession, useSession } from '../session/session-store.ts';
import { subscriberOf } from '../session/subscriber-of.ts';
import { forgetPlace } from './place-store.ts';

/** Clears the location in memory at sign-out, which itself clears the stored one. Returns the clean-up. */
export function clearOnSignOut(): () => void {
  let before = subscriberOf(currentSession());
  return useSession.subscribe(() => {
    const now = subscriberOf(currentSession());
    if (before !== undefined && before !== now) forgetPlace();
    before = now;
  });
}
