import { useSyncExternalStore } from 'react';
import { hasCryptography } from '#web/platform/sign-in/has-cryptography.ts';

const never = () => () => undefined;

/** Whether this page may encrypt; assumed until the browser has been asked. */
export const useCanSeal = (): boolean => useSyncExternalStore(never, hasCryptography, () => true);
