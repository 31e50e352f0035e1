import type { FastifyRequest } from 'fastify';

const marker = 'XMLHttpRequest';

/**
 * Whether a page of ours made this request (A13). Another site can cause simple requests with our cookies, but not with this
 * marker header, which needs a CORS preflight; and the browser sends the origin.
 */
export function isFromOwnPage({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  if (headers['x-requested-with'] !== marker) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === undefined || hostOf(headers.origin) === host;
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined; // 'null' and other values that are no origin
  }
}
