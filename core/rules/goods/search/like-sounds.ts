import { syllables } from './pinyin-readings.ts';

/** Beginnings and endings that many speakers do not tell apart. */
const beginnings: readonly (readonly [string, string])[] = [
  ['zh', 'z'],
  ['ch', 'c'],
  ['sh', 's'],
  ['l', 'n'],
  ['f', 'h'],
];
const endings: readonly (readonly [string, string])[] = [
  ['ang', 'an'],
  ['eng', 'en'],
  ['ing', 'in'],
];

function beginningSwapped(sound: string): readonly string[] {
  const pair = beginnings.find((each) => each.some((start) => sound.startsWith(start)));
  if (!pair) return [];
  const [from, to] = sound.startsWith(pair[0]) ? pair : [pair[1], pair[0]];
  return [to + sound.slice(from.length)];
}

function endingSwapped(sound: string): readonly string[] {
  const pair = endings.find((each) => each.some((end) => sound.endsWith(end)));
  if (!pair) return [];
  const [from, to] = sound.endsWith(pair[0]) ? pair : [pair[1], pair[0]];
  return [sound.slice(0, -from.length) + to];
}

/** The syllable and those that sound like it: pin, ping. */
export const likeSounds = (sound: string): readonly string[] =>
  [sound, ...beginningSwapped(sound), ...endingSwapped(sound)].filter((each) => syllables.has(each));
