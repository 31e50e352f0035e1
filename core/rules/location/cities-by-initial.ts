interface WithAreaNum {
  readonly areaNum: string;
}

export interface CityGroup<City> {
  readonly initial: string;
  readonly cities: readonly City[];
}

/** Groups cities by the first letter of their pinyin, A to Z; cities without pinyin are last, under '#'. */
export const citiesByInitial = <City extends WithAreaNum>(
  cities: readonly City[],
  initials: Readonly<Record<string, string>>,
): readonly CityGroup<City>[] => {
  const groups = new Map<string, City[]>();
  for (const city of cities) {
    const initial = initials[city.areaNum] ?? '#';
    groups.set(initial, [...(groups.get(initial) ?? []), city]);
  }
  const rank = (initial: string) => (initial === '#' ? '~' : initial);
  return [...groups]
    .map(([initial, members]) => ({ initial, cities: members }))
    .sort((a, b) => (rank(a.initial) < rank(b.initial) ? -1 : 1));
};
