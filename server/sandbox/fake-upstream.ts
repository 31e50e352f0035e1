import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSigned } from '../upstreams/signature.ts';

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

export type UpstreamHandler = (body: unknown, reply: FastifyReply) => Promise<unknown>;

/** Mounts the sandbox of an upstream, called over real HTTP. Unsigned requests get 401. */
export function fakeUpstream(
  app: FastifyInstance,
  at: string,
  secret: string,
  routes: Readonly<Record<`/${string}`, UpstreamHandler>>,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    for (const [path, handle] of Object.entries(routes)) {
      scope.post(at + path, async (request, reply) => {
        const text = typeof request.body === 'string' ? request.body : '';
        const signed = {
          timestamp: header(request, 'x-timestamp'),
          nonce: header(request, 'x-nonce'),
          signature: header(request, 'x-signature'),
        };
        if (!isSigned(secret, 'POST', path, text, signed, Date.now()))
          return reply.status(401).send({ error: 'bad signature' });
        return handle(JSON.parse(text), reply);
      });
    }
  });
}

/** Does not keep the process alive. */
export const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());
