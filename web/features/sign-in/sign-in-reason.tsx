import { useEffect, useSyncExternalStore } from 'react';
import { signInReason } from '#web/platform/session/sign-in-reason.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { SignInFailure } from './sign-in-failure.tsx';

const never = () => () => undefined;

/** Why the subscriber has to sign in again, until the page is left. The server's markup does not have it. */
export function SignInReason() {
  const { environment } = useSite();
  const reason = useSyncExternalStore(never, signInReason(environment).read, () => undefined);
  useEffect(() => {
    const { end } = signInReason(environment);
    addEventListener('pagehide', end);
    return () => {
      removeEventListener('pagehide', end);
      end();
    };
  }, [environment]);
  return reason === undefined ? null : <SignInFailure>{reason}</SignInFailure>;
}
