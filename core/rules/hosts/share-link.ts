import { queryPairs } from '../links/query-string.ts';
import { withoutOneTimeKeys } from '../session/without-one-time-keys.ts';

/** What belongs to this visit and would be wrong, or told too much, on somebody else's phone. */
const personal: readonly string[] = ['timeStamp', 'openType', 'envChannel', 'IU', 'smsId'];

/** The address of a page as it is passed on: without proofs, without who sent it and without the app it was read in. */
export function shareLink(url: string): string {
  const [address = ''] = withoutOneTimeKeys(url).split('#');
  const [path = '', ...query] = address.split('?');
  const kept = query
    .join('?')
    .split('&')
    .filter((part) => part !== '' && !personal.includes(queryPairs(part)[0]?.[0] ?? ''));
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
}
