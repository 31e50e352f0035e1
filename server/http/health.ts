import type { FastifyInstance } from 'fastify';
import { isReachable } from '../db/database.ts';
import type { Deps } from '../deps.ts';

/** Liveness, readiness and metrics. */
export function healthRoutes(app: FastifyInstance, { db, metrics }: Deps): void {
  let draining = false;
  app.addHook('preClose', async () => {
    draining = true;
  });
  app.get('/healthz', async () => ({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    const ready = !draining && (await isReachable(db));
    return reply.status(ready ? 200 : 503).send({ ready });
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
