import { createContext, use, useSyncExternalStore } from 'react';
import { hostCodes } from '#core/rules/hosts/host-codes.ts';
import type { Host } from './host.ts';
import { HostFailure } from './host-failure.ts';

const absent = () => Promise.reject(new HostFailure('missing', 'no host'));

/** A host without capabilities, as in server rendering. */
export const noHost: Host = {
  id: 'others',
  codes: hostCodes.others,
  system: 'other',
  appVersion: '0',
  chat: undefined,
  miniProgram: undefined,
  app: undefined,
  services: { mapsPosition: absent, browserPosition: absent, oneTapToken: absent, analytics: absent },
};

const HostContext = createContext<Host>(noHost);
export const HostProvider = HostContext.Provider;

/** The host app, for effects and handlers. Rendering uses useShownHost. */
export const useHost = (): Host => use(HostContext);

const never = () => () => undefined;

/** The host for rendering: none during hydration, which must match the server's markup. */
export function useShownHost(): Host {
  const host = useHost();
  return useSyncExternalStore(
    never,
    () => host,
    () => noHost,
  );
}
