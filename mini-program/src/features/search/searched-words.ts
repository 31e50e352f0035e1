import { searchedWords, withSearchedWord } from '#core/rules/goods/search/search-history.ts';
import { createStore, useStore } from '../../platform/create-store.ts';
import { storage } from '../../platform/storage.ts';

const key = 'searchHistory';
const history = createStore(searchedWords(storage.get(key)));

function keep(words: readonly string[]): void {
  if (words.length === 0) storage.remove(key);
  else storage.set(key, JSON.stringify(words));
  history.set(words);
}

/** The words searched for; they stay on this phone. */
export const useSearchHistory = (): readonly string[] => useStore(history);

export const rememberWord = (word: string): void => keep(withSearchedWord(history.get(), word));
export const forgetWord = (word: string): void => keep(history.get().filter((each) => each !== word));
export const forgetWords = (): void => keep([]);
