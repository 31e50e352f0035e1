import { storeOf } from '#web/platform/storage/storage.ts';

export interface ScrollTops {
  get(key: string): number | undefined;
  set(key: string, top: number): void;
  /** For the next document of this tab. */
  keep(): void;
}

const maxEntries = 50;

/** How far down each history entry was left, by its key. */
export function scrollTops(storagePrefix: string): ScrollTops {
  const memory = storeOf('sessionStorage', storagePrefix);
  const tops = new Map<string, number>(stored(memory.get('scrollTops')));
  return {
    get: (key) => tops.get(key),
    set(key, top) {
      tops.delete(key);
      tops.set(key, Math.round(top));
    },
    keep: () => memory.set('scrollTops', JSON.stringify([...tops].slice(-maxEntries))),
  };
}

function stored(text: string | undefined): [string, number][] {
  try {
    return JSON.parse(text ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}
