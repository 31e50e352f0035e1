/** Web storage with an in-memory fallback, for full, forbidden or missing storage. */
export interface Store {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

type Area = 'localStorage' | 'sessionStorage';

/** Values that could not be stored. */
const unkept = new Map<string, string>();

/** Keys are prefixed by environment (§9). */
export function storeOf(area: Area, prefix: string): Store {
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(globalThis[area]);
    } catch {
      return undefined; // access throws in private modes
    }
  };
  const unkeptName = (key: string) => `${area}:${prefix}${key}`;
  const remove = (key: string): void => {
    unkept.delete(unkeptName(key));
    attempt((storage) => storage.removeItem(prefix + key));
  };
  return {
    get: (key) =>
      unkept.get(unkeptName(key)) ?? attempt((storage) => storage.getItem(prefix + key)) ?? undefined,
    set(key, value) {
      const stored = attempt((storage) => {
        storage.setItem(prefix + key, value);
        return true;
      });
      if (stored) {
        unkept.delete(unkeptName(key));
        return;
      }
      remove(key); // a full storage must not return the old value
      unkept.set(unkeptName(key), value);
    },
    remove,
  };
}
