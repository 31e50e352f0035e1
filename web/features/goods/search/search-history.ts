import { useSyncExternalStore } from 'react';
import { useSite } from '#web/platform/site/site-context.tsx';
import { storeOf, type Store } from '#web/platform/storage/storage.ts';

const key = 'searchHistory';
const max = 20;
const listeners = new Set<() => void>();

/** The words searched for on this phone, the last one first. */
function wordsOf(stored: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(stored || '[]');
    return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string').slice(0, max) : [];
  } catch {
    return [];
  }
}

const readHistory = (store: Store): readonly string[] => wordsOf(store.get(key) ?? '');

function writeHistory(store: Store, words: readonly string[]): void {
  if (words.length === 0) store.remove(key);
  else store.set(key, JSON.stringify(words.slice(0, max)));
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The history with its changes; it is on this phone only, so that a server-rendered page begins without it. */
export function useSearchHistory() {
  const store = storeOf('localStorage', useSite().environment.storagePrefix);
  const stored = useSyncExternalStore(
    subscribe,
    () => store.get(key) ?? '',
    () => '',
  );
  return {
    words: wordsOf(stored),
    add: (word: string) => writeHistory(store, [word, ...readHistory(store).filter((each) => each !== word)]),
    remove: (word: string) =>
      writeHistory(
        store,
        readHistory(store).filter((each) => each !== word),
      ),
    clear: () => writeHistory(store, []),
  };
}
