import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { servedAs } from './served.ts';

/** A slower answer is always in the access log. */
const slowMs = 1_000;

/**
 * Measures every answer, and writes a share of them into the access log; failures and slow ones always. A line says which route it
 * was, not the address, which contains values. The page finds the id of its requests in `Server-Timing`, for its error reports.
 */
export function observeRequests(
  app: FastifyInstance,
  metrics: Pick<Metrics, 'request' | 'page'>,
  logPercent: number,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('Server-Timing', `request;desc="${request.id}"`);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { kind, name, code } = servedAs(request);
    const { statusCode: status, elapsedTime: ms } = reply;
    metrics.request(kind, status, ms / 1_000);
    if (kind === 'page' && name !== undefined) metrics.page(name, status, ms / 1_000);
    if (status >= 500 || ms > slowMs || Math.random() * 100 < logPercent)
      request.log.info(
        {
          kind,
          method: request.method,
          route: name ?? request.routeOptions.url ?? 'unknown',
          status,
          ...(code !== undefined && { code }),
          ms: Math.round(ms),
        },
        'answered',
      );
    done();
  });
}
