/** A value of a field that operators edit. */
export type ContentValue =
  | string
  | number
  | boolean
  | null
  | readonly ContentValue[]
  | { readonly [name: string]: ContentValue };

/** One floor, notice, word …; `id` is its identity through versions. */
export type ContentItem = { readonly id: string } & { readonly [name: string]: ContentValue };

/** What is published as one: the floors of a region, the notices of an activity. The order is part of it. */
export interface ContentDocument {
  readonly items: readonly ContentItem[];
}

/** A text that is equal for equal values, whatever the order of their fields. */
export function textOfValue(value: ContentValue | undefined): string {
  if (value === undefined || value === null) return 'null';
  if (Array.isArray(value)) return `[${value.map(textOfValue).join()}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value as Readonly<Record<string, ContentValue>>)
    .filter(([, each]) => each !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${textOfValue(each)}`).join()}}`;
}

export const isSameValue = (a: ContentValue | undefined, b: ContentValue | undefined): boolean =>
  textOfValue(a) === textOfValue(b);

/** A value as text; lists and objects have none. */
export const plainText = (value: ContentValue | undefined): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
