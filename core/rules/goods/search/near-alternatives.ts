import { pinyinReadings, syllables } from './pinyin-readings.ts';
import { wholeSyllables } from './pinyin-parses.ts';
import { characterUnit, oneOrNone } from './search-unit.ts';
import { atUnitStart, ofUnits, type Alternative, type Start } from './term-alternatives.ts';

/** Longer terms are not corrected. */
const longestCorrected = 12;
/** Ways to correct a keyword; each is a part of one pattern. */
const mostCorrections = 40;
const letters = 'abcdefghijklmnopqrstuvwxyz';

/**
 * One of the terms of a keyword with one mistake: a wrong, missing, doubled or swapped letter or character, or characters that sound
 * alike.
 */
export function nearAlternatives(term: string, terms = 1): readonly Alternative[] {
  const characters = Array.from(term);
  if (characters.length > longestCorrected || characters.length < 2) return [];
  const most = Math.ceil(mostCorrections / terms);
  return /^[a-z]+$/.test(term) ? nearLetters(term, most) : nearCharacters(characters).slice(0, most);
}

function nearLetters(term: string, most: number): readonly Alternative[] {
  if (term.length < 4) return [];
  const places = Array.from(
    { length: term.length + 1 },
    (_, at) => [term.slice(0, at), term.slice(at)] as const,
  );
  const edits = places.flatMap(([before, after]) => [
    before + after.slice(1),
    before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
    ...Array.from(letters, (letter) => before + letter + after),
    ...Array.from(letters, (letter) => before + letter + after.slice(1)),
  ]);
  const found: Alternative[] = [];
  for (const edit of new Set(edits)) {
    if (found.length >= most) break;
    const whole = wholeSyllables(edit);
    if (whole && whole.length > 1) found.push(...ofUnits(whole).map(atUnitStart));
  }
  return found;
}

function nearCharacters(characters: readonly string[]): readonly Alternative[] {
  const sounds = characters.map((character) => pinyinReadings.get(character)?.[0] ?? character);
  const alike = sounds.every((sound) => syllables.has(sound)) ? ofUnits(sounds).map(atUnitStart) : [];
  if (characters.length < 3) return alike;
  const units = (some: readonly string[]) => some.map(characterUnit).join('');
  const alternative = (grams: readonly string[], pattern: string, at: readonly Start['unit'][]) => ({
    grams,
    pattern,
    together: pattern,
    starts: at.map((unit) => ({ unit, sign: grams[0] ?? '' })),
  });
  const without = characters.map((_, at) =>
    alternative(
      characters.toSpliced(at, 1),
      `(${units(characters.slice(0, at))})${oneOrNone}(${units(characters.slice(at + 1))})`,
      at === 0 ? [1, 2] : [1],
    ),
  );
  const swapped = characters.slice(1).map((_, at) => {
    const order = characters.toSpliced(at, 2, characters[at + 1] ?? '', characters[at] ?? '');
    return alternative(order, `(${units(order)})`, [1]);
  });
  return [...alike, ...[...swapped, ...without].map(atUnitStart)];
}
