import { locate } from '../../site/locate.ts';
import { linkParts, originOf } from '../links/link-parts.ts';
import { queryPairs } from '../links/query-string.ts';

/** What counts as inside: our own host and bases, and the origins agreed upon (decisions §3). */
export interface RedirectGround {
  /** As in the address bar, with its port. */
  readonly host: string;
  readonly bases: readonly string[];
  readonly allowedOrigins: readonly string[];
}

export type SafeRedirect = { readonly kind: 'inside'; readonly url: string } | { readonly kind: 'refused' };

const refused: SafeRedirect = { kind: 'refused' };
const longest = 4096;
const deepest = 3;

// Every page of the product has a plain path; what cannot be misread needs no decoding, and the rest is refused.
const plainPath = /^(\/[\w~-][\w.~-]*)+\/?$/;
const plainTail = /^(\?[^\s\p{Cc}\\"'<>`#]*)?(#[^\s\p{Cc}\\"'<>`#]*)?$/u;
const address = /^([^?#]*)(.*)$/s;

/** Beyond ASCII a query is written as a browser would send it. */
const ascii = (tail: string): string =>
  tail.replace(/[^\x21-\x7e]+/gu, (text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')));

/** A page of ours, always as a path, so that it can lead nowhere but to the host it is read on. */
const ownPage = (path: string, tail: string, ground: RedirectGround, depth: number): SafeRedirect => {
  if (!plainPath.test(path) || !plainTail.test(tail) || !ground.bases.some((base) => locate(base, path)))
    return refused;
  const query = tail.replace(/#.*$/s, '').slice(1);
  const onwards = queryPairs(query).filter(([key]) => key === 'redirect');
  return onwards.every(([, value]) => judge(value, ground, depth + 1).kind === 'inside')
    ? { kind: 'inside', url: path + ascii(tail) }
    : refused;
};

function judge(value: string, ground: RedirectGround, depth: number): SafeRedirect {
  if (value.length > longest || depth > deepest) return refused;
  const [, path = '', tail = ''] = address.exec(value) ?? [];
  if (path.startsWith('/')) return ownPage(path, tail, ground, depth);
  const parts = linkParts(value);
  if (!parts) return refused;
  const rest = parts.query + parts.hash;
  if (parts.host === ground.host) return ownPage(parts.path, rest, ground, depth);
  const origin = originOf(parts);
  return ground.allowedOrigins.includes(origin) && plainTail.test(rest) && /^[!-~]*$/.test(parts.path)
    ? { kind: 'inside', url: `${origin}${parts.path}${ascii(rest)}` }
    : refused;
}

/** Where a `redirect` value may lead: our own pages or an agreed origin, as text no browser reads differently. */
export const safeRedirect = (value: string | null | undefined, ground: RedirectGround): SafeRedirect =>
  value ? judge(value, ground, 0) : refused;
