import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSigned, signAnswer } from '../upstreams/signature.ts';

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

export type SignedHandler = (body: unknown, reply: FastifyReply) => Promise<unknown>;

/** Mounts routes for a system that shares a secret. Unsigned requests get 401; every answer is signed. */
export function signedRoutes(
  app: FastifyInstance,
  at: string,
  /** The secret shared with the partner that a request is for. */
  secretFor: (body: unknown) => string,
  routes: Readonly<Record<`/${string}`, SignedHandler>>,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    for (const [path, handle] of Object.entries(routes)) {
      scope.post(
        at + path,
        {
          onSend: async (request, reply, payload) => {
            const body = typeof payload === 'string' ? payload : '';
            const answer = { path, nonce: header(request, 'x-nonce'), status: reply.statusCode, body };
            const signed = signAnswer(secretFor(parsed(textOf(request))), answer, Date.now());
            reply.headers({ 'x-timestamp': signed.timestamp, 'x-signature': signed.signature });
          },
        },
        async (request, reply) => {
          const text = textOf(request);
          const body = parsed(text);
          const signed = {
            timestamp: header(request, 'x-timestamp'),
            nonce: header(request, 'x-nonce'),
            signature: header(request, 'x-signature'),
          };
          if (!isSigned(secretFor(body), 'POST', path, text, signed, Date.now()))
            return reply.status(401).send({ error: 'bad signature' });
          return handle(body, reply);
        },
      );
    }
  });
}

const textOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
