import { unitOf } from './search-unit.ts';

/** Longer terms have their words in order: there are too many ways to cut them. */
const maxCharacters = 8;

/**
 * The ways to cut the characters of a term into words: in two, into pairs, and into pairs with one character left. A single character
 * is a word only beside pairs.
 */
export function wordCuts(characters: readonly string[]): readonly (readonly string[])[] {
  const size = characters.length;
  if (size < 3 || size > maxCharacters) return [];
  const inTwo = size < 4 ? [] : sizes(size - 3).map((at) => [at + 2, size - at - 2]);
  const pairs =
    size % 2 === 0
      ? [Array.from({ length: size / 2 }, () => 2)]
      : sizes((size + 1) / 2).map((single) =>
          Array.from({ length: (size + 1) / 2 }, (_, at) => (at === single ? 1 : 2)),
        );
  const cuts = [...inTwo, ...pairs].map((lengths) => {
    let at = 0;
    return lengths.map((length) =>
      characters
        .slice(at, (at += length))
        .map(unitOf)
        .join(''),
    );
  });
  return [...new Map(cuts.map((cut) => [cut.join('|'), cut])).values()];
}

const sizes = (length: number): readonly number[] => Array.from({ length }, (_, at) => at);
