import type { Environment } from '#core/config/environments.ts';
import { randomText } from '../crypto/random-text.ts';
import { storeOf } from '../storage/storage.ts';

export interface RequestKeys {
  keyOf(content: string): string;
  forget(content: string): void;
}

/** One idempotency key for each content of a write, stored in the tab, so that a reload repeats the same request. */
export function requestKeys(
  { storagePrefix }: Pick<Environment, 'storagePrefix'>,
  write: string,
): RequestKeys {
  const store = storeOf('sessionStorage', `${storagePrefix}${write}:`);
  return {
    keyOf(content) {
      const name = nameOf(content);
      const key = store.get(name) ?? randomText();
      store.set(name, key);
      return key;
    },
    forget: (content) => store.remove(nameOf(content)),
  };
}

/** A 32-bit hash (FNV-1a): the content may hold numbers and codes that do not belong into the storage. */
function nameOf(content: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < content.length; at += 1) hash = Math.imul(hash ^ content.charCodeAt(at), 0x01000193);
  return `${(hash >>> 0).toString(36)}.${content.length}`;
}
