import { queryPairs } from '../links/query-string.ts';
import { signInParams } from './arrival.ts';

const { code: codeKey, state: stateKey, tokenChannel, ...tokenKeys } = signInParams;
const tokens = new Set<string>(Object.values(tokenKeys));

/** A URL without its single-use sign-in parameters, for sharing and as a return URL (decisions §3). */
export const withoutSignInParams = (url: string): string => {
  const [withoutHash = '', ...hash] = url.split('#');
  const [path = '', ...query] = withoutHash.split('?');
  const parts = query
    .join('?')
    .split('&')
    .filter((part) => part !== '');
  const keyOf = (part: string): string => queryPairs(part)[0]?.[0] ?? '';
  // A code is the chat app's only together with a state; pages may use `code` for other purposes.
  const fromOAuth = parts.some((part) => keyOf(part) === stateKey);
  const isOneTime = (key: string): boolean =>
    tokens.has(key) || key === tokenChannel || (fromOAuth && (key === codeKey || key === stateKey));
  const remaining = parts.filter((part) => !isOneTime(keyOf(part)));
  return `${path}${remaining.length > 0 ? `?${remaining.join('&')}` : ''}${hash.length > 0 ? `#${hash.join('#')}` : ''}`;
};
