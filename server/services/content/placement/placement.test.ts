import { afterAll, beforeAll, expect, it } from 'vitest';
import { placement } from '#core/contract/goods/placement.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

const hour = 3_600_000;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const materialAt =
  (focusId: string) =>
  (title: string, sort: number, traits: object = {}) => ({
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

it('shows what stands on an ad position now, in its order (§7 getMemberRecommend)', async () => {
  const focusId = freshId('focus');
  const goodsId = await aGoods(server);
  const row = materialAt(focusId);
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
  const titles = async (input: object) =>
    (await server.data(placement.memberRecommend, { focusId, ...input })).list.map(({ title }) => title);
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

it('shows a material on the points and in the channels of any kind that it is for', async () => {
  const focusId = freshId('focus');
  const row = materialAt(focusId);
  await server.db
    .insertInto('materials')
    .values([
      row('所有', 1),
      row('某点', 2, { points: ['RH4'] }),
      row('投放渠道', 3, { channels: ['60001'] }),
      row('计划渠道', 4, { channels: ['C0017'] }),
    ])
    .execute();
  const titles = async (input: object) =>
    (await server.data(placement.memberRecommend, { focusId, ...input })).list.map(({ title }) => title);
  expect(await titles({})).toEqual(['所有']);
  expect(await titles({ ptId: 'RH4' })).toEqual(['所有', '某点']);
  expect(await titles({ channelId: '60001' })).toEqual(['所有', '投放渠道']);
  expect(await titles({ planChannelId: 'C0017' })).toEqual(['所有', '计划渠道']);
  const points = async (input: object) =>
    (await server.data(placement.pointMaterials, { pointId: focusId, ...input })).list.map(
      ({ title }) => title,
    );
  expect(await points({ ptId: 'RH4' })).toEqual(['所有', '某点']);
});

it('a position that is not named has nothing to show (§5)', async () => {
  expect(await server.data(placement.memberRecommend, {})).toEqual({ list: [] });
});

it('shows the material of a point to the city, brand, channel and host it is for (§7 getPointMaterial)', async () => {
  const pointId = freshId('point');
  const row = materialAt(pointId);
  await server.db
    .insertInto('materials')
    .values([
      row('所有人', 1),
      row('苏州', 2, { areas: ['320500'] }),
      row('品牌二', 3, { brands: [2] }),
      row('小程序', 4, { invest_envs: [3] }),
      row('渠道', 5, { channels: ['C0001'] }),
    ])
    .execute();
  const titles = async (input: object) =>
    (await server.data(placement.pointMaterials, { pointId, ...input })).list.map(({ title }) => title);
  expect(await titles({})).toEqual(['所有人']);
  expect(await titles({ cityCode: '320500', userBrand: 2 })).toEqual(['所有人', '苏州', '品牌二']);
  expect(await titles({ investEnvs: 3, planChannelId: 'C0001' })).toEqual(['所有人', '小程序', '渠道']);
  expect(await server.data(placement.pointMaterials, {})).toEqual({ list: [] });
});

it('has a bottom menu for each region, in its order (§2)', async () => {
  const regionCode = freshId('BOTTOM');
  const entry = (menu_name: string, sort: number) => ({
    region_code: regionCode,
    sort,
    menu_name,
    router_mark: '/mine',
    url: '/content/easy-use/mine',
    icon_url: 'tab/mine',
    select_icon_url: 'tab/mine',
  });
  await server.db
    .insertInto('page_menus')
    .values([entry('我的', 2), entry('首页', 1)])
    .execute();
  const { list } = await server.data(placement.pageMenu, { regionCode });
  expect(list.map(({ menuName }) => menuName)).toEqual(['首页', '我的']);
  expect(list[1]).toEqual({
    menuName: '我的',
    routerMark: '/mine',
    url: '/content/easy-use/mine',
    iconUrl: 'tab/mine',
    selectIconUrl: 'tab/mine',
    backgroundUrl: '',
    backgroundColor: '',
    textColor: '',
    menuType: 0,
  });
  expect(await server.data(placement.pageMenu, { regionCode: 'NOWHERE' })).toEqual({ list: [] });
});
