interface Searched {
  readonly areaNum: string;
  readonly areaName: string;
  readonly province: string;
}

type Criterion = (city: Searched, syllables: readonly string[], typed: string) => boolean;

const initialsOf = (syllables: readonly string[]): string =>
  syllables.map((syllable) => syllable.slice(0, 1)).join('');

/** Match criteria, best first. */
const criteria: readonly Criterion[] = [
  ({ areaName }, _, typed) => areaName === typed,
  ({ areaName }, _, typed) => areaName.startsWith(typed),
  (_, syllables, typed) => initialsOf(syllables) === typed,
  (_, syllables, typed) => initialsOf(syllables).startsWith(typed),
  (_, syllables, typed) => syllables.join('').startsWith(typed),
  ({ areaName }, _, typed) => areaName.includes(typed),
  ({ province }, _, typed) => province.startsWith(typed),
];

/** Finds cities by name, pinyin, pinyin initials or province, best match first; empty input finds none. */
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
      rank: criteria.findIndex((matches) =>
        matches(city, pinyin[city.areaNum]?.toLowerCase().split(' ') ?? [], typed),
      ),
    }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ city }) => city);
};
