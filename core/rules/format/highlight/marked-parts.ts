export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A text cut at the parts that match a search: from and to of each, in order and apart from each other. */
export function markedParts(
  text: string,
  ranges: readonly (readonly [number, number])[] = [],
): readonly TextPart[] {
  const parts = ranges.flatMap(([from, to], at) => [
    { text: text.slice(ranges[at - 1]?.[1] ?? 0, from), isMarked: false },
    { text: text.slice(from, to), isMarked: true },
  ]);
  return [...parts, { text: text.slice(ranges[ranges.length - 1]?.[1] ?? 0), isMarked: false }].filter(
    (part) => part.text !== '',
  );
}
