import { parsePagePath } from '../../site/paths/parse-page-path.ts';
import { linkParts, originOf } from '../links/link-parts.ts';
import { queryPairs } from '../links/query-string.ts';

/** The allowed targets: own host and bases, and agreed origins (decisions §3). */
export interface RedirectContext {
  /** As in the address bar, with its port. */
  readonly host: string;
  readonly bases: readonly string[];
  readonly allowedOrigins: readonly string[];
}

export type SafeRedirect = { readonly kind: 'inside'; readonly url: string } | { readonly kind: 'refused' };

const refused: SafeRedirect = { kind: 'refused' };
const maxLength = 4096;
const maxDepth = 3;

// Page paths consist of unreserved characters only, so they need no decoding; anything else is refused.
const plainPagePath = /^(\/[\w~-][\w.~-]*)+\/?$/;
const plainTail = /^(\?[^\s\p{Cc}\\"'<>`#]*)?(#[^\s\p{Cc}\\"'<>`#]*)?$/u;
const address = /^([^?#]*)(.*)$/s;

/** Percent-encodes non-ASCII characters as a browser does. */
const ascii = (tail: string): string =>
  tail.replace(/[^\x21-\x7e]+/gu, (text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')));

/** An own page, returned as a path, so that it cannot lead to another host. */
const ownPage = (path: string, tail: string, context: RedirectContext, depth: number): SafeRedirect => {
  if (
    !plainPagePath.test(path) ||
    !plainTail.test(tail) ||
    !context.bases.some((base) => parsePagePath(base, path))
  )
    return refused;
  const query = tail.replace(/#.*$/s, '').slice(1);
  const nested = queryPairs(query).filter(([key]) => key === 'redirect');
  return nested.every(([, value]) => checkRedirect(value, context, depth + 1).kind === 'inside')
    ? { kind: 'inside', url: path + ascii(tail) }
    : refused;
};

function checkRedirect(value: string, context: RedirectContext, depth: number): SafeRedirect {
  if (value.length > maxLength || depth > maxDepth) return refused;
  const [, path = '', tail = ''] = address.exec(value) ?? [];
  if (path.startsWith('/')) return ownPage(path, tail, context, depth);
  const parts = linkParts(value);
  if (!parts) return refused;
  const rest = parts.query + parts.hash;
  if (parts.host === context.host) return ownPage(parts.path, rest, context, depth);
  const origin = originOf(parts);
  return context.allowedOrigins.includes(origin) && plainTail.test(rest) && /^[!-~]*$/.test(parts.path)
    ? { kind: 'inside', url: `${origin}${parts.path}${ascii(rest)}` }
    : refused;
}

/** Accepts a `redirect` value only if it leads to an own page or an agreed origin in every browser. */
export const safeRedirect = (value: string | null | undefined, context: RedirectContext): SafeRedirect =>
  value ? checkRedirect(value, context, 0) : refused;
