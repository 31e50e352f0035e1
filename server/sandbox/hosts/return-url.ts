import type { FastifyRequest } from 'fastify';

/** The URL an emulated page redirects to; only on the request's own host. */
export function returnUrl(request: Pick<FastifyRequest, 'host'>, sent: unknown): URL | undefined {
  if (typeof sent !== 'string' || sent.length > 4096 || !URL.canParse(sent)) return undefined;
  const url = new URL(sent);
  const isOurs =
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.host === request.host &&
    url.username === '' &&
    url.password === '';
  return isOurs ? url : undefined;
}

/** The URL with further query parameters. */
export function withQuery(url: URL, query: Readonly<Record<string, string>>): string {
  const to = new URL(url);
  for (const [name, value] of Object.entries(query)) to.searchParams.set(name, value);
  return to.href;
}
