import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteServed } from '../http/monitoring/served.ts';
import type { StaticFile } from './static-files.ts';

interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** The single range of a request (`bytes=0-1`), which players of iOS need; undefined for the whole file. */
export function rangeOf(header: string | undefined, length: number): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const range =
    from === ''
      ? { from: Math.max(0, length - Number(to)), to: length - 1 }
      : { from: Number(from), to: to === '' ? length - 1 : Math.min(Number(to), length - 1) };
  return range.from <= range.to ? range : undefined;
}

const sendRange = (file: StaticFile, { from, to }: ByteRange, reply: FastifyReply): FastifyReply =>
  reply
    .status(206)
    .header('Accept-Ranges', 'bytes')
    .header('Content-Range', `bytes ${from}-${to}/${file.plain.length}`)
    .send(file.plain.subarray(from, to + 1));

/** A worker's requests follow the policy of its script. */
const workerPolicy = "default-src 'none'; connect-src 'self'";

/** Pictures are shown by the native mini-program too, whose pages have another origin. */
const mayLoad = ({ type }: StaticFile): string =>
  type.startsWith('image/') ? 'cross-origin' : 'same-origin';

/** Sends a file of the build: compressed where accepted, immutable where its name contains its hash. */
export function sendStatic(file: StaticFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  noteServed(request, { kind: 'file' });
  reply
    .header('Cache-Control', file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=86400')
    .header('ETag', file.etag)
    .header('Vary', 'Accept-Encoding')
    .header('Cross-Origin-Resource-Policy', mayLoad(file))
    .type(file.type);
  if (file.isWorker) reply.header('Content-Security-Policy', workerPolicy);
  if (request.headers['if-none-match'] === file.etag) return reply.status(304).send();
  const range = file.type.startsWith('video/')
    ? rangeOf(request.headers.range, file.plain.length)
    : undefined;
  if (range) return sendRange(file, range, reply);
  const brotli = file.brotli && (request.headers['accept-encoding'] ?? '').includes('br');
  return brotli ? reply.header('Content-Encoding', 'br').send(file.brotli) : reply.send(file.plain);
}
