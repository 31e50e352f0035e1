const max = 20;

/** The stored words that were searched for, the last one first. */
export function searchedWords(stored: string | undefined): readonly string[] {
  try {
    const kept: unknown = JSON.parse(stored || '[]');
    return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string').slice(0, max) : [];
  } catch {
    return [];
  }
}

/** A word that is searched for again moves to the front. */
export const withSearchedWord = (words: readonly string[], word: string): readonly string[] =>
  [word, ...words.filter((each) => each !== word)].slice(0, max);
