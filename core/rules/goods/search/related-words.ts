export interface RelatedFacts {
  /** Normalised. */
  readonly keyword: string;
  readonly synonyms: readonly { readonly word: string; readonly means: string }[];
  /** The most popular first. */
  readonly popular: readonly string[];
  /** Of the goods found, in their order; a category may be there several times. */
  readonly categories: readonly string[];
}

const max = 6;

/** Words to search for next: synonyms, then popular words that share a part with the keyword, then categories of what was found. */
export function relatedWords({ keyword, synonyms, popular, categories }: RelatedFacts): readonly string[] {
  const meant = synonyms.flatMap(({ word, means }) => [
    ...(keyword.includes(word) ? [keyword.split(word).join(means)] : []),
    ...(keyword.includes(means) ? [keyword.split(means).join(word)] : []),
  ]);
  const parts = pairsOf(keyword);
  const alike = popular.filter((word) => pairsOf(word).some((pair) => parts.includes(pair)));
  const frequent = [...new Set(categories)].sort((a, b) => timesIn(categories, b) - timesIn(categories, a));
  return [...new Set([...meant, ...alike, ...frequent])].filter((word) => word !== keyword).slice(0, max);
}

/** Pairs of neighbouring characters; a single character is too common to relate two words. */
function pairsOf(text: string): readonly string[] {
  const characters = Array.from(text.toLowerCase());
  return characters
    .slice(1)
    .map((character, at) => `${characters[at] ?? ''}${character}`)
    .filter((pair) => !pair.includes(' '));
}

const timesIn = (list: readonly string[], requested: string): number =>
  list.filter((each) => each === requested).length;
