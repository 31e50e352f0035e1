import { createContext, use, useSyncExternalStore } from 'react';
import { hostCodes } from '#core/rules/hosts/host-codes.ts';
import type { Host } from './host.ts';
import { HostFailure } from './host-failure.ts';

const absent = () => Promise.reject(new HostFailure('missing', 'no host'));

/** A host that can do nothing: what the server draws for. */
export const noHost: Host = {
  id: 'others',
  codes: hostCodes.others,
  system: 'other',
  appVersion: '0',
  inMarketMiniProgram: false,
  chat: undefined,
  miniProgram: undefined,
  app: undefined,
  services: { mapsPosition: absent, browserPosition: absent, oneTapToken: absent, analytics: absent },
};

const HostContext = createContext<Host>(noHost);
export const HostProvider = HostContext.Provider;

/** The app around the page, for effects and handlers. What is drawn asks useShownHost. */
export const useHost = (): Host => use(HostContext);

const never = () => () => undefined;

/** The host as far as it may be drawn: the first drawing in the browser equals the server's, which knows none. */
export function useShownHost(): Host {
  const host = useHost();
  return useSyncExternalStore(
    never,
    () => host,
    () => noHost,
  );
}
