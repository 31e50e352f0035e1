import { afterAll, beforeAll, expect, it } from 'vitest';
import { placement } from '#core/contract/goods/placement.ts';
import { aGoods } from '../../../testing/a-goods.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

const hour = 3_600_000;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

it('shows what stands on an ad position now, in its order (§7 getMemberRecommend)', async () => {
  const focusId = freshId('focus');
  const goodsId = await aGoods(server);
  const row = (title: string, sort: number, traits: object = {}) => ({
    material_id: freshId('material'),
    focus_id: focusId,
    position_id: '1',
    title,
    sub_title: '',
    pic_url: 'art:gift',
    link: null,
    button_text: null,
    goods_id: null,
    begins_at: null,
    ends_at: null,
    sort,
    ...traits,
  });
  const at = (ms: number) => new Date(server.now().getTime() + ms);
  await server.db
    .insertInto('materials')
    .values([
      row('第二', 2, { goods_id: goodsId }),
      row('第一', 1, { ends_at: at(hour) }),
      row('稍后', 3, { begins_at: at(hour) }),
      row('别处', 4, { position_id: '2' }),
      row('某渠道', 5, { channels: ['YJ'] }),
    ])
    .execute();
  const titles = async (asked: object) =>
    (await server.data(placement.memberRecommend, { focusId, ...asked })).list.map(({ title }) => title);
  expect(await titles({})).toEqual(['第一', '第二']);
  expect(await titles({ channel: 'YJ' })).toEqual(['第一', '第二', '某渠道']);
  expect(await titles({ positionId: '2' })).toEqual(['别处']);
  expect((await server.data(placement.memberRecommend, { focusId })).list[1]).toMatchObject({
    goodsId,
    skuId: `${goodsId}.1`,
  });
  await server.advance(hour);
  expect(await titles({})).toEqual(['第二', '稍后']);
});

it('a position that is not named has nothing to show (§5)', async () => {
  expect(await server.data(placement.memberRecommend, {})).toEqual({ list: [] });
});
