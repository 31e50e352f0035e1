import { linkTrust, type LinkTrustContext } from './link-trust.ts';

export type EmbeddedPage =
  | { readonly kind: 'allowed'; readonly url: string; readonly sandbox: string }
  | { readonly kind: 'none' | 'refused' };

/**
 * Whether a page may be embedded, and its sandbox. An own page is shown without its scripts: with scripts and our origin it
 * could remove the sandbox. An agreed page keeps its scripts and its origin, which is not ours.
 */
export function embeddedPage(
  link: string | undefined,
  { ownOrigin, ...trust }: Omit<LinkTrustContext, 'ownOrigins'> & { readonly ownOrigin: string },
): EmbeddedPage {
  if (link === undefined || link === '') return { kind: 'none' };
  const url = /^\/(?![/\\])/.test(link) ? `${ownOrigin}${link}` : link;
  switch (linkTrust(url, { ...trust, ownOrigins: [ownOrigin] }).kind) {
    case 'own':
      return { kind: 'allowed', url, sandbox: 'allow-same-origin' };
    case 'agreed':
      return { kind: 'allowed', url, sandbox: 'allow-same-origin allow-scripts allow-forms allow-popups' };
    case 'refused':
      return { kind: 'refused' };
  }
}
