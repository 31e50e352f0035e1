import type { Alternative } from './alternative.ts';
import { escaped } from './search-unit.ts';

/** The patterns of a text that matches an alternative, best first. */
export const matchingPatterns = ({ together, pattern, cuts }: Alternative): readonly string[] => [
  ...new Set([together, pattern]),
  ...cuts.flatMap(([first = '', second = '', ...more]) =>
    more.length > 0 ? [] : [inOrder(first, second), inOrder(second, first)],
  ),
];

/** Those of all alternatives of a term, then single words: goods found may have the other words elsewhere than in their name. */
export const markedPatterns = (term: readonly Alternative[]): readonly string[] => [
  ...term.flatMap(matchingPatterns),
  ...[...new Set(term.flatMap(({ cuts }) => cuts.flat()))]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => `(${escaped(word)})`),
];

const inOrder = (first: string, second: string): string => `(${escaped(first)}).*?(${escaped(second)})`;
