import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { s3Time, signS3, type S3Key } from '../../upstreams/pictures/sign-s3.ts';
import { pictureMode } from '../state.ts';
import { delay } from './fake-upstream.ts';
import { sandboxSecret } from './sandbox-secret.ts';

const hangMs = 30_000;
const maxSkewMs = 15 * 60_000;
const maxBytes = 4 * 1024 * 1024;
const digestHeader = 'x-amz-meta-sha256';

/** The key to the sandbox's store, as its settings name it. */
export const sandboxPictureKey = (secret: string): S3Key => ({
  region: 'us-east-1',
  keyId: 'sandbox',
  secret: sandboxSecret(secret, 'pictures'),
});

interface PictureSandbox {
  readonly db: Db;
  readonly secret: string;
}

/** A store of pictures with S3's interface: PUT and GET of objects, each with a valid signature. It can refuse, fail, hang, or give other bytes. */
export function sandboxPictures(app: FastifyInstance, at: string, { db, secret }: PictureSandbox): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'image/webp',
      { parseAs: 'buffer', bodyLimit: maxBytes },
      (_request, body, done) => done(null, body),
    );
    const object = `${at}/:name`;
    scope.put<{ Params: { name: string } }>(object, { bodyLimit: maxBytes }, async (request, reply) => {
      const refused = await refusedBy(request, reply, sandboxPictureKey(secret), db);
      if (refused) return refused;
      const bytes = bodyOf(request);
      await db
        .insertInto('sandbox_objects')
        .values({ name: request.params.name, bytes, digest: String(request.headers[digestHeader] ?? '') })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ bytes }))
        .execute();
      return reply.header('ETag', `"${hash('md5', bytes, 'hex')}"`).send();
    });
    scope.get<{ Params: { name: string } }>(object, async (request, reply) => {
      const refused = await refusedBy(request, reply, sandboxPictureKey(secret), db);
      if (refused) return refused;
      const found = await db
        .selectFrom('sandbox_objects')
        .selectAll()
        .where('name', '=', request.params.name)
        .executeTakeFirst();
      if (!found) return error(reply, 404, 'NoSuchKey');
      const isWrong = (await pictureMode(db)) === 'wrong-bytes';
      const bytes = isWrong ? Buffer.from(found.bytes).fill(0, 20) : found.bytes;
      return reply.header(digestHeader, found.digest).type('image/webp').send(bytes);
    });
  });
}

const bodyOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

const error = (reply: FastifyReply, status: number, code: string): FastifyReply =>
  reply
    .status(status)
    .type('application/xml')
    .send(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);

/** The refusal of a request, if there is one. */
async function refusedBy(
  request: FastifyRequest,
  reply: FastifyReply,
  key: S3Key,
  db: Db,
): Promise<FastifyReply | undefined> {
  const fault = signatureFault(request, key);
  if (fault !== undefined) return error(reply, 403, fault);
  const mode = await pictureMode(db);
  if (mode === 'hang') await delay(hangMs);
  if (mode === 'refuse') return error(reply, 403, 'AccessDenied');
  return mode === 'fail' ? error(reply, 500, 'InternalError') : undefined;
}

/** Signature Version 4: the body has the signed hash, the time is near, and the signature fits all signed headers. */
function signatureFault(request: FastifyRequest, key: S3Key): string | undefined {
  const { headers } = request;
  const sent = headers.authorization ?? '';
  const signedHeaders = /SignedHeaders=([a-z0-9;-]{1,300})/.exec(sent)?.[1]?.split(';') ?? [];
  const bodyHash = hash('sha256', bodyOf(request), 'hex');
  const time = String(headers['x-amz-date'] ?? '');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signedHeaders.includes(name)))
    return 'AccessDenied';
  if (headers['x-amz-content-sha256'] !== bodyHash) return 'XAmzContentSHA256Mismatch';
  const [earliest, latest] = [-maxSkewMs, maxSkewMs].map((skew) => s3Time(Date.now() + skew));
  if (time < String(earliest) || time > String(latest)) return 'RequestTimeTooSkewed';
  const expected = signS3(key, {
    method: request.method,
    path: request.url,
    headers: Object.fromEntries(signedHeaders.map((name) => [name, String(headers[name] ?? '')])),
    bodyHash,
  });
  const [given, wanted] = [sent, expected].map((text) => hash('sha256', text, 'buffer'));
  return given && wanted && timingSafeEqual(given, wanted) ? undefined : 'SignatureDoesNotMatch';
}
