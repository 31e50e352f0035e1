import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localLife } from '#core/contract/goods/local-life.ts';
import { payCode } from '#core/contract/goods/pay-code.ts';
import { shopOpening } from '#core/rules/goods/shop-opening.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { chinaInstant } from '#core/rules/format/china-time.ts';
import { aGoods } from '../../testing/data/a-goods.ts';
import { aShop } from '../../testing/data/a-shop.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';
import { fittingShops } from './find-shops.ts';

const { latitude, longitude } = nanjing;
const here = { latitude, longitude };
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const codesOf = ({ list }: { readonly list: readonly { readonly shopCode: string }[] }) =>
  list.map(({ shopCode }) => shopCode);

describe('local life', () => {
  it('lists the shops of a channel in a city, nearest first, with at most two deals in stock', async () => {
    const area_num = '320200';
    const far = await aShop(server, { area_num, channel: 'car', metresNorth: 900, score_tenths: 49 });
    const near = await aShop(server, { area_num, channel: 'car', metresNorth: 100, features: ['可外带'] });
    await aShop(server, { area_num, channel: 'movie' });
    await aShop(server, { channel: 'car' });
    const supplied = { supplier: near.supplier };
    const [some, most] = [
      await aGoods(server, { ...supplied, sold: 5 }),
      await aGoods(server, { ...supplied, sold: 9 }),
    ];
    await aGoods(server, { ...supplied, sold: 1 });
    await aGoods(server, { ...supplied, sold: 99, stock_left: 0 });
    await aGoods(server, { ...supplied, sold: 99, areas: ['320500'] });
    const input = { cityCode: area_num, channel: 'car', ...here } as const;
    const page = await server.data(localLife.localShops, input);
    expect(codesOf(page)).toEqual([near.shopId, far.shopId]);
    expect(page.list[0]).toMatchObject({
      merchantName: '面点小馆',
      channel: 'car',
      score: 4.6,
      features: ['可外带'],
      openNow: true,
      openNote: '24小时',
      deals: [{ goodsId: most }, { goodsId: some }],
    });
    expect(codesOf(await server.data(localLife.localShops, { ...input, sort: 'score' }))).toEqual([
      far.shopId,
      near.shopId,
    ]);
  });

  it('is narrowed by word, distance, coupon and opening state', async () => {
    const cityCode = '320300';
    const noodles = await aShop(server, { area_num: cityCode, name: '面馆（回龙窝店）', metresNorth: 400 });
    const wash = await aShop(server, {
      area_num: cityCode,
      name: '净驰洗车（泰山路店）',
      metresNorth: 4_000,
      open_hours: '99:00-99:01',
    });
    await aGoods(server, { supplier: wash.supplier, name: '精洗100%一次', coupon_types: ['qyfd'] });
    const found = async (filter: object) =>
      codesOf(await server.data(localLife.localShops, { cityCode, ...here, ...filter }));
    expect(await found({})).toEqual([noodles.shopId, wash.shopId]);
    expect(await found({ keyword: '回龙窝' })).toEqual([noodles.shopId]);
    expect(await found({ keyword: '精洗' })).toEqual([wash.shopId]);
    expect(await found({ keyword: '%' })).toEqual([wash.shopId]);
    expect(await found({ withinMetres: 3_000 })).toEqual([noodles.shopId]);
    expect(await found({ couponType: 'qyfd' })).toEqual([wash.shopId]);
    expect(await found({ openNow: true })).toEqual([noodles.shopId]);
  });

  it('knows without a position the shops of a city, and no distance', async () => {
    const { shopId } = await aShop(server, { area_num: '320400' });
    const { list } = await server.data(localLife.localShops, { cityCode: '320400' });
    expect(list).toMatchObject([{ shopCode: shopId, distanceMeters: null }]);
  });

  it('shows one shop with the goods it honours, and says so when there is none', async () => {
    const { shopId, supplier } = await aShop(server, { discount_text: '满50减8' });
    const goodsId = await aGoods(server, { supplier });
    expect(await server.data(localLife.localShop, { shopCode: shopId })).toMatchObject({
      shopCode: shopId,
      discountText: '满50减8',
      goodsList: [{ goodsId }],
      hasMoreGoods: false,
    });
    for (let more = 0; more < 20; more += 1) await aGoods(server, { supplier });
    const { goodsList, hasMoreGoods } = await server.data(localLife.localShop, { shopCode: shopId });
    expect([goodsList.length, hasMoreGoods]).toEqual([20, true]);
    expect(await server.call(localLife.localShop, { shopCode: 'none' })).toMatchObject({
      code: '0',
      message: '没有找到这家门店',
    });
  });

  it('judges opening hours alike in the database and in the rule', async () => {
    const hours = ['06:30-20:30', '18:00-02:00', '00:00-24:00', '09:30-24:00', '全天'];
    for (const openHours of hours)
      for (const hour of [0, 1, 2, 6, 9, 12, 18, 20, 23])
        for (const minute of [0, 30, 59]) {
          const moment = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
          const { rows } = await sql<{
            open: boolean;
          }>`select is_open_at(${openHours}, ${moment}) as open`.execute(server.db);
          const at = chinaInstant({ year: 2026, month: 8, day: 3, hour, minute });
          expect(rows[0]?.open, `${openHours} ${moment}`).toBe(shopOpening(openHours, at).isOpen);
        }
  });
});

describe('the stores of the pay code (§7 upCard)', () => {
  it('are found by word, by code and by distance', async () => {
    const spot = { latitude: 26.1, longitude: 119.3 };
    const [near, next] = [
      await aShop(server, { ...spot, name: '街角咖啡（塔巷店）' }),
      await aShop(server, { ...spot, latitude: 26.11, phone: '' }),
    ];
    await aShop(server, { latitude: 27, longitude: 119.3 });
    expect(await server.data(payCode.nearestShop, spot)).toMatchObject({ shop: { shopCode: near.shopId } });
    expect(codesOf(await server.data(payCode.nearbyShops, spot))).toEqual([near.shopId, next.shopId]);
    const [inCity, elsewhere] = [
      { ...spot, cityCode: '320100' },
      { ...spot, cityCode: '320900' },
    ];
    expect(codesOf(await server.data(payCode.nearbyShops, inCity))).toHaveLength(2);
    expect(codesOf(await server.data(payCode.nearbyShops, elsewhere))).toEqual([]);
    expect(await server.data(payCode.nearestShop, elsewhere)).toEqual({ shop: null });
    expect(codesOf(await server.data(payCode.shopList, { keyword: '塔巷' }))).toEqual([near.shopId]);
    expect(await server.data(payCode.shopByCode, { shopCode: next.shopId })).toMatchObject({
      shopCode: next.shopId,
      phone: null,
    });
    expect(await server.data(payCode.nearestShop, { latitude: 1, longitude: 1 })).toEqual({ shop: null });
  });

  it('go by the index on positions, however many shops there are', async () => {
    const { categoryId } = await aShop(server);
    await sql`
      insert into shops (shop_id, category_id, supplier, name, pic_url, area_num, address, phone, open_hours, latitude, longitude)
      select 'many.' || n, ${categoryId}, 'many', '店', '', '320100', '', '', '00:00-24:00', 40 + n / 1000.0, 100 + n % 50
      from generate_series(1, 6000) n`.execute(server.db);
    await sql`analyze shops`.execute(server.db);
    const [plan] = await fittingShops(server.db, { ...here, withinMetres: 3_000 })
      .selectAll('s')
      .explain<{ 'QUERY PLAN': unknown }>('json');
    expect(JSON.stringify(plan)).toContain('shops_by_position');
  });
});
