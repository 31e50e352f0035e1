import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../../deps.ts';
import type { AllowsClient } from '../../../http/limits/limit-requests.ts';
import { refuseRequest } from '../../../http/limits/refuse-request.ts';
import { pictureKeyOf } from './picture-key.ts';

/** The bytes of the pictures that were asked for last, in each process. */
const cachedBytes = 48 * 1024 * 1024;
const fileForm = /^([0-9a-f]{32})(-s)?\.webp$/;

type PictureFiles = Pick<Deps, 'db' | 'pictureStore' | 'log'>;
class StoreUnanswered extends Error {
  override readonly name = 'StoreUnanswered';
}

/** The files of the library under {base}/media/. Only what has a row is looked for, so that made-up names reach no store. */
export function mountPictures(
  app: FastifyInstance,
  base: string,
  deps: PictureFiles,
  mayHavePicture: AllowsClient,
): void {
  const files = new LRUCache<string, Uint8Array, undefined>({
    maxSize: cachedBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (name) => fileBytes(deps, name),
  });
  app.get<{ Params: { file: string } }>(`${base}/media/:file`, async (request, reply) => {
    const { file } = request.params;
    if (!fileForm.test(file)) return reply.callNotFound();
    if (!files.has(file) && !(await mayHavePicture(request))) return refuseRequest(request, reply, 429);
    try {
      const bytes = await files.fetch(file);
      return bytes ? send(request, reply, file, bytes) : reply.callNotFound();
    } catch (error) {
      if (!(error instanceof StoreUnanswered)) throw error;
      request.log.error({ file, reason: error.message }, 'a picture could not be read');
      return reply.status(503).header('Retry-After', '5').send();
    }
  });
}

/** The name contains the hash, so a file is valid for ever. The native mini-program shows it under another origin. */
function send(request: FastifyRequest, reply: FastifyReply, file: string, bytes: Uint8Array): FastifyReply {
  const etag = `"${file}"`;
  reply
    .header('Cache-Control', 'public, max-age=31536000, immutable')
    .header('Content-Security-Policy', "default-src 'none'")
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
    .header('ETag', etag)
    .type('image/webp');
  return request.headers['if-none-match'] === etag
    ? reply.status(304).send()
    : reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
}

/** The bytes of a file whose picture has a row; undefined: there is none. What the store gives must have the hash of the row. */
async function fileBytes({ db, pictureStore }: PictureFiles, name: string): Promise<Uint8Array | undefined> {
  const [, key = '', small] = fileForm.exec(name) ?? [];
  const row = await db
    .selectFrom('media_files')
    .select(['media_key', 'small_key'])
    .where('media_key', '=', key)
    .executeTakeFirst();
  if (!row) return undefined;
  const stored = await pictureStore.get(name);
  if (stored.kind === 'absent') throw new StoreUnanswered('the store has lost it');
  if (stored.kind === 'unanswered') throw new StoreUnanswered(stored.reason);
  if (pictureKeyOf(stored.bytes) !== (small === undefined ? row.media_key : row.small_key))
    throw new StoreUnanswered('the bytes do not have their hash');
  return stored.bytes;
}
