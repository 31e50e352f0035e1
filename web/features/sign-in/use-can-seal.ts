import { useSyncExternalStore } from 'react';
import { canSeal } from './can-seal.ts';

const never = () => () => undefined;

/** Whether this page may encrypt; assumed until the browser has been asked. */
export const useCanSeal = (): boolean => useSyncExternalStore(never, canSeal, () => true);
