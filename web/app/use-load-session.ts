import { useCallback, useEffect, useRef } from 'react';
import type { Environment } from '#core/config/environments.ts';
import { loadSession, type AutoSignIn } from '#web/platform/sign-in/sessions/load-session.ts';
import { currentSession } from '#web/platform/session/session-store.ts';
import type { BrowserSession } from './browser-session.ts';

/** Loads the session, and again when it may have changed: after a sign-in or sign-out in another tab, on page show, back online. */
export function useLoadSession(
  { call, tokens }: Pick<BrowserSession, 'call' | 'tokens'>,
  { storagePrefix, tokenKeys }: Environment,
  autoSignIn?: AutoSignIn,
): () => void {
  const pending = useRef(Promise.resolve());
  const load = useCallback(() => {
    pending.current = pending.current.then(() => loadSession(call, tokens, autoSignIn));
  }, [call, tokens, autoSignIn]);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) =>
      (key === null || key === storagePrefix + tokenKeys.accessToken) && load();
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && load();
    const onOnline = () => {
      const session = currentSession();
      if (session.kind !== 'unknown' && session.unconfirmed) load();
    };
    load();
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onPageShow);
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', onPageShow);
      removeEventListener('online', onOnline);
    };
  }, [load, storagePrefix, tokenKeys]);
  return load;
}
