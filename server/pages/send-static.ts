import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaticFile } from './static-files.ts';

/** Sends a file of the build: compressed where accepted, immutable where its name contains its hash. */
export function sendStatic(file: StaticFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply
    .header('Cache-Control', file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=86400')
    .header('ETag', file.etag)
    .header('Vary', 'Accept-Encoding')
    .header('Cross-Origin-Resource-Policy', 'same-origin')
    .type(file.type);
  if (request.headers['if-none-match'] === file.etag) return reply.status(304).send();
  const brotli = file.brotli && (request.headers['accept-encoding'] ?? '').includes('br');
  return brotli ? reply.header('Content-Encoding', 'br').send(file.brotli) : reply.send(file.plain);
}
