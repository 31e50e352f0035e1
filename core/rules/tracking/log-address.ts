import { trackedKeys } from '../links/tracked-keys.ts';
import { trackDataFields } from './track-data.ts';

/** What a logged address may say beside its path; everything else may be a token, a number or a place. */
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

/** An address as a log keeps it: without fragment, without who stands before the host, and with the harmless part of its query. */
export function logAddress(address: string): string {
  const [path = '', ...queries] = address.split(/[?#]/);
  const kept = queries.join('&').split('&').filter(isLogged);
  const anonymous = path.replace(/^([a-z][a-z\d+.-]*:)?\/\/[^/@]*@/i, '$1//');
  return kept.length > 0 ? `${anonymous}?${kept.join('&')}` : anonymous;
}
