import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { codes } from '#core/contract/envelope.ts';
import { answer } from './answer.ts';
import { securityHeaders } from './security.ts';
import { sentenceFor } from './transport.ts';

const refusalOf = (status: number) => answer(codes.refused, sentenceFor(status), null);
const parserStatus: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Requests too broken to reach a route; they hear so in the envelope, and nothing of what they sent comes back. */
export const brokenRequests = {
  /** An address that cannot be decoded, or has a part of absurd length. */
  frameworkErrors: (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    const status = error.statusCode ?? 400;
    void reply.status(status).headers(securityHeaders).send(refusalOf(status));
  },
  /** What is no HTTP at all: the parser gave up, so the answer is written by hand. */
  clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = parserStatus[error.code ?? ''] ?? 400;
    const body = JSON.stringify(refusalOf(status));
    const headers = {
      ...securityHeaders,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      Connection: 'close',
    };
    const head = Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`, () => socket.destroy());
  },
};
