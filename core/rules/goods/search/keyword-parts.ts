/** Parts of a keyword that are tried; further ones are dropped. */
const maxTried = 40;
const maxShown = 4;
const longestPart = 5;
const longestRun = 12;

/** A part of a keyword, and where it stands. */
export interface KeywordPart {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Parts of a normalised keyword that may find goods although the whole does not: whole words, then parts of them, the longest first. */
export function keywordParts(keyword: string): readonly KeywordPart[] {
  const runs = [...keyword.matchAll(/[a-z0-9]+|[^\sa-z0-9]+/g)].flatMap(({ 0: text, index }) =>
    /^[a-z0-9]/.test(text)
      ? [{ text, from: index, to: index + text.length }]
      : partsOf(Array.from(text).slice(0, longestRun), index),
  );
  const words = [...keyword.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }));
  const parts = [...words, ...runs].filter(({ text }) => text !== keyword && Array.from(text).length > 1);
  return [...new Map(parts.map((part) => [part.text, part])).values()]
    .toSorted((a, b) => b.text.length - a.text.length)
    .slice(0, maxTried);
}

function partsOf(characters: readonly string[], start: number): readonly KeywordPart[] {
  const parts: KeywordPart[] = [];
  for (let size = Math.min(characters.length, longestPart); size > 1; size -= 1)
    for (let at = 0; at + size <= characters.length; at += 1) {
      const text = characters.slice(at, at + size).join('');
      const from = start + characters.slice(0, at).join('').length;
      parts.push({ text, from, to: from + text.length });
    }
  return parts;
}

/** Of the parts that find goods those to show: the longest, none within another, in the order of the keyword. */
export function shownParts(parts: readonly KeywordPart[], found: ReadonlySet<string>): readonly string[] {
  const shown: KeywordPart[] = [];
  for (const part of parts)
    if (found.has(part.text) && shown.every(({ from, to }) => part.to <= from || to <= part.from))
      shown.push(part);
  return shown
    .toSorted((a, b) => a.from - b.from)
    .slice(0, maxShown)
    .map(({ text }) => text);
}
