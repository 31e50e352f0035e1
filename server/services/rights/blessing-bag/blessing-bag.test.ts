import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreements } from '#core/contract/common/agreements.ts';
import { blessingBag } from '#core/contract/content/blessing-bag.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { hangzhou } from '#core/rules/location/whitelist-location.ts';
import { metresBetween } from '#core/rules/location/coordinates/metres-between.ts';
import { aHolder } from '../../../testing/data/a-holder.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { aRight, type TestRight } from '../../../testing/data/a-right.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const intoBag = ({ productId }: TestRight, rightsId = '') =>
  server.db
    .insertInto('page_products')
    .values({ page_id: 'BlessingBag', product_id: productId, rights_id: rightsId })
    .execute();
const bagOf = (as: Awaited<ReturnType<typeof aMember>>) => server.data(blessingBag.blessingBag, {}, { as });

describe('the blessing bag (§7 queryRightsBlessingBagNew)', () => {
  it('holds the rights of the bag among those of the products held, ready to be claimed', async () => {
    const coffee = await aRight(server, { choose: 2 });
    const video = await aRight(server, { beside: coffee });
    await intoBag(coffee, coffee.rightsId);
    const { member, claim } = await aHolder(server, coffee);
    const bag = await bagOf(member);
    expect(bag).toMatchObject({
      usableCount: 1,
      waitCount: 0,
      nextAt: null,
      rightsList: [{ ...claim, recvStatus: 0 }],
    });
    expect(bag.rightsList.map(({ rightsId }) => rightsId)).not.toContain(video.rightsId);
  });

  it('counts as claimable what the quota still allows', async () => {
    const first = await aRight(server, { choose: 1 });
    for (let more = 0; more < 3; more += 1) await aRight(server, { beside: first });
    await intoBag(first);
    const { member } = await aHolder(server, first);
    expect(await bagOf(member)).toMatchObject({ usableCount: 1 });
  });

  it('what is claimed comes again with the month, and the page counts down to it', async () => {
    const right = await aRight(server);
    await intoBag(right);
    const { member, claim } = await aHolder(server, right);
    await server.data(cardProduct.receiveRights, claim, { as: member });
    const bag = await bagOf(member);
    expect(bag).toMatchObject({
      usableCount: 0,
      waitCount: 0,
      nextAt: new Date(claimCycle(server.now()).endsAt).toISOString(),
    });
  });

  it('what opens later this month waits, and the sooner of two is counted down to', async () => {
    const soon = new Date(server.now().getTime() + 3_600_000);
    const later = new Date(server.now().getTime() + 7_200_000);
    const first = await aRight(server, { beginsAt: later, choose: 2 });
    await aRight(server, { beside: first, beginsAt: soon });
    await intoBag(first);
    const { member } = await aHolder(server, first);
    expect(await bagOf(member)).toMatchObject({ usableCount: 0, waitCount: 2, nextAt: soon.toISOString() });
  });

  it('a level that is too low is no matter of waiting', async () => {
    const right = await aRight(server, { level: 1, minLevel: 3 });
    await intoBag(right);
    const { member } = await aHolder(server, right);
    expect(await bagOf(member)).toMatchObject({
      usableCount: 0,
      waitCount: 0,
      nextAt: null,
      rightsList: [{ recvStatus: 3, recvReason: '升级会员后可领' }],
    });
  });

  it('is empty without its products, and closed to guests', async () => {
    expect(await bagOf(await aMember(server, { level: 2 }))).toEqual({
      usableCount: 0,
      waitCount: 0,
      nextAt: null,
      rightsList: [],
    });
    expect(await server.call(blessingBag.blessingBag, {})).toMatchObject({ code: '-2' });
  });
});

describe('the shops of the bag (§7 queryRightsShopList)', () => {
  let coffee: TestRight;
  beforeAll(async () => {
    coffee = await aRight(server);
    await server.db
      .updateTable('rights')
      .set({ supplier: 'coffee-chain' })
      .where('rights_id', '=', coffee.rightsId)
      .execute();
    await server.db
      .insertInto('shop_categories')
      .values([
        { category_id: 'drinks', name: '咖啡茶饮', icon_url: 'art:c', sort: 1 },
        { category_id: 'car', name: '加油洗车', icon_url: 'art:f', sort: 2 },
      ])
      .execute();
    const shop = (shop_id: string, area_num: string, latitude: number, more: object = {}) => ({
      shop_id,
      category_id: 'drinks',
      supplier: 'coffee-chain',
      name: `街角咖啡（${shop_id}）`,
      pic_url: 'art:c',
      area_num,
      address: '中山路1号',
      phone: '025-55500001',
      open_hours: '08:00-22:00',
      latitude,
      longitude: nanjing.longitude,
      sort: 1,
      ...more,
    });
    await server.db
      .insertInto('shops')
      .values([
        shop('far', '320100', nanjing.latitude + 0.1),
        shop('near', '320100', nanjing.latitude + 0.01),
        shop('fuel', '320100', nanjing.latitude + 0.02, {
          category_id: 'car',
          supplier: 'fuel-network',
          name: '100%顺途_加油站',
          address: '江东中路211号',
        }),
        shop('suzhou', '320500', 31.3),
      ])
      .execute();
  });
  const shopsOf = async (input: Parameters<typeof server.data<typeof blessingBag.blessingBagShops>>[1]) =>
    (await server.data(blessingBag.blessingBagShops, input)).list;
  const here = { longitude: nanjing.longitude, latitude: nanjing.latitude };

  it('come nearest first, in metres, to guests too', async () => {
    const list = await shopsOf(here);
    expect(list.map(({ shopId }) => shopId)).toEqual(['near', 'fuel', 'far', 'suzhou']);
    expect(list[0]).toMatchObject({
      categoryName: '咖啡茶饮',
      distanceMeters: Math.floor(metresBetween(nanjing, { ...here, latitude: nanjing.latitude + 0.01 })),
    });
  });

  it('have no distance where the place is unknown, and half a place is none', async () => {
    for (const unknown of [{}, { latitude: nanjing.latitude }])
      expect((await shopsOf(unknown)).every(({ distanceMeters }) => distanceMeters === null)).toBe(true);
  });

  it.each<[string, object, string[]]>([
    ['of a category', { categoryId: 'car' }, ['fuel']],
    ['of a city', { areaNum: '320500' }, ['suzhou']],
    ['of a district: its city', { areaNum: '320106', categoryId: 'drinks' }, ['near', 'far']],
    ['found by name', { keyword: '顺途' }, ['fuel']],
    ['found by street', { keyword: '江东' }, ['fuel']],
    ['found by what looks like a pattern, to the letter', { keyword: '0%顺途_' }, ['fuel']],
    ['not found by a pattern', { keyword: '街%角' }, []],
  ])('%s', async (_title, input, ids) => {
    expect((await shopsOf({ ...here, ...input })).map(({ shopId }) => shopId)).toEqual(ids);
  });

  it('are those that honour a right', async () => {
    expect(
      (await shopsOf({ ...here, rightsId: coffee.rightsId, areaNum: '320100' })).map(({ shopId }) => shopId),
    ).toEqual(['near', 'far']);
    expect(await shopsOf({ rightsId: 'nothing' })).toEqual([]);
  });

  it('are those that honour the rights of a family, and so are their kinds', async () => {
    const fuel = await aRight(server);
    await server.db
      .updateTable('rights')
      .set({ supplier: 'fuel-network' })
      .where('rights_id', '=', fuel.rightsId)
      .execute();
    await server.db
      .updateTable('products')
      .set({ family: 'dq' })
      .where('product_id', '=', fuel.productId)
      .execute();
    expect((await shopsOf({ ...here, family: 'dq' })).map(({ shopId }) => shopId)).toEqual(['fuel']);
    expect(await server.data(blessingBag.blessingBagCategories, { family: 'dq' })).toMatchObject([
      { categoryId: 'car' },
    ]);
    expect(await shopsOf({ family: 'unknown' })).toEqual([]);
    expect(await server.data(blessingBag.blessingBagCategories, { family: 'unknown' })).toEqual([]);
  });

  it('come in pages', async () => {
    const page = await server.data(blessingBag.blessingBagShops, { ...here, pageSize: 3, pageNum: 2 });
    expect(page).toMatchObject({ total: 4, hasNext: false, list: [{ shopId: 'suzhou' }] });
    expect(await server.data(blessingBag.blessingBagShops, { ...here, pageSize: 3 })).toMatchObject({
      total: 4,
      hasNext: true,
    });
  });

  it('are sorted into categories in their order', async () => {
    expect(await server.data(blessingBag.blessingBagCategories, {})).toEqual([
      { categoryId: 'drinks', categoryName: '咖啡茶饮', iconUrl: 'art:c' },
      { categoryId: 'car', categoryName: '加油洗车', iconUrl: 'art:f' },
    ]);
  });

  it('are measured by the database as by the rule', async () => {
    const { rows } = await sql<{
      metres: number;
    }>`select metres_between(${nanjing.latitude}, ${nanjing.longitude}, ${hangzhou.latitude}, ${hangzhou.longitude}) as metres`.execute(
      server.db,
    );
    expect(rows[0]?.metres).toBeCloseTo(metresBetween(nanjing, hangzhou), 3);
  });
});

it('the agreement of the bag has whether this subscriber accepted it (§7 getUserProtocolInfo)', async () => {
  const [member, other] = [await aMember(server), await aMember(server)];
  expect(await server.call(blessingBag.blessingBagProtocol, {}, { as: member })).toMatchObject({
    code: '0',
    message: '没有找到该协议',
  });
  await server.db
    .insertInto('agreements')
    .values({
      template_id: 'blessing-bag',
      version: '2026.1',
      title: '权益福袋服务协议',
      body: '正文',
      published_at: new Date('2026-01-01'),
    })
    .execute();
  const text = { templateId: 'blessing-bag', version: '2026.1', title: '权益福袋服务协议' };
  expect(await server.data(blessingBag.blessingBagProtocol, { timestamp: 1 }, { as: member })).toEqual({
    ...text,
    agreedAt: null,
  });
  const { agreedAt } = await server.data(
    agreements.saveAgreement,
    { templateId: text.templateId, version: text.version },
    { as: member },
  );
  expect(await server.data(blessingBag.blessingBagProtocol, {}, { as: member })).toEqual({
    ...text,
    agreedAt,
  });
  expect(await server.data(blessingBag.blessingBagProtocol, {}, { as: other })).toEqual({
    ...text,
    agreedAt: null,
  });
});
