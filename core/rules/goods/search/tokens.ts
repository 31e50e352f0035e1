import { isSyllable, syllablesBeginningWith } from './pinyin-parses.ts';
import { characterUnit, initialUnit, syllableUnit } from './search-unit.ts';
import type { Run, Token } from './alternative.ts';

export const characterToken = (character: string): Token => ({
  pattern: characterUnit(character),
  grams: [character],
  sign: character,
  kind: 'character',
});

export const syllableToken = (syllable: string): Token => ({
  pattern: syllableUnit(syllable),
  grams: [`~${syllable}`],
  sign: syllable.slice(0, 1),
  kind: 'syllable',
});

/** The beginning of a syllable; the gram is that of the only one that begins so. */
const beginningToken = (start: string): Token => {
  const [only, ...others] = start.length > 1 ? syllablesBeginningWith(start) : [];
  return {
    pattern: initialUnit(start),
    grams: only !== undefined && others.length === 0 ? [`~${only}`] : [],
    sign: start.slice(0, 1),
    kind: isSyllable(start) && start.length > 1 ? 'syllable' : 'initial',
  };
};

/** The units of a reading; the last one may go on. Latin letters of a name have no syllables, so a, o and e are initials here. */
export const unitTokens = (units: readonly string[]): Run =>
  units.map((unit, at) =>
    isSyllable(unit) && unit.length > 1 && at < units.length - 1 ? syllableToken(unit) : beginningToken(unit),
  );
