import { pinyinReadings } from '../goods/search/pinyin-readings.ts';

/** Whether letters are the pinyin of characters from the first on: of each its initial or the whole syllable, of the last also a part. */
function spells([first, ...others]: readonly string[], letters: string): boolean {
  if (letters === '') return true;
  if (first === undefined) return false;
  const readings = pinyinReadings.get(first) ?? [first.toLowerCase()];
  return readings.some(
    (reading) =>
      reading.startsWith(letters) ||
      (letters.startsWith(reading) && spells(others, letters.slice(reading.length))) ||
      (reading.charAt(0) === letters.charAt(0) && spells(others, letters.slice(1))),
  );
}

/** Whether what was typed is pinyin, so that it is searched by sound: njn, nanjing n. */
export const isPinyin = (typed: string): boolean => /^[a-z][a-z\s'’]*$/i.test(typed);

/** Whether a name is found by pinyin, in full, by initials or mixed, from any of its characters on. */
export function matchesPinyin(name: string, typed: string): boolean {
  const letters = typed.replace(/[^a-z]/gi, '').toLowerCase();
  const characters = Array.from(name);
  return letters !== '' && characters.some((_, at) => spells(characters.slice(at), letters));
}
