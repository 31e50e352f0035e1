import table from '../../../data/pinyin.json' with { type: 'json' };

/** Every syllable, without tones; ü is v. */
export const syllables: ReadonlySet<string> = new Set(Object.keys(table));

/** The readings of each character of GB 2312. */
export const pinyinReadings: ReadonlyMap<string, readonly string[]> = (() => {
  const readings = new Map<string, string[]>();
  for (const [syllable, characters] of Object.entries(table))
    for (const character of characters)
      readings.set(character, [...(readings.get(character) ?? []), syllable]);
  return readings;
})();
