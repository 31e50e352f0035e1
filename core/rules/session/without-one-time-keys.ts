import { queryPairs } from '../links/query-string.ts';
import { arrivalKeys } from './arrival.ts';

const { code: codeKey, state: stateKey, tokenChannel, ...tokenKeys } = arrivalKeys;
const tokens = new Set<string>(Object.values(tokenKeys));

/** An address without the proofs that opened it, so that it can be shared or come back to (decisions §3). */
export const withoutOneTimeKeys = (url: string): string => {
  const [address = '', ...hash] = url.split('#');
  const [path = '', ...query] = address.split('?');
  const parts = query
    .join('?')
    .split('&')
    .filter((part) => part !== '');
  const keyOf = (part: string): string => queryPairs(part)[0]?.[0] ?? '';
  // Only beside its state is a code the chat app's; pages may have codes of their own.
  const fromOAuth = parts.some((part) => keyOf(part) === stateKey);
  const isOneTime = (key: string): boolean =>
    tokens.has(key) || key === tokenChannel || (fromOAuth && (key === codeKey || key === stateKey));
  const kept = parts.filter((part) => !isOneTime(keyOf(part)));
  return `${path}${kept.length > 0 ? `?${kept.join('&')}` : ''}${hash.length > 0 ? `#${hash.join('#')}` : ''}`;
};
