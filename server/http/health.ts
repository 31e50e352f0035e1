import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';
import { refuseRequest } from './limits/refuse-request.ts';
import { sameHash, tokenHash } from './secrets.ts';

export interface HealthParts {
  readonly metrics: Metrics;
  isDraining(): boolean;
  readonly metricsToken: string | undefined;
  /** Whether this client may have another document now. */
  mayHavePage(request: FastifyRequest): boolean;
}

/** Liveness, readiness and metrics. */
export function healthRoutes(
  app: FastifyInstance,
  isReady: () => Promise<boolean>,
  { metrics, isDraining, metricsToken, mayHavePage }: HealthParts,
): void {
  app.get('/healthz', async () => ({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    const ready = !isDraining() && (await isReady());
    return reply.status(ready ? 200 : 503).send({ ready });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayHavePage(request)) return refuseRequest(request, reply, 429);
    if (metricsToken === undefined && !isFromThisMachine(request)) return reply.callNotFound();
    if (metricsToken !== undefined && !sameHash(tokenHash(bearerOf(request)), tokenHash(metricsToken)))
      return refuseRequest(request, reply.header('WWW-Authenticate', 'Bearer'), 401);
    return reply.type(metrics.registry.contentType).send(await metrics.text());
  });
}

const loopback = /^(::1|(::ffff:)?127(\.\d+){3})$/;

/** From the connection itself; a proxy on this machine forwards for others. */
const isFromThisMachine = ({ raw, headers }: FastifyRequest): boolean =>
  loopback.test(raw.socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

const bearerOf = ({ headers }: FastifyRequest): string =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
