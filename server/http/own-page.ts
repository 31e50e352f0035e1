import type { FastifyRequest } from 'fastify';

const marker = 'XMLHttpRequest';

/**
 * Whether a page of ours made this request (A13). Another site can make a browser send forms, pictures and simple requests with all
 * our cookies, but not this marker header, for which the browser would ask us first; and the browser says where it came from.
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
    return undefined; // 'null' and whatever else is no origin
  }
}
