import type { Run } from './alternative.ts';
import { isSyllable } from './pinyin-parses.ts';
import { syllableToken, unitTokens } from './tokens.ts';

/** Syllables that select few enough goods without the pairs of their initials. */
const enoughSyllables = 2;
/** More initials than this stand together. */
const maxCut = 8;
/** A match of more units has nothing between them. */
const maxWithGaps = 12;

/**
 * The ways in which typed syllables and initials stand in a text: as with characters, others may stand between three or more. A last
 * syllable goes on only where all stand together.
 */
export function unitsRuns(units: readonly string[]): readonly (readonly Run[])[] {
  const tokens = unitTokens(units);
  if (tokens.length < 3 || tokens.length > maxWithGaps) return [[tokens]];
  const found = tokens.filter(({ grams }) => grams.length > 0).length;
  if (found >= enoughSyllables) {
    const last = units.at(-1) ?? '';
    const whole =
      isSyllable(last) && last.length > 1 ? tokens.with(tokens.length - 1, syllableToken(last)) : tokens;
    return [[tokens], whole.map((token) => [token])];
  }
  return [[tokens], ...(found === 0 ? cutRuns(units) : [])];
}

/** Initials are found by their pairs alone, so others stand between two parts of them, or between pairs. */
export function cutRuns(units: readonly string[]): readonly (readonly Run[])[] {
  const tokens = unitTokens(units);
  if (tokens.length < 3 || tokens.length > maxCut) return [];
  const inTwo = tokens.slice(1).map((_, at) => [tokens.slice(0, at + 1), tokens.slice(at + 1)]);
  const pairs = tokens.flatMap((_, at) => (at % 2 === 0 ? [tokens.slice(at, at + 2)] : []));
  return [...inTwo, ...(tokens.length > 5 && tokens.length % 2 === 0 ? [pairs] : [])];
}
