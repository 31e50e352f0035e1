import { useSyncExternalStore } from 'react';
import { searchedWords, withSearchedWord } from '#core/rules/goods/search/search-history.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { storeOf, type Store } from '#web/platform/storage/storage.ts';

const key = 'searchHistory';
const listeners = new Set<() => void>();

const readHistory = (store: Store): readonly string[] => searchedWords(store.get(key));

function writeHistory(store: Store, words: readonly string[]): void {
  if (words.length === 0) store.remove(key);
  else store.set(key, JSON.stringify(words));
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
    words: searchedWords(stored),
    add: (word: string) => writeHistory(store, withSearchedWord(readHistory(store), word)),
    remove: (word: string) =>
      writeHistory(
        store,
        readHistory(store).filter((each) => each !== word),
      ),
    clear: () => writeHistory(store, []),
  };
}
