import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { content } from '#core/contract/console/content.ts';
import { maxPictureBytes, pictures } from '#core/contract/console/pictures.ts';
import { home } from '#core/contract/goods/home.ts';
import { pictureFaults } from '#core/rules/console/pictures/picture-limits.ts';
import { aFloor } from '../../../testing/data/a-floor.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aPhoto } from '../../../testing/data/a-photo.ts';
import { freshId } from '../../../testing/fresh.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../testing/operators/an-operator.ts';
import { aPicture, sendPicture } from '../../../testing/operators/upload-picture.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { uploadPicture } from './upload-picture.ts';

const reason = '不再使用这张图';
let server: TestServer;
let editor: TestOperator;
beforeAll(async () => {
  server = await testServer();
  editor = await anOperator(server, { roles: ['content'] });
});
afterAll(() => server.stop());

const rows = () => server.db.selectFrom('media_files').selectAll().execute();
const media = (file: string, headers: Record<string, string> = {}) =>
  server.fetch(`${server.base}/media/${file}`, { headers });
const state = (pictureKey: string, to: 'active' | 'retired') =>
  callConsole(server, pictures.setPictureState, { pictureKey, state: to, reason }, editor);

describe('uploading a picture', () => {
  it('stores it in two sizes that every page can load, for ever', async () => {
    const { data } = await sendPicture(server, await aPhoto(), editor, { name: '苏州的秋天.jpg' });
    expect(data).toMatchObject({
      isKnown: false,
      picture: {
        name: '苏州的秋天.jpg',
        width: 750,
        height: 500,
        sourceWidth: 1_200,
        sourceType: 'image/jpeg',
        state: 'active',
        uploadedBy: { name: editor.name },
      },
    });
    const { pictureKey, bytes, smallBytes } = data.picture;
    for (const [file, length] of [
      [`${pictureKey}.webp`, bytes],
      [`${pictureKey}-s.webp`, smallBytes],
    ] as const) {
      const answer = await media(file);
      expect(answer.status).toBe(200);
      expect((await answer.arrayBuffer()).byteLength).toBe(length);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'",
        'cross-origin-resource-policy': 'cross-origin',
      });
      const again = await media(file, { 'if-none-match': answer.headers.get('etag') ?? '' });
      expect(again.status).toBe(304);
    }
  });

  it('is written into the audit log with who did it', async () => {
    const { pictureKey } = await aPicture(server, await aPhoto(), editor);
    expect(
      await server.db
        .selectFrom('audit_log')
        .select(['act', 'operator_name', 'object_kind'])
        .where('object_key', '=', pictureKey)
        .execute(),
    ).toEqual([{ act: '上传图片', operator_name: editor.name, object_kind: 'picture' }]);
  });

  it('of the same bytes is one picture, however many upload it at once', async () => {
    const file = await aPhoto();
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendPicture(server, file, editor)));
    expect(answers.map(({ success, message }) => [success, message])).toEqual(
      answers.map(() => [true, expect.any(String)]),
    );
    expect(new Set(answers.map(({ data }) => data.picture.pictureKey)).size).toBe(1);
    expect(answers.filter(({ data }) => !data.isKnown)).toHaveLength(1);
    const key = answers[0]?.data.picture.pictureKey;
    expect((await rows()).filter(({ media_key }) => media_key === key)).toHaveLength(1);
  });

  it('under a wrong name and type is judged by its bytes', async () => {
    const { data } = await sendPicture(server, await aPhoto({ type: 'png' }), editor, {
      name: 'photo.svg',
      type: 'image/svg+xml',
    });
    expect(data.picture.sourceType).toBe('image/png');
  });
});

describe('a file that is no picture for pages', () => {
  const whole = aPhoto({ seed: 5 });
  const bomb = async (): Promise<Buffer> => {
    const file = await aPhoto({ type: 'png', width: 60, height: 60 });
    file.writeUInt32BE(30_000, 16);
    file.writeUInt32BE(30_000, 20);
    return file;
  };
  it.each<readonly [string, () => Promise<Uint8Array> | Uint8Array, keyof typeof pictureFaults]>([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'svg'],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'html'],
    [
      'a page behind a picture',
      async () => Buffer.concat([await whole, Buffer.from('<html><script>')]),
      'hidden',
    ],
    [
      'an archive behind a picture',
      async () => Buffer.concat([await whole, Buffer.from('PK\x05\x06\0\0')]),
      'hidden',
    ],
    ['a GIF', () => Buffer.from(`GIF89a${'\0'.repeat(40)}`), 'gif'],
    ['half a picture', async () => (await whole).subarray(0, 20_000), 'truncated'],
    ['a text', () => Buffer.from('hello'), 'unknown'],
    ['a decompression bomb', bomb, 'many-pixels'],
    ['a dot', () => createCanvas(3, 3).encode('png'), 'few-pixels'],
    ['nothing', () => new Uint8Array(), 'empty'],
  ])('is refused with its own sentence and stores nothing: %s', async (_what, file, fault) => {
    const before = await rows();
    const answer = await sendPicture(server, await file(), editor);
    expect([answer.success, answer.message]).toEqual([false, pictureFaults[fault]]);
    expect(await rows()).toEqual(before);
  });

  it('is refused before it is read when it is too long', async () => {
    const answer = await sendPicture(server, Buffer.alloc(maxPictureBytes + 1, 1), editor);
    expect([answer.status, answer.message]).toEqual([413, '文件超过 10 MB，请压缩后再上传']);
  });

  it('is refused unread to a guest, to a role that may not upload, and to another site', async () => {
    const file = await aPhoto();
    const finance = await anOperator(server, { roles: ['finance'] });
    expect(await sendPicture(server, file)).toMatchObject({ code: '-2' });
    expect(await sendPicture(server, file, finance)).toMatchObject({ status: 403 });
    expect(
      await sendPicture(server, file, editor, { headers: { 'sec-fetch-site': 'cross-site' } }),
    ).toMatchObject({ status: 403, message: '请在运营台页面内操作' });
  });
});

describe('the files of pictures', () => {
  it.each([
    'ffffffffffffffffffffffffffffffff.webp',
    '..%2f..%2f..%2fetc%2fpasswd',
    '%2e%2e%2fpostgres',
    'ffffffffffffffffffffffffffffffff.png',
    'FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF.webp',
    'ffffffffffffffffffffffffffffffff.webp%00',
    '',
  ])('are 404 when there is none under the name: %s', async (file) => {
    expect((await media(file)).status).toBe(404);
  });

  it('without a row are not shown: a process that ended between both leaves nothing broken', async () => {
    const file = await aPhoto();
    const never = new Promise<never>(() => undefined);
    let stored = '';
    const dying = {
      ...server.deps,
      pictureStore: {
        ...server.deps.pictureStore,
        put: async (name: string, bytes: Uint8Array) => {
          if (stored !== '') return never;
          stored = name;
          return server.deps.pictureStore.put(name, bytes);
        },
      },
    };
    const call: OperatorCall = {
      caller: { ...editor, roles: ['content'], sessionId: '', sessionEndsAt: new Date() },
      network: '127.0.0.1',
      requestId: 'r',
      deviceToken: undefined,
      file,
      setSession: () => undefined,
      setDevice: () => undefined,
    };
    void uploadPicture(dying, { name: '断电' }, call);
    await expect.poll(() => stored).not.toBe('');
    await expect.poll(() => existsSync(folderOf(stored))).toBe(true);
    expect((await media(stored)).status).toBe(404);
    // The next upload of the same picture is whole.
    const picture = await aPicture(server, file, editor);
    expect(`${picture.pictureKey}.webp`).toBe(stored);
    expect((await media(stored)).status).toBe(200);
    expect((await media(`${picture.pictureKey}-s.webp`)).status).toBe(200);
    expect(readdirSync(join(folderOf(stored), '..')).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});
const folderOf = (name: string): string => join(server.config.dataDir, 'pictures', name.slice(0, 2), name);

describe('the library', () => {
  it('lists by words and form, newest first and page by page', async () => {
    const [wide, tall] = [
      await aPhoto({ width: 900, height: 300 }),
      await aPhoto({ width: 300, height: 900 }),
    ];
    const words = freshId('园林');
    const own = await Promise.all(
      [wide, tall].map((file, at) => sendPicture(server, file, editor, { name: `${words}${at}` })),
    );
    const list = (more: object) => consoleData(server, pictures.pictures, { words, ...more }, editor);
    expect((await list({})).count).toEqual({ value: 2, exact: true });
    expect((await list({ form: 'wide' })).rows.map(({ name }) => name)).toEqual([`${words}0`]);
    expect((await list({ form: 'tall' })).rows.map(({ name }) => name)).toEqual([`${words}1`]);
    const first = await list({ limit: 1 });
    const second = await list({ limit: 1, after: first.nextKey ?? '' });
    expect([...first.rows, ...second.rows].map(({ pictureKey }) => pictureKey).sort()).toEqual(
      own.map(({ data }) => data.picture.pictureKey).sort(),
    );
    expect(second.nextKey).toBeNull();
    expect((await list({ words: '%' })).rows.filter(({ name }) => name.startsWith(words))).toEqual([]);
  });

  it('saves the text that is read out', async () => {
    const { pictureKey } = await aPicture(server, await aPhoto(), editor);
    await consoleData(
      server,
      pictures.savePicture,
      { pictureKey, name: '拙政园', alt: '拙政园的池塘和亭子' },
      editor,
    );
    const { picture } = await consoleData(server, pictures.picture, { pictureKey }, editor);
    expect(picture).toMatchObject({ name: '拙政园', alt: '拙政园的池塘和亭子' });
  });

  it('retires what is not used, and offers it again when it is uploaded again', async () => {
    const file = await aPhoto();
    const { pictureKey } = await aPicture(server, file, editor);
    expect((await state(pictureKey, 'retired')).success).toBe(true);
    expect((await state(pictureKey, 'retired')).message).toBe('这张图片已经停用');
    // Pages that were loaded before still show it.
    expect((await media(`${pictureKey}.webp`)).status).toBe(200);
    expect((await aPicture(server, file, editor)).state).toBe('active');
  });
});

describe('a picture in a floor', () => {
  async function aRegion() {
    const key = freshId('REGION');
    const goodsId = await aGoods(server);
    const floorId = await aFloor(server, key, { goods: [goodsId], title: '苏州限定' });
    const { live } = await consoleData(server, content.contentEntity, { kind: 'floors', key }, editor);
    return { ref: { kind: 'floors', key } as const, floorId, live };
  }
  type Region = Awaited<ReturnType<typeof aRegion>>;
  const draftWith = async ({ ref, live }: Region, pic: string) => {
    const document = { items: live.items.map((item) => ({ ...item, pic })) };
    const { checks } = await consoleData(server, content.checkDraft, { ...ref, document }, editor);
    const { version: _version, ...open } = await consoleData(
      server,
      content.saveDraft,
      { ...ref, document },
      editor,
    );
    const publish = () =>
      callConsole(server, content.publishRevision, { ...open, reason: '换成新的头图' }, editor);
    return { checks, publish };
  };

  it('is checked, published, shown, named where it is used, and not retired meanwhile', async () => {
    const region = await aRegion();
    const { pictureKey, value } = await aPicture(server, await aPhoto(), editor);
    const { checks, publish } = await draftWith(region, value);
    expect(checks).toContainEqual({ result: 'pass', text: '1张图片都能显示' });
    expect((await state(pictureKey, 'retired')).message).toBe('还有1处在用，不能停用：楼层与页面：v2');
    expect((await publish()).success).toBe(true);
    const { floors } = await server.data(home.regionFloors, { regionCode: region.ref.key });
    expect(floors).toMatchObject([{ kind: 'goods', pic: value }]);
    const { uses } = await consoleData(server, pictures.picture, { pictureKey }, editor);
    expect(uses).toEqual([
      { place: 'live', kind: 'floors', key: region.ref.key, title: '楼层与页面：苏州限定' },
    ]);
    expect((await state(pictureKey, 'retired')).message).toMatch(/^还有1处在用，不能停用：/);
  });

  it('that is missing, retired or of another site is not published', async () => {
    const region = await aRegion();
    const { pictureKey, value } = await aPicture(server, await aPhoto(), editor);
    await state(pictureKey, 'retired');
    for (const [pic, sentence] of [
      [value, '已停用'],
      [`media:${'0'.repeat(32)}.750x500`, '不在素材库里'],
      ['https://cdn.example/a.png', '外站的图片'],
    ] as const) {
      const { checks, publish } = await draftWith(region, pic);
      expect(checks).toContainEqual({ result: 'fail', text: expect.stringContaining(sentence) });
      expect((await publish()).message).toContain(sentence);
    }
  });
});
