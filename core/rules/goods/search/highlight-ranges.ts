import { unitOf } from './search-unit.ts';

/** From and to, in UTF-16 units of the text; to is exclusive. */
export type Range = readonly [from: number, to: number];

/** Longer patterns have too many groups to be tried on every name. */
const longestPattern = 600;

/** The parts of a text that match, by the first pattern of each term that does (termAlternatives). */
export function highlightRanges(text: string, terms: readonly (readonly string[])[]): readonly Range[] {
  const { units, startAt, endAt } = searchedUnits(text);
  const ranges = terms.flatMap((patterns) => {
    for (const pattern of patterns) {
      if (pattern.length > longestPattern) continue;
      const found = new RegExp(pattern, 'du').exec(units);
      if (found)
        return (found.indices ?? [])
          .slice(1)
          .flatMap((place): Range[] => (place ? [[startAt(place[0]), endAt(place[1])]] : []));
    }
    return [];
  });
  return merged(ranges.filter(([from, to]) => from < to));
}

/** The text as units, and the way from a place in the units back to a place in the text. */
function searchedUnits(text: string) {
  const places: { readonly unitEnd: number; readonly textStart: number; readonly textEnd: number }[] = [];
  let units = '';
  let at = 0;
  for (const character of text) {
    const plain = character.normalize('NFKC').toLowerCase();
    const textStart = at;
    at += character.length;
    if (!isSearched(plain)) continue;
    units += unitOf(plain);
    places.push({ unitEnd: units.length, textStart, textEnd: at });
  }
  const startAt = (place: number): number => places.find(({ unitEnd }) => unitEnd > place)?.textStart ?? at;
  const endAt = (place: number): number => places.findLast(({ unitEnd }) => unitEnd <= place)?.textEnd ?? 0;
  return { units, startAt, endAt };
}

const isSearched = (character: string): boolean =>
  !/[\s,.;:!?'"()[\]{}<>/\\|·•—–\-、。“”‘’【】《》~]/u.test(character);

function merged(ranges: readonly Range[]): readonly Range[] {
  const joined: [number, number][] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}
