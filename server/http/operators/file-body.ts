import type { FastifyError, FastifyInstance, RouteOptions } from 'fastify';
import type { ConsoleEndpoint } from '#core/contract/endpoint.ts';
import { codes } from '#core/contract/envelope.ts';
import { answer } from '../answer.ts';
import { Refusal } from '../refusal.ts';
import { sentenceFor } from '../transport.ts';
import { operatorOf, type OperatorCallDeps } from './operator-call.ts';

const megabyte = 1024 * 1024;

/** A route whose body is a file of any type. Who may not make the call is refused before the body is read; so is a body that is too long. */
export function routeOfFiles(
  scope: FastifyInstance,
  endpoint: ConsoleEndpoint,
  route: Pick<RouteOptions, 'method' | 'url' | 'handler'>,
  deps: OperatorCallDeps,
): void {
  const limit = endpoint.fileBytes ?? megabyte;
  scope.addContentTypeParser(
    /^(application\/octet-stream|image\/)/,
    { parseAs: 'buffer', bodyLimit: limit },
    (_request, body, done) => done(null, body),
  );
  scope.route({
    ...route,
    bodyLimit: limit,
    onRequest: async (request, reply) => {
      try {
        await operatorOf(endpoint, deps, request, reply);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return reply.send(answer(error.code, error.message, error.data));
      }
    },
    errorHandler: (error: FastifyError, _request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode < 400 || statusCode >= 500) throw error;
      const sentence =
        statusCode === 413 ? `文件超过 ${limit / megabyte} MB，请压缩后再上传` : sentenceFor(statusCode);
      void reply.status(statusCode).send(answer(codes.refused, sentence, null));
    },
  });
}
