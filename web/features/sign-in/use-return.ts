import { useEffect } from 'react';
import { buildLink } from '#core/rules/links/build-link.ts';
import { useNavigator } from '#web/platform/navigation/navigation.tsx';
import { pageBeforeLogin } from '#web/platform/session/page-before-login.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { returnTarget } from './return-target.ts';

/** Replaces the document: back does not return to the login page. */
const replaceDocument = (url: string): void => globalThis.location.replace(url);
const noWayBackMs = 1_000;

/**
 * Redirects a signed-in member to the return target, with the time as every navigation (§2); true while leaving. A page that was
 * left by a tap is the entry before: one goes back to it, so that the history has it once.
 */
export function useReturn(leave: (url: string) => void = replaceDocument): boolean {
  const { base, environment, external } = useSite();
  const { queryValue } = useNavigator();
  const signedIn = useSession(({ session }) => session.kind === 'member');
  const { redirectOrigins } = external;
  useEffect(() => {
    if (!signedIn) return undefined;
    const redirect = queryValue('redirect');
    const target = returnTarget({
      redirect,
      appName: queryValue('app_name') ?? queryValue('appName'),
      here: globalThis.location,
      base,
      neighborhoodCategoryId: environment.neighborhoodCategoryId,
      redirectOrigins,
    });
    const goOn = () => leave(buildLink(target, {}, Date.now()));
    if (!pageBeforeLogin(environment).is(redirect)) return goOn();
    globalThis.history.back();
    const timer = setTimeout(goOn, noWayBackMs);
    return () => clearTimeout(timer);
  }, [signedIn, leave, queryValue, base, environment, redirectOrigins]);
  return signedIn;
}
