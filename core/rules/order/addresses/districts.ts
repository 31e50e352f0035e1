import table from '../../../data/districts.json' with { type: 'json' };

/** Districts of a city, by its areaNum, separated by spaces; of the operator's region and the largest cities. */
const names: Readonly<Record<string, string>> = table;

/** The districts of a city; empty where the table has none, so that the district is typed. */
export const districtsOf = (areaNum: string): readonly string[] => names[areaNum]?.split(' ') ?? [];

/** Whether a district can belong to a city. A name that no listed city has, such as that of a new district, is not refused. */
export function isDistrictOf(areaNum: string, district: string): boolean {
  const own = districtsOf(areaNum);
  if (own.length === 0 || own.includes(district)) return true;
  return !Object.keys(names).some((other) => districtsOf(other).includes(district));
}
