import { useEffect } from 'react';
import { useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { useWorld } from '#web/platform/world/world.tsx';
import { returnTarget } from './return-target.ts';

/** A new document in place of this one: nothing a guest saw is kept, and back does not return to the sign-in page. */
const replaceDocument = (url: string): void => globalThis.location.replace(url);

/** Sends whoever is signed in, just now or already, to where they wanted to go; true while they are leaving. */
export function useReturn(leave: (url: string) => void = replaceDocument): boolean {
  const { base, environment, outside } = useWorld();
  const redirect = useQueryValue('redirect');
  const webName = useQueryValue('app_name');
  const miniName = useQueryValue('appName');
  const appName = webName ?? miniName;
  const signedIn = useSession(({ session }) => session.kind === 'member');
  const { neighborhoodCategoryId } = environment;
  const { redirectOrigins } = outside;
  useEffect(() => {
    if (signedIn)
      leave(
        returnTarget({
          redirect,
          appName,
          here: globalThis.location,
          base,
          neighborhoodCategoryId,
          redirectOrigins,
        }),
      );
  }, [signedIn, leave, redirect, appName, base, neighborhoodCategoryId, redirectOrigins]);
  return signedIn;
}
