import { queryPairs, queryString, type QueryValue } from './query-string.ts';

/** Adds the non-empty params and the current time to a link; existing keys get the new value (§2). */
export function buildLink(link: string, params: Readonly<Record<string, QueryValue>>, now: number): string {
  const [withoutHash = '', ...hash] = link.split('#');
  const [path = '', ...query] = withoutHash.split('?');
  const added = queryString({ ...params, timeStamp: now });
  const replaced = new Set(queryPairs(added).map(([key]) => key));
  const remaining = query
    .join('?')
    .split('&')
    .filter((part) => part !== '' && !replaced.has(queryPairs(part)[0]?.[0] ?? ''));
  return `${path}?${[...remaining, added].join('&')}${hash.length > 0 ? `#${hash.join('#')}` : ''}`;
}
