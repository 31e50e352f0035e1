import { useEffect } from 'react';
import { buildLink } from '#core/rules/links/build-link.ts';
import { useNavigator } from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { returnTarget } from './return-target.ts';

/** Replaces the document: no guest data is kept, and back does not return to the login page. */
const replaceDocument = (url: string): void => globalThis.location.replace(url);

/** Redirects a signed-in member to the return target, with the time as every navigation (§2); true while leaving. */
export function useReturn(leave: (url: string) => void = replaceDocument): boolean {
  const { base, environment, external } = useSite();
  const { queryValue } = useNavigator();
  const signedIn = useSession(({ session }) => session.kind === 'member');
  const { neighborhoodCategoryId } = environment;
  const { redirectOrigins } = external;
  useEffect(() => {
    if (signedIn)
      leave(
        buildLink(
          returnTarget({
            redirect: queryValue('redirect'),
            appName: queryValue('app_name') ?? queryValue('appName'),
            here: globalThis.location,
            base,
            neighborhoodCategoryId,
            redirectOrigins,
          }),
          {},
          Date.now(),
        ),
      );
  }, [signedIn, leave, queryValue, base, neighborhoodCategoryId, redirectOrigins]);
  return signedIn;
}
