import { queryPairs } from '../links/query-string.ts';
import { withoutSignInParams } from '../session/without-sign-in-params.ts';

/** Query keys of this visit, which would be wrong or reveal personal data on another phone. */
const visitKeys: readonly string[] = ['timeStamp', 'openType', 'envChannel', 'IU', 'smsId'];

/** The URL of a page for sharing: without sign-in tokens, without the sender and without the host app. */
export function shareLink(url: string): string {
  const [withoutHash = ''] = withoutSignInParams(url).split('#');
  const [path = '', ...query] = withoutHash.split('?');
  const remaining = query
    .join('?')
    .split('&')
    .filter((part) => part !== '' && !visitKeys.includes(queryPairs(part)[0]?.[0] ?? ''));
  return remaining.length > 0 ? `${path}?${remaining.join('&')}` : path;
}
