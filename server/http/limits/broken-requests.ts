import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { codes } from '#core/contract/envelope.ts';
import { answer } from '../answer.ts';
import { securityHeaders } from '../security.ts';
import { sentenceFor } from '../transport.ts';

const refusalOf = (status: number) => answer(codes.refused, sentenceFor(status), null);
const parserStatus: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Requests too malformed to reach a route get an envelope without anything of what was sent. */
export const brokenRequests = {
  /** A URL that cannot be decoded, or has a parameter that is too long. */
  frameworkErrors: (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    const status = error.statusCode ?? 400;
    void reply.status(status).headers(securityHeaders).send(refusalOf(status));
  },
  /** Not HTTP: the parser failed, so the answer is written to the socket. */
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
