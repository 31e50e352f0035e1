import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sandbox } from '#core/contract/sandbox/index.ts';
import type { PictureMode } from '#core/contract/sandbox/upstreams.shapes.ts';
import { createMetrics } from '../../http/metrics.ts';
import { sandboxPictureKey } from '../../sandbox/upstreams/pictures.ts';
import { aPhoto } from '../../testing/data/a-photo.ts';
import { anOperator, type TestOperator } from '../../testing/operators/an-operator.ts';
import { aPicture, sendPicture } from '../../testing/operators/upload-picture.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';
import { breaker } from '../breaker.ts';
import type { PictureStore } from './port.ts';
import { s3Pictures, type S3Settings } from './s3.ts';

/** Its sandbox has the store; the other one is set to use it. */
let upstream: TestServer;
let server: TestServer;
let editor: TestOperator;
let settings: S3Settings;
let store: PictureStore;
const storeWith = (more: Partial<S3Settings>, timeoutMs = 2_000): PictureStore =>
  s3Pictures({
    ...settings,
    ...more,
    timeoutMs,
    pauseMs: 1,
    metrics: createMetrics(),
    breaker: breaker({ failures: 1_000, openMs: 1 }),
  });
beforeAll(async () => {
  upstream = await testServer();
  const key = sandboxPictureKey(upstream.config.secret);
  settings = { ...key, url: `${upstream.origin}/sandbox/upstreams/pictures` };
  store = storeWith({});
  server = await testServer({
    settings: {
      PICTURES_URL: settings.url,
      PICTURES_KEY_ID: key.keyId,
      PICTURES_SECRET: key.secret,
      UPSTREAM_TIMEOUT_MS: '500',
    },
  });
  editor = await anOperator(server, { roles: ['content'] });
});
afterAll(async () => {
  await server.stop();
  await upstream.stop();
});
const behave = (mode: PictureMode) => upstream.sandbox(sandbox.setPictures, { mode });
afterEach(() => behave('ok'));

const bytes = Buffer.from('RIFF....WEBP and the rest of a picture');
const name = `${'a'.repeat(32)}.webp`;

describe('a store with the interface of S3', () => {
  it('stores a file, gives it back, and knows when it has none', async () => {
    expect(await store.put(name, bytes)).toEqual({ kind: 'stored' });
    expect(await store.put(name, bytes)).toEqual({ kind: 'stored' });
    expect(await store.get(name)).toEqual({ kind: 'found', bytes });
    expect(await store.get(`${'b'.repeat(32)}.webp`)).toEqual({ kind: 'absent' });
  });

  it.each([
    ['another secret', { secret: 'another secret of the bucket' }, 'status 403 SignatureDoesNotMatch'],
    ['another key', { keyId: 'stranger' }, 'status 403 SignatureDoesNotMatch'],
    ['another region', { region: 'cn-east-1' }, 'status 403 SignatureDoesNotMatch'],
  ])('refuses %s, which names the fault', async (_what, more, reason) => {
    expect(await storeWith(more).put(name, bytes)).toEqual({ kind: 'unanswered', reason });
  });

  it('refuses a body that is not the signed one, and an unsigned request', async () => {
    const other = await fetch(`${settings.url}/${name}`, {
      method: 'PUT',
      body: bytes,
      headers: { 'content-type': 'image/webp' },
    });
    expect([other.status, await other.text()]).toEqual([403, expect.stringContaining('AccessDenied')]);
  });

  it.each<readonly [PictureMode, RegExp]>([
    ['refuse', /^status 403 AccessDenied$/],
    ['fail', /^status 500 InternalError$/],
    ['hang', /timeout/i],
  ])('that answers with %s has stored and given nothing', async (mode, reason) => {
    await behave(mode);
    const patient = storeWith({}, 150);
    const unanswered = { kind: 'unanswered', reason: expect.stringMatching(reason) };
    expect(await patient.put(name, bytes)).toEqual(unanswered);
    expect(await patient.get(name)).toEqual(unanswered);
  });

  it('that gives other bytes has given nothing', async () => {
    await store.put(name, bytes);
    await behave('wrong-bytes');
    expect(await store.get(name)).toEqual({
      kind: 'unanswered',
      reason: 'the bytes are not those that were stored',
    });
  });
});

describe('the library on such a store', () => {
  const media = (file: string) => server.fetch(`${server.base}/media/${file}`);

  it('shows what was uploaded', async () => {
    const { pictureKey, bytes: length } = await aPicture(server, await aPhoto(), editor);
    const answer = await media(`${pictureKey}.webp`);
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, length]);
    expect((await media(`${pictureKey}-s.webp`)).status).toBe(200);
  });

  it.each<PictureMode>(['refuse', 'fail', 'hang'])(
    'takes no picture while the store answers with %s, and takes it afterwards',
    async (mode) => {
      const file = await aPhoto();
      await behave(mode);
      const { success, message } = await sendPicture(server, file, editor);
      expect([success, message]).toEqual([false, '图片暂时存不进去，请稍后再试']);
      await behave('ok');
      await expect.poll(async () => (await sendPicture(server, file, editor)).success).toBe(true);
    },
  );

  it('answers 503 to a picture that cannot be read now, and shows it later', async () => {
    const { pictureKey } = await aPicture(server, await aPhoto(), editor);
    await behave('wrong-bytes');
    const answer = await media(`${pictureKey}.webp`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    await behave('ok');
    expect((await media(`${pictureKey}.webp`)).status).toBe(200);
  });
});
