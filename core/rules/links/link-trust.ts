import { isBlacklisted } from './link-blacklist.ts';
import { linkParts, originOf, type LinkParts } from './link-parts.ts';
import { queryPairs } from './query-string.ts';

export interface TrustGround {
  readonly ownOrigins: readonly string[];
  /** Origins agreed upon, which may receive a token (decisions §3). */
  readonly agreedOrigins: readonly string[];
  readonly blacklist: readonly string[];
}

export type LinkTrust =
  /** Our own page: whoever is signed in is signed in there too. */
  | { readonly kind: 'own' }
  | { readonly kind: 'agreed'; readonly origin: string; readonly parts: LinkParts }
  | { readonly kind: 'refused' };

/** Whether a token may go with a link: judged by its text alone, and never by asking what stands there. */
export function linkTrust(link: string, { ownOrigins, agreedOrigins, blacklist }: TrustGround): LinkTrust {
  const parts = linkParts(link);
  if (!parts || isBlacklisted(link, blacklist)) return { kind: 'refused' };
  const origin = originOf(parts);
  if (ownOrigins.includes(origin)) return { kind: 'own' };
  return agreedOrigins.includes(origin) ? { kind: 'agreed', origin, parts } : { kind: 'refused' };
}

/** The link with its token; a token it carried already is not passed on. */
export const withToken = ({ path, query, hash, ...parts }: LinkParts, token: string): string => {
  const kept = query
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && queryPairs(part)[0]?.[0] !== 'token');
  return `${originOf(parts)}${path}?${[...kept, `token=${encodeURIComponent(token)}`].join('&')}${hash}`;
};
