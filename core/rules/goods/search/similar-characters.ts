import groups from '../../../data/similar-characters.json' with { type: 'json' };

const table: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, Set<string>>();
  for (const group of groups)
    for (const character of group) {
      const others = found.get(character) ?? new Set<string>();
      for (const other of group) if (other !== character) others.add(other);
      found.set(character, others);
    }
  return new Map([...found].map(([character, others]) => [character, [...others]]));
})();

/** Characters that are taken for this one at a glance: 茶 for 荼. */
export const similarCharacters = (character: string): readonly string[] => table.get(character) ?? [];
