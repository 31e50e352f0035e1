import type { Environment } from '#core/config/environments.ts';
import { storeOf } from '../storage/storage.ts';

const key = 'pageBeforeLogin';

/** The page whose entry of the history precedes the login page: one that guests may see, and that they left by a tap. */
export function pageBeforeLogin({ storagePrefix }: Environment) {
  const tab = storeOf('sessionStorage', storagePrefix);
  return {
    keep: (url: string): void => tab.set(key, url),
    is: (url: string | undefined): boolean => url !== undefined && tab.get(key) === url,
    end: (): void => tab.remove(key),
  };
}
