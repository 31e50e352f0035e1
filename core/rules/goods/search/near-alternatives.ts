import { pinyinReadings, syllables } from './pinyin-readings.ts';
import { isSyllable, pinyinParses } from './pinyin-parses.ts';
import { characterUnit, oneOrNone } from './search-unit.ts';
import { atUnitStart, ofUnits, type Alternative, type Start } from './term-alternatives.ts';

/** Longer terms are not corrected. */
const longestCorrected = 12;
const mostCorrections = 40;
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A term with one mistake: a wrong, missing, doubled or swapped letter or character, or characters that sound alike. */
export function nearAlternatives(term: string): readonly Alternative[] {
  const characters = Array.from(term);
  if (characters.length > longestCorrected || characters.length < 2) return [];
  return (/^[a-z]+$/.test(term) ? nearLetters(term) : nearCharacters(characters)).slice(0, mostCorrections);
}

function nearLetters(term: string): readonly Alternative[] {
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
  return [...new Set(edits)].flatMap((edit) => {
    const whole = pinyinParses(edit).find((parse) => parse.length > 1 && parse.every(isSyllable));
    return whole ? ofUnits(whole).map(atUnitStart) : [];
  });
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
