/** Web storage that may be full, forbidden or absent: then it remembers until the page is left, and nothing breaks. */
export interface Store {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

type Area = 'localStorage' | 'sessionStorage';

/** What the browser would not keep. */
const unkept = new Map<string, string>();

/** Keys of one environment never meet those of another (§9). */
export function storeOf(area: Area, prefix: string): Store {
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(globalThis[area]);
    } catch {
      return undefined; // private modes throw on touch; the page goes on without lasting memory
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
      const kept = attempt((storage) => {
        storage.setItem(prefix + key, value);
        return true;
      });
      if (kept) {
        unkept.delete(unkeptName(key));
        return;
      }
      remove(key); // a full storage must not go on answering with the old value
      unkept.set(unkeptName(key), value);
    },
    remove,
  };
}
