import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { content } from '#core/contract/console/content.ts';
import type { RequestOf } from '#core/contract/endpoint.ts';
import { aFloor } from '../../../../testing/data/a-floor.ts';
import { aGoods } from '../../../../testing/data/a-goods.ts';
import { aPhoto } from '../../../../testing/data/a-photo.ts';
import { freshId } from '../../../../testing/fresh.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../../testing/operators/an-operator.ts';
import { aPicture } from '../../../../testing/operators/upload-picture.ts';
import { testServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let editor: TestOperator;
beforeAll(async () => {
  server = await testServer();
  editor = await anOperator(server, { roles: ['content'] });
});
afterAll(() => server.stop());

const reason = '首页换图';
type Items = RequestOf<typeof content.checkDraft>['document']['items'];
async function painted(colour: string): Promise<string> {
  const canvas = createCanvas(300, 300);
  const pen = canvas.getContext('2d');
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 300, 300);
  return (await aPicture(server, await canvas.encode('png'), editor)).value;
}
/** The live floors of a region with one of cards, whose first card shows a picture. */
async function regionWith(card: { readonly pics: readonly string[]; readonly subTitle: string }) {
  const key = freshId('REGION');
  await aFloor(server, key, { goods: [await aGoods(server)], title: '好物' });
  const { live } = await consoleData(server, content.contentEntity, { kind: 'floors', key }, editor);
  const cards = [
    { title: '看电影', highlight: null, tone: 'violet', link: null, ...card },
    { title: '喝奶茶', subTitle: '', highlight: null, tone: 'warm', link: null, pics: [] },
  ];
  const duo = { id: freshId('floor'), kind: 'duo', title: '活动专区', subTitle: '', link: null, isOn: true };
  const audience = { areas: [], levels: [], brands: [], hosts: [], beginsAt: null, endsAt: null };
  return { key, items: [...live.items, { ...duo, ...audience, cards }] as unknown as Items };
}
type Region = Awaited<ReturnType<typeof regionWith>>;
const checked = async ({ key, items }: Region) =>
  (await consoleData(server, content.checkDraft, { kind: 'floors', key, document: { items } }, editor))
    .checks;
async function publish({ key, items }: Region): Promise<string> {
  const draft = await consoleData(
    server,
    content.saveDraft,
    { kind: 'floors', key, document: { items }, note: '换图' },
    editor,
  );
  const { message } = await callConsole(
    server,
    content.publishRevision,
    { revisionId: draft.revisionId, edit: draft.edit, reason },
    editor,
  );
  return message;
}
const long = '热映大片全城通兑';
const faint = /活动专区“看电影”的文字会压在图片上，对比度最多 [1-4]\.\d : 1/;

it('text over a dark picture is refused before it is published, over a light one it is not', async () => {
  const dark = await regionWith({ pics: [await painted('#20304a')], subTitle: long });
  expect(await checked(dark)).toContainEqual({
    result: 'fail',
    text: expect.stringMatching(faint) as unknown,
  });
  expect(await publish(dark)).toMatch(faint);
  const light = await regionWith({ pics: [await painted('#fdf6ff')], subTitle: long });
  expect(await checked(light)).toContainEqual({ result: 'pass', text: '1处压在图片上的文字都看得清' });
  expect(await publish(light)).toBe('');
  const short = await regionWith({ pics: [await painted('#20304a')], subTitle: '全城' });
  expect(await publish(short)).toBe('');
});

it('a picture that was uploaded before it was measured is not judged', async () => {
  const value = await painted('#101820');
  const region = await regionWith({ pics: [value], subTitle: long });
  await server.db
    .updateTable('media_files')
    .set({ darkest: null, lightest: null })
    .where('darkest', 'is not', null)
    .execute();
  expect((await checked(region)).filter(({ text }) => text.includes('对比度'))).toEqual([]);
});

it('the pictures of the first screen are weighed together, photographs of goods too', async () => {
  const picture = await aPicture(server, await aPhoto(), editor);
  const region = await regionWith({ pics: [picture.value], subTitle: '' });
  const kilobytes = Math.ceil(picture.smallBytes / 1024);
  expect(await checked(region)).toContainEqual({
    result: 'pass',
    text: `首屏图片共 ${kilobytes} KB，不超过 280 KB`,
  });
  await server.db
    .updateTable('media_files')
    .set({ small_bytes: 300 * 1024 })
    .where('media_key', '=', picture.pictureKey)
    .execute();
  expect(await checked(region)).toContainEqual({
    result: 'warn',
    text: expect.stringMatching(/^首屏图片共 300 KB（.+），超过 280 KB/) as unknown,
  });
  await server.db
    .updateTable('media_files')
    .set({ small_bytes: 600 * 1024 })
    .where('media_key', '=', picture.pictureKey)
    .execute();
  expect(await publish(region)).toMatch(/首屏图片共 600 KB（.+），最多 560 KB/);
});
