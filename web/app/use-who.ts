import { useCallback, useEffect, useRef } from 'react';
import type { Environment } from '#core/config/environments.ts';
import { askWho, type Door } from '#web/platform/session/ask-who.ts';
import { currentSession } from '#web/platform/session/session-store.ts';
import type { BrowserSession } from './browser-session.ts';

/** Asks who is here; and again when that may have changed: another tab signed in or out, the page came back, so did the network. */
export function useWho(
  { call, tokens }: Pick<BrowserSession, 'call' | 'tokens'>,
  { storagePrefix, tokenKeys }: Environment,
  door?: Door,
): () => void {
  const asking = useRef(Promise.resolve());
  const ask = useCallback(() => {
    asking.current = asking.current.then(() => askWho(call, tokens, door));
  }, [call, tokens, door]);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) =>
      (key === null || key === storagePrefix + tokenKeys.accessToken) && ask();
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && ask();
    const onOnline = () => {
      const session = currentSession();
      if (session.kind === 'guest' && session.unasked) ask();
    };
    ask();
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onPageShow);
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', onPageShow);
      removeEventListener('online', onOnline);
    };
  }, [ask, storagePrefix, tokenKeys]);
  return ask;
}
