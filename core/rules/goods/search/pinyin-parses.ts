import { grouped } from '../../format/grouped.ts';
import { syllables } from './pinyin-readings.ts';

/** Ways of reading that are tried; longer runs have more, the rest is dropped. */
const maxParses = 12;
/** Longer letters are read in few ways: each is a part of the pattern as long as they are. */
const longestAmbiguous = 16;
const maxParsesOfLong = 3;
const doubleInitials = new Set(['zh', 'ch', 'sh']);
const longestSyllable = 6;
/** More letters than this are no row of initials. */
const longestInitials = 8;
/** No syllable begins with these. */
const noInitials = /[iuv]/;

const byBeginning = grouped(
  [...syllables].flatMap((syllable) =>
    Array.from(syllable, (_, at) => ({ start: syllable.slice(0, at + 1), syllable })),
  ),
  ({ start }) => start,
);

const isUnit = (text: string, isLast: boolean): boolean =>
  text.length === 1 || syllables.has(text) || doubleInitials.has(text) || (isLast && byBeginning.has(text));

/**
 * Ways to read typed letters as syllables, initials or a mix, fewest units first: 'shipin' is shi·pin, 'sphy' is s·p·h·y,
 * 'shipinhy' is shi·pin·h·y. The last unit may be the beginning of a syllable. Single letters within are read only where nothing else
 * is possible.
 */
export function pinyinParses(letters: string): readonly (readonly string[])[] {
  const ways: (readonly (readonly string[])[])[] = [[[]]];
  for (let end = 1; end <= letters.length; end += 1) {
    const found: (readonly string[])[] = [];
    for (let size = Math.min(longestSyllable, end); size > 0; size -= 1) {
      const unit = letters.slice(end - size, end);
      if (isUnit(unit, end === letters.length))
        for (const way of ways[end - size] ?? []) found.push([...way, unit]);
    }
    ways.push(found.toSorted((a, b) => a.length - b.length).slice(0, maxParses));
  }
  const [shortest = [], ...others] = ways[letters.length] ?? [];
  const best = [shortest, ...others.filter((way) => way.length <= shortest.length + 1)].slice(
    0,
    letters.length > longestAmbiguous ? maxParsesOfLong : maxParses,
  );
  const whole = best.filter((way) => way.slice(0, -1).every((unit) => unit.length > 1));
  const used = whole.length > 0 ? whole : best;
  const single = Array.from(letters);
  const isListed = used.some((way) => way.length === single.length);
  return isListed || single.length > longestInitials || noInitials.test(letters) ? used : [...used, single];
}

/** The fewest whole syllables that the letters are; undefined if they are none. */
export function wholeSyllables(letters: string): readonly string[] | undefined {
  const counts = [0];
  const sizes = [0];
  for (let end = 1; end <= letters.length; end += 1) {
    let [count, last] = [Infinity, 0];
    for (let size = Math.min(longestSyllable, end); size > 0; size -= 1) {
      const before = counts[end - size] ?? Infinity;
      if (before + 1 < count && syllables.has(letters.slice(end - size, end)))
        [count, last] = [before + 1, size];
    }
    counts.push(count);
    sizes.push(last);
    // No syllable reaches back over these.
    if (counts.length > longestSyllable && counts.slice(-longestSyllable).every((each) => each === Infinity))
      return undefined;
  }
  const found: string[] = [];
  for (let end = letters.length; end > 0;) {
    const size = sizes[end] ?? 0;
    if (size === 0) return undefined;
    found.unshift(letters.slice(end - size, end));
    end -= size;
  }
  return found;
}

export const isSyllable = (unit: string): boolean => syllables.has(unit);

export const syllablesBeginningWith = (start: string): readonly string[] =>
  (byBeginning.get(start) ?? []).map(({ syllable }) => syllable);
