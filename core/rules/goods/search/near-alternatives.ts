import { alternativeOf, type Alternative, type Run, type Start } from './alternative.ts';
import { likeSounds } from './like-sounds.ts';
import { pinyinReadings, syllables } from './pinyin-readings.ts';
import { pinyinParses, wholeSyllables } from './pinyin-parses.ts';
import { characterUnit, gap, oneOrNone, unitStart } from './search-unit.ts';
import { similarCharacters } from './similar-characters.ts';
import { charactersRuns } from './term-alternatives.ts';
import { characterToken, syllableToken, unitTokens } from './tokens.ts';
import { cutRuns, unitsRuns } from './units-runs.ts';

/** Longer terms are not corrected. */
const maxCharacters = 12;
const maxLetters = 16;
const maxUnits = 8;
const anything = '(?:.|\\n)*?';
/** Ways to correct a keyword; each is a part of one pattern. */
const maxCorrections = 40;
const letters = 'abcdefghijklmnopqrstuvwxyz';

/**
 * One of the terms of a keyword with one mistake: a wrong, missing, doubled or swapped letter or character, or characters that look or
 * sound alike.
 */
export function nearAlternatives(term: string, terms = 1): readonly Alternative[] {
  const max = Math.ceil(maxCorrections / terms);
  if (/^[a-z]+$/.test(term)) return term.length > maxLetters ? [] : nearLetters(term, max).slice(0, max);
  const characters = Array.from(term);
  if (characters.length > maxCharacters || characters.length < 2) return [];
  return nearCharacters(characters, max);
}

/** Of the corrections that are whole syllables, those with the fewest: others are made of a, o and e. */
function nearLetters(term: string, max: number): readonly Alternative[] {
  if (term.length < 4) return [];
  const places = Array.from(
    { length: term.length + 1 },
    (_, at) => [term.slice(0, at), term.slice(at)] as const,
  );
  const edits = places.flatMap(([before, after]) => [
    before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
    before + after.slice(1),
    ...Array.from(letters, (letter) => before + letter + after),
    ...Array.from(letters, (letter) => before + letter + after.slice(1)),
  ]);
  const corrected = [...new Set(edits)]
    .flatMap((edit) => {
      const whole = wholeSyllables(edit);
      return whole && whole.length > 1 ? [whole] : [];
    })
    .toSorted((a, b) => a.length - b.length)
    .slice(0, max)
    .map(ofSounds);
  // A syllable and initials with others between them are taken for a mistake first.
  const [read = []] = pinyinParses(term);
  const cut = [...cutRuns(read).map(alternativeOf), ...inOtherOrder(read)];
  return [...cut.slice(0, max / 2), ...corrected];
}

/** Two words of syllables or initials in either order, in any lines. */
function inOtherOrder(units: readonly string[]): readonly Alternative[] {
  const tokens = unitTokens(units);
  if (tokens.length < 4 || tokens.length > maxUnits) return [];
  return tokens.slice(3).flatMap((_, at) => {
    const [left, right] = [tokens.slice(0, at + 2), tokens.slice(at + 2)];
    return [[right, left] as const, [left, right] as const].map((words) => {
      const way = alternativeOf(words);
      return { ...way, pattern: way.pattern.replace(gap, anything) };
    });
  });
}

/** Syllables as they were typed, with others between them. */
const ofSounds = (sounds: readonly string[]): Alternative => alternativeOf(unitsRuns(sounds).at(-1) ?? []);

function nearCharacters(characters: readonly string[], max: number): readonly Alternative[] {
  const sounds = characters.map((character) => pinyinReadings.get(character)?.[0] ?? character);
  const alike = sounds.every((sound) => syllables.has(sound)) ? [ofSounds(sounds)] : [];
  const looks = characters.flatMap((character, at) =>
    similarCharacters(character).map((other) => charactersRuns(characters.with(at, other))),
  );
  const heard = characters.flatMap((_, at) =>
    likeSounds(sounds[at] ?? '').map((sound) => withSound(characters, at, sound)),
  );
  const edited = characters.length < 3 ? [] : [...swapped(characters), ...without(characters)];
  const found = [...alike, ...looks.slice(0, max / 2).map(alternativeOf), ...edited].slice(0, max);
  return [...found, ...heard.slice(0, max - found.length).map(alternativeOf)];
}

/** The characters with any other of this sound in one place. */
function withSound(characters: readonly string[], at: number, sound: string): readonly Run[] {
  const tokens = characters.map((character, place) =>
    place === at ? syllableToken(sound) : characterToken(character),
  );
  return tokens.length < 3 ? [tokens] : tokens.map((token) => [token]);
}

const swapped = (characters: readonly string[]): readonly Alternative[] =>
  characters.slice(1).map((_, at) => {
    const order = characters.toSpliced(at, 2, characters[at + 1] ?? '', characters[at] ?? '');
    return alternativeOf([order.map(characterToken)]);
  });

/** Each character in turn may be another one, or none. */
const without = (characters: readonly string[]): readonly Alternative[] =>
  characters.map((_, at) => {
    const units = (some: readonly string[]) => some.map(characterUnit).join('');
    const grams = characters.toSpliced(at, 1);
    const pattern = `${unitStart}(${units(characters.slice(0, at))})${oneOrNone}(${units(characters.slice(at + 1))})`;
    const places: readonly Start['unit'][] = at === 0 ? [1, 2] : [1];
    return {
      grams: [...new Set(grams)],
      pattern,
      together: pattern,
      cuts: [],
      starts: places.map((unit) => ({ unit, sign: grams[0] ?? '' })),
    };
  });
