import type { FastifyError, FastifyInstance } from 'fastify';
import { codes } from '#core/contract/envelope.ts';
import { answer, brokenSentence } from './answer.ts';

const sentences: Readonly<Record<number, string>> = {
  400: '请求格式有误',
  401: '需要有效的凭证',
  404: '接口不存在',
  405: '请求方式不被支持',
  408: '网络太慢，请重试',
  413: '提交的内容过大',
  414: '请求地址过长',
  415: '请求格式不被支持',
  429: '操作太频繁，请稍后再试',
  431: '请求头过大',
};

export const sentenceFor = (status: number): string => sentences[status] ?? brokenSentence;

/** Errors before a route is reached are answered in the envelope. */
export function answerTransportFaults(app: FastifyInstance): void {
  // Only JSON: another site may send text/plain without a preflight.
  app.removeContentTypeParser('text/plain');
  readEmptyBodies(app);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status =
      error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error({ err: error }, 'request failed');
    return reply
      .status(status)
      .send(answer(status === 500 ? codes.broken : codes.refused, sentenceFor(status), null));
  });
}

/** An empty body counts as absent: every request of a page names JSON as its type, also where the call has no body (§7). */
function readEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined);
    else void parse(request, text, done);
  });
}

interface Known {
  readonly method: string;
  readonly path: string;
}

const matches = (pattern: string, path: string): boolean =>
  pattern.includes(':') ? new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path) : pattern === path;

/** 405 for a call's path with another method, 404 for any other unknown path. */
export function answerUnknownPaths(app: FastifyInstance, calls: readonly Known[]): void {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const known = calls.some((call) => call.method !== request.method && matches(call.path, path));
    const status = known ? 405 : 404;
    return reply.status(status).send(answer(codes.refused, sentenceFor(status), null));
  });
}
