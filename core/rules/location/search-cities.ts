interface Searched {
  readonly areaNum: string;
  readonly areaName: string;
  readonly province: string;
}

type Fits = (city: Searched, syllables: readonly string[], typed: string) => boolean;

const initialsOf = (syllables: readonly string[]): string =>
  syllables.map((syllable) => syllable.slice(0, 1)).join('');

/** How closely a city fits what was typed, the closest first. */
const closeness: readonly Fits[] = [
  ({ areaName }, _, typed) => areaName === typed,
  ({ areaName }, _, typed) => areaName.startsWith(typed),
  (_, syllables, typed) => initialsOf(syllables) === typed,
  (_, syllables, typed) => initialsOf(syllables).startsWith(typed),
  (_, syllables, typed) => syllables.join('').startsWith(typed),
  ({ areaName }, _, typed) => areaName.includes(typed),
  ({ province }, _, typed) => province.startsWith(typed),
];

/** Cities by name, pinyin, pinyin initials or province, the closest first; nothing typed finds nothing. */
export const searchCities = <City extends Searched>(
  cities: readonly City[],
  pinyin: Readonly<Record<string, string>>,
  input: string,
): readonly City[] => {
  const typed = input
    .replace(/[\s'’]/g, '')
    .toLowerCase()
    .replace(/^(..+)市$/, '$1');
  if (typed === '') return [];
  return cities
    .map((city) => ({
      city,
      rank: closeness.findIndex((fits) =>
        fits(city, pinyin[city.areaNum]?.toLowerCase().split(' ') ?? [], typed),
      ),
    }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ city }) => city);
};
