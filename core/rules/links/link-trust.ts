import { isBlacklisted } from './link-blacklist.ts';
import { linkParts, originOf, type LinkParts } from './link-parts.ts';
import { queryPairs } from './query-string.ts';

export interface LinkTrustContext {
  readonly ownOrigins: readonly string[];
  /** Agreed origins, which may receive a token (decisions §3). */
  readonly agreedOrigins: readonly string[];
  readonly blacklist: readonly string[];
}

export type LinkTrust =
  /** An own page shares the session and needs no token. */
  | { readonly kind: 'own' }
  | { readonly kind: 'agreed'; readonly origin: string; readonly parts: LinkParts }
  | { readonly kind: 'refused' };

/** Whether a link may carry a token. Decided by its text only; no request is made. */
export function linkTrust(
  link: string,
  { ownOrigins, agreedOrigins, blacklist }: LinkTrustContext,
): LinkTrust {
  const parts = linkParts(link);
  if (!parts || isBlacklisted(link, blacklist)) return { kind: 'refused' };
  const origin = originOf(parts);
  if (ownOrigins.includes(origin)) return { kind: 'own' };
  return agreedOrigins.includes(origin) ? { kind: 'agreed', origin, parts } : { kind: 'refused' };
}

/** The link with the token; an existing token parameter is replaced. */
export const withToken = ({ path, query, hash, ...parts }: LinkParts, token: string): string => {
  const remaining = query
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && queryPairs(part)[0]?.[0] !== 'token');
  return `${originOf(parts)}${path}?${[...remaining, `token=${encodeURIComponent(token)}`].join('&')}${hash}`;
};
