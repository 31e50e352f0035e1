import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while hydrating: what is loaded on demand may not be part of the server's markup. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
