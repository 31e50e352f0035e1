import type { HostId } from '../../config/hosts.ts';

/** A page over http whose host has no port, as an address bar writes it. */
const plainHttp = /^http:\/\/[^/?#:@\\]+(?=[/?#]|$)/;

/** In the chat app, a page over http with no port moves to https (§4, Redirects). */
export const httpsRedirect = (host: HostId, url: string): string | undefined =>
  host === 'chat-app' && plainHttp.test(url) ? url.replace('http', 'https') : undefined;
