const maxLength = 40;

/** What a search in vain is counted under; undefined: too short to mean something, or it may be a number, code or address. */
export function missedWords(typed: string): string | undefined {
  const words = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}\p{S}\p{Cc}]+/gu, ' ')
    .trim();
  const isPrivate = (words.match(/\d/g) ?? []).length >= 6;
  return words.length < 2 || words.length > maxLength || isPrivate ? undefined : words;
}
