import type { FastifyInstance } from 'fastify';

const lookEveryMs = 50;

/** While draining, every answer closes its connection: a keep-alive connection would delay the stop until its timeout. */
export function drain(app: FastifyInstance): void {
  let draining = false;
  app.addHook('preClose', async () => {
    draining = true;
    // Connections whose last answer was sent before the drain began.
    const look = setInterval(() => app.server.closeIdleConnections(), lookEveryMs);
    app.server.once('close', () => clearInterval(look));
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (draining && request.raw.httpVersionMajor === 1) reply.header('Connection', 'close');
    done();
  });
}
