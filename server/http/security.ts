import type { FastifyInstance } from 'fastify';

/** Headers every answer carries. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
} as const;

/** Set before anybody looks at the request: documents and files, which bring their own content policy and caching, put theirs in its place. */
export function secure(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders).header('X-Request-Id', request.id);
    done();
  });
}
