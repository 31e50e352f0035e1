import { afterAll, beforeAll, expect, it } from 'vitest';
import { agreements } from '#core/contract/common/agreements.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  const row = { material_id: 'service-account', title: '关注我们', guide: '长按识别', pic_url: 'goods/gift' };
  await server.db
    .insertInto('qr_materials')
    .values([
      { ...row, channel_id: '*', content: '/all' },
      { ...row, channel_id: 'C0005', content: '/own' },
    ])
    .execute();
});
afterAll(() => server.stop());

it('a code to scan is the channel’s own, else the one for all (§7 getQRCodeMaterial)', async () => {
  expect(await server.data(agreements.qrCodeMaterial, { materialId: 'service-account' })).toEqual({
    materialId: 'service-account',
    title: '关注我们',
    guide: '长按识别',
    content: '/all',
    picUrl: 'goods/gift',
  });
  expect(
    await server.data(agreements.qrCodeMaterial, { materialId: 'service-account', channelId: 'C0005' }),
  ).toMatchObject({ content: '/own' });
  expect(await server.call(agreements.qrCodeMaterial, { materialId: 'none' })).toMatchObject({
    code: '0',
    message: '没有找到该二维码',
  });
});
