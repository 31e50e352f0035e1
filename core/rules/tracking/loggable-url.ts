import { trackedKeys } from '../links/tracked-keys.ts';
import { trackDataFields } from './track-data.ts';

/** Query keys kept in logged URLs; any other could contain a token, a phone number or a location. */
export const loggedKeys: readonly string[] = [
  ...new Set<string>([
    ...trackedKeys,
    ...trackDataFields,
    'actNum',
    'actId',
    'openType',
    'goodsId',
    'skuId',
    'productId',
    'offerId',
    'rightsId',
    'groupId',
    'categoryId',
  ]),
].filter((key) => key !== 'pageUrl' && key !== 'device');

const known = new Set(loggedKeys);
const isLogged = (part: string): boolean => known.has(part.split('=', 1)[0] ?? '');

/** A URL for logs: without fragment and user info, and with the allowed query keys only. */
export function loggableUrl(url: string): string {
  const [path = '', ...queries] = url.split(/[?#]/);
  const remaining = queries.join('&').split('&').filter(isLogged);
  const withoutUserInfo = path.replace(/^([a-z][a-z\d+.-]*:)?\/\/[^/@]*@/i, '$1//');
  return remaining.length > 0 ? `${withoutUserInfo}?${remaining.join('&')}` : withoutUserInfo;
}
