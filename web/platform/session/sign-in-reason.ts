import type { Environment } from '#core/config/environments.ts';
import { storeOf } from '../storage/storage.ts';

const key = 'signInReason';

/** Why the subscriber is sent to the login page, for that page to show. */
export function signInReason({ storagePrefix }: Environment) {
  const tab = storeOf('sessionStorage', storagePrefix);
  return {
    keep: (sentence: string): void => tab.set(key, sentence),
    read: (): string | undefined => tab.get(key),
    end: (): void => tab.remove(key),
  };
}
