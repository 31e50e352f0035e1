export type QueryValue = string | number | boolean | null | undefined;
export type QueryPair = readonly [key: string, value: string];

/** A lone surrogate cannot be encoded and is replaced, as in browsers. */
export const encodeText = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

const decode = (text: string): string => {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
};

/** The pairs of a query without its '?', in order; a broken escape is kept unchanged. */
export const queryPairs = (query: string): readonly QueryPair[] =>
  query
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [decode(part), ''] : [decode(part.slice(0, at)), decode(part.slice(at + 1))];
    });

/** Encodes values as a query, leaving out those that are not known. */
export const encodePairs = (pairs: readonly (readonly [key: string, value: unknown])[]): string =>
  pairs
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => `${encodeText(key)}=${encodeText(textOf(value))}`)
    .join('&');

/** A text as it is, any other value as JSON. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Encodes non-empty values as a query; 0 and false are not empty (§2). */
export const queryString = (params: Readonly<Record<string, QueryValue>>): string =>
  encodePairs(Object.entries(params).filter(([, value]) => value !== ''));
