import { useSyncExternalStore } from 'react';
import { hasCryptography } from '#web/platform/sign-in/has-cryptography.ts';

const never = () => () => undefined;

/** Whether Web Crypto is available; assumed during hydration. */
export const useCanSeal = (): boolean => useSyncExternalStore(never, hasCryptography, () => true);
