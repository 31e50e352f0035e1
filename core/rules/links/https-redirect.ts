import type { HostId } from '../../config/hosts.ts';

/** An http URL whose host has no port. */
const plainHttp = /^http:\/\/[^/?#:@\\]+(?=[/?#]|$)/;

/** In the chat app, an http page without a port redirects to https (§4, Redirects). */
export const httpsRedirect = (host: HostId, url: string): string | undefined =>
  host === 'chat-app' && plainHttp.test(url) ? url.replace('http', 'https') : undefined;
