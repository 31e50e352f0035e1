import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { refuseRequest } from '../limits/refuse-request.ts';
import { sameHash, tokenHash } from '../secrets.ts';

export interface HealthParts {
  readonly metrics: Metrics;
  isDraining(): boolean;
  readonly metricsToken: string | undefined;
  /** Systems of others with their state, for `/readyz?verbose`. */
  readonly upstreams: readonly { readonly name: string; readonly state: string }[];
  /** Whether this client may have another document now. */
  mayHavePage(request: FastifyRequest): Promise<boolean>;
}

/** Liveness, readiness and metrics. */
export function healthRoutes(
  app: FastifyInstance,
  unreadyReason: () => Promise<string | undefined>,
  { metrics, isDraining, metricsToken, upstreams, mayHavePage }: HealthParts,
): void {
  app.get('/healthz', async () => ({ alive: true }));
  /** Which systems are there is for who may read the metrics. */
  const mayReadMore = (request: FastifyRequest): boolean =>
    metricsToken === undefined
      ? isFromThisMachine(request)
      : sameHash(tokenHash(bearerOf(request)), tokenHash(metricsToken));
  app.get<{ Querystring: { readonly verbose?: unknown } }>('/readyz', async (request, reply) => {
    const reason = isDraining() ? 'it is stopping' : await unreadyReason();
    const ready = reason === undefined;
    const isVerbose = request.query.verbose !== undefined && mayReadMore(request);
    return reply
      .status(ready ? 200 : 503)
      .send({ ready, ...(!ready && { reason }), ...(isVerbose && { upstreams }) });
  });
  app.get('/metrics', async (request, reply) => {
    if (!(await mayHavePage(request))) return refuseRequest(request, reply, 429);
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
