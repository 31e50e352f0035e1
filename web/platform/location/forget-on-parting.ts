import { currentSession, useSession } from '../session/session-store.ts';
import { subscriberOf } from '../session/subscriber-of.ts';
import { forgetPlace } from './place-store.ts';

/** Whoever leaves takes their place along; sign-out itself clears the stored one. Gives the way to stop. */
export function forgetOnParting(): () => void {
  let before = subscriberOf(currentSession());
  return useSession.subscribe(() => {
    const now = subscriberOf(currentSession());
    if (before !== undefined && before !== now) forgetPlace();
    before = now;
  });
}
