import type { FastifyInstance } from 'fastify';

const lookEveryMs = 50;

/** While we drain, an answer ends its connection: one kept open for a next request would hold the stop up until it times out. */
export function drain(app: FastifyInstance): void {
  let draining = false;
  app.addHook('preClose', async () => {
    draining = true;
    // Answers that were on their way a moment ago did not know yet.
    const look = setInterval(() => app.server.closeIdleConnections(), lookEveryMs);
    app.server.once('close', () => clearInterval(look));
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (draining && request.raw.httpVersionMajor === 1) reply.header('Connection', 'close');
    done();
  });
}
