import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Headers of every answer. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
} as const;

const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000' };

/** Whether browsers reach us over TLS, here or at the proxy. */
export const isOverTls = ({ tls, publicOrigin }: Pick<Config, 'tls' | 'publicOrigin'>): boolean =>
  tls !== undefined || publicOrigin?.startsWith('https:') === true;

/** Set first, so that documents and files override them with their own content policy and caching. */
export function secure(
  app: FastifyInstance,
  { tls, publicOrigin }: Pick<Config, 'tls' | 'publicOrigin'>,
): void {
  const headers = { ...securityHeaders, ...(isOverTls({ tls, publicOrigin }) && strictTransport) };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('X-Request-Id', request.id);
    done();
  });
}
