import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { memberPage } from '#core/contract/content/member-page.ts';
import { myMonth } from '#core/contract/content/my-month.ts';
import { chinaDay, lastChinaDay } from '#core/rules/format/china-day.ts';
import { addMonths } from '#core/rules/membership/add-months.ts';
import { provinceToast } from '#core/rules/membership/province-eligibility.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aProduct, type TestProduct } from '../../../testing/data/a-product.ts';
import { aRight, type RightTraits, type TestRight } from '../../../testing/data/a-right.ts';
import { aFlashSale } from '../../../testing/data/a-flash-sale.ts';
import { aSubscription } from '../../../testing/data/a-subscription.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { anAddress } from '../../../testing/data/an-address.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { lookupOf } from '../../../testing/databases/test-encryption.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.db
    .insertInto('order_rules')
    .values([
      { target_kind: 'product', target_id: '*', rule_code: 'PROVINCE', value: '', sort: 1 },
      { target_kind: 'product', target_id: '*', rule_code: 'NOT_HELD', value: '', sort: 2 },
    ])
    .execute();
});
afterAll(() => server.stop());

const sold = (line: string, step: number, { productId }: TestProduct) =>
  server.db
    .insertInto('product_tiers')
    .values({ line, step, product_id: productId, name: `第${step}档`, pic_url: 'art:tier', agreements: [] })
    .execute();
const plan = (
  { productId }: TestProduct,
  key: string,
  months: number,
  priceFen: number,
  next: number | null = null,
) =>
  server.db
    .insertInto('product_plans')
    .values({
      sku_id: `${productId}.${key}`,
      goods_id: productId,
      product_id: productId,
      name: key,
      months,
      days: null,
      auto_renew: next !== null,
      price_fen: priceFen,
      next_price_fen: next,
      sort: months,
    })
    .execute();
const worth = ({ rightsId }: TestRight, fen: number) =>
  server.db.updateTable('rights').set({ worth_fen: fen }).where('rights_id', '=', rightsId).execute();
const tiersOf = async (input: object, as?: TestMember) =>
  server.data(memberPage.memberTiers, input, as ? { as } : {});

/** A line of two tiers, levels 2 and 3; the traits are of the right in the first. */
async function aProductLine(traits: RightTraits = {}) {
  const line = freshId('line');
  const right = await aRight(server, { level: 2, ...traits });
  const higher = await aProduct(server, { level: 3 });
  await sold(line, 1, right);
  await sold(line, 2, higher);
  return { line, right, higher };
}

describe('the tiers of membership (§7 getUserVipProductDetail)', () => {
  it('show a guest prices, contents and what they save, as to a non-member', async () => {
    const { line, right } = await aProductLine();
    await worth(right, 2_500);
    await worth(await aRight(server, { beside: right }), 1_000);
    await plan(right, 'month', 1, 990, 1_990);
    await plan(right, 'year', 12, 19_800);
    const { currentLevel, currentName, tiers } = await tiersOf({ line });
    expect([currentLevel, currentName, tiers.length]).toEqual([0, '非会员', 2]);
    expect(tiers[0]).toMatchObject({
      productId: right.productId,
      tierName: '第1档',
      vipTypeLevel: 2,
      offer: 'open',
      hint: '开通后每月可从2项权益中选领',
      canOrder: true,
      reason: '',
      rightsCount: 2,
      savesPerMonthFen: 2_500 - 1_990,
      plans: [
        {
          skuId: `${right.productId}.month`,
          months: 1,
          autoRenew: true,
          priceFen: 990,
          nextPriceFen: 1_990,
          perMonthFen: null,
          badge: '首月立减10元',
        },
        {
          skuId: `${right.productId}.year`,
          months: 12,
          autoRenew: false,
          priceFen: 19_800,
          nextPriceFen: null,
          perMonthFen: 1_650,
          badge: '',
        },
      ],
      rights: [{ name: '影音会员', note: '2选1', picUrl: 'art:video' }],
      groups: [
        {
          groupId: right.groupId,
          chooseCount: 1,
          totalCount: 2,
          rightsList: [{ rightsName: '视频会员月卡', hint: '充值到您的手机号' }, {}],
        },
      ],
    });
  });

  it('know which one the subscriber holds, and what lies above it', async () => {
    const { line, right, higher } = await aProductLine();
    const member = await aMember(server);
    await aSubscription(server, { member, product: right });
    const { currentLevel, currentName, tiers } = await tiersOf({ line }, member);
    expect([currentLevel, currentName]).toEqual([2, '等级2']);
    expect(tiers).toMatchObject([
      {
        productId: right.productId,
        offer: 'held',
        hint: '当前等级',
        canOrder: false,
        reason: '您已开通该产品，无需重复办理',
      },
      { productId: higher.productId, offer: 'upgrade', hint: '当前为等级2，可升级', canOrder: true },
    ]);
    await aSubscription(server, { member, product: higher });
    expect((await tiersOf({ line }, member)).tiers.map(({ offer }) => offer)).toEqual(['held', 'held']);
  });

  it('weigh a level from another line', async () => {
    const { line } = await aProductLine();
    expect(
      (await tiersOf({ line }, await aMember(server, { level: 4 }))).tiers.map(({ offer }) => offer),
    ).toEqual(['lower', 'lower']);
    expect((await tiersOf({ line }, await aMember(server))).tiers.map(({ offer }) => offer)).toEqual([
      'open',
      'open',
    ]);
  });

  it('have the reason for a subscriber of another province', async () => {
    const { line } = await aProductLine();
    const stranger = await aMember(server);
    await server.db
      .insertInto('sandbox_numbers')
      .values({
        mobile_lookup: lookupOf(stranger.mobile),
        area_num: '440100',
        in_province: false,
        joined_on: null,
      })
      .execute();
    expect((await tiersOf({ line }, stranger)).tiers[0]).toMatchObject({
      offer: 'open',
      canOrder: false,
      reason: provinceToast,
    });
  });

  it.each<[string, RightTraits]>([
    ['over', { endsAt: new Date('2020-01-01') }],
    ['above its own level', { minLevel: 3 }],
  ])('do not count a right that is %s', async (_title, traits) => {
    const { line } = await aProductLine(traits);
    expect((await tiersOf({ line })).tiers[0]).toMatchObject({
      rightsCount: 0,
      rights: [],
      groups: [],
      savesPerMonthFen: 0,
    });
  });

  it('count of a group what its holder counts: a right that is never in stock is shown as sold out, is no choice, and saves nothing', async () => {
    const { line, right } = await aProductLine({ choose: 2 });
    const gone = await aRight(server, { beside: right, stock: 0 });
    await worth(right, 2_500);
    await worth(gone, 9_900);
    await plan(right, 'month', 1, 1_000);
    const member = await aMember(server);
    await aSubscription(server, { member, product: right });
    const owned = await server.data(cardProduct.memberRights, { offerId: right.productId }, { as: member });
    const [tier] = (await tiersOf({ line })).tiers;
    expect(tier?.groups[0]).toMatchObject({
      totalCount: 1,
      rightsList: [{ lackStockFlag: 0 }, { rightsId: gone.rightsId, lackStockFlag: 1 }],
    });
    expect(owned.groupList[0]?.totalCount).toBe(1);
    expect(tier).toMatchObject({
      rightsCount: 1,
      savesPerMonthFen: 1_500,
      rights: [{ note: '充值到您的手机号' }, { note: '本月已领完' }],
    });
  });

  it.each<[string, Omit<RightTraits, 'beside'>]>([
    ['asks for a higher level', { minLevel: 3 }],
    ['is over', { endsAt: new Date('2020-01-01') }],
  ])('read 2选1 to a guest and to a holder of that tier, where a third right %s', async (_title, traits) => {
    const { line, right } = await aProductLine();
    await aRight(server, { beside: right });
    const third = await aRight(server, { beside: right, ...traits });
    const [member, stranger] = [await aMember(server), await aMember(server)];
    await aSubscription(server, { member, product: right });
    const offers = await Promise.all([
      tiersOf({ line }),
      tiersOf({ line }, stranger),
      tiersOf({ line }, member),
    ]);
    for (const {
      tiers: [tier],
    } of offers)
      expect(tier).toMatchObject({
        rightsCount: 2,
        rights: [{ note: '2选1' }],
        groups: [{ chooseCount: 1, totalCount: 2, rightsList: [{}, {}] }],
      });
    const [owned, { groupList }] = await Promise.all([
      server.data(cardProduct.memberRights, { offerId: right.productId }, { as: member }),
      server.data(myMonth.monthRights, {}, { as: member }),
    ]);
    expect([owned.groupList[0], groupList[0]]).toMatchObject([
      { chooseCount: 1, totalCount: 2 },
      { chooseCount: 1, totalCount: 2 },
    ]);
    // It stays in the holder's list, where it says why it cannot be chosen.
    expect(owned.groupList[0]?.rightsList.find(({ rightsId }) => rightsId === third.rightsId)).toMatchObject({
      recvStatus: 3,
      recvReason: expect.stringMatching(/升级会员后可领|领取时间已结束/),
    });
  });

  it('look the same to a higher level, until that subscriber holds one: then the numbers are those of the own list', async () => {
    const { line, right } = await aProductLine();
    await aRight(server, { beside: right, minLevel: 4 });
    const member = await aMember(server, { level: 4 });
    const offered = async () => (await tiersOf({ line }, member)).tiers[0]?.groups[0]?.totalCount;
    expect(await offered()).toBe(1);
    await aSubscription(server, { member, product: right });
    expect([
      await offered(),
      (await server.data(cardProduct.memberRights, { offerId: right.productId }, { as: member })).groupList[0]
        ?.totalCount,
    ]).toEqual([2, 2]);
  });

  it('have which right is out of stock this month, and the right types of the level (§6)', async () => {
    const { line, right, higher } = await aProductLine();
    const [gone] = [
      await aRight(server, { beside: right, stock: 3 }),
      await aRight(server, { beside: right, stock: 3 }),
    ];
    await server.db
      .insertInto('rights_stock')
      .values({ rights_id: gone.rightsId, cycle: claimCycle(server.now()).cycle, total: 3, remaining: 0 })
      .execute();
    const { vip_type_id } = await server.db
      .selectFrom('products')
      .select('vip_type_id')
      .where('product_id', '=', higher.productId)
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('vip_type_rights')
      .values([9, 1].map((right_type_id) => ({ vip_type_id: vip_type_id ?? 0, right_type_id })))
      .onConflict((on) => on.doNothing())
      .execute();
    const [first, second] = (await tiersOf({ line })).tiers;
    expect(
      first?.groups[0]?.rightsList
        .filter(({ lackStockFlag }) => lackStockFlag === 1)
        .map(({ rightsId }) => rightsId),
    ).toEqual([gone.rightsId]);
    expect(first?.groups[0]?.rightsList).toHaveLength(3);
    expect(first).toMatchObject({ rightsCount: 2, rights: [{ note: '2选1' }], groups: [{ totalCount: 2 }] });
    expect(second?.rightTypes).toEqual([1, 9]);
  });

  it('say the first day of rights that can be claimed next month only, for which its stock counts', async () => {
    const { line, right, higher } = await aProductLine();
    const gone = await aRight(server, { beside: right, stock: 3 });
    const { cycle, endsAt } = claimCycle(server.now());
    await server.db
      .insertInto('rights_stock')
      .values({ rights_id: gone.rightsId, cycle, total: 3, remaining: 0 })
      .execute();
    const shown = async (as?: TestMember) =>
      (await tiersOf({ line }, as)).tiers.map(({ firstClaimDay, rightsCount }) => [
        firstClaimDay,
        rightsCount,
      ]);
    expect(await shown()).toEqual([
      [null, 1],
      [null, 0],
    ]);
    await server.db
      .updateTable('products')
      .set({ starts_next_month: true })
      .where('product_id', 'in', [right.productId, higher.productId])
      .execute();
    expect(await shown()).toEqual([
      [chinaDay(endsAt), 2],
      [chinaDay(endsAt), 0],
    ]);
    const member = await aMember(server);
    await aSubscription(server, { member, product: right, openedAt: server.now() });
    expect((await shown(member)).map(([day]) => day)).toEqual([null, chinaDay(endsAt)]);
    const owned = await server.data(cardProduct.memberRights, { offerId: right.productId }, { as: member });
    expect(owned.groupList[0]).toMatchObject({
      totalCount: 2,
      rightsList: [{ recvReason: '下月1日起可领' }, { recvReason: '下月1日起可领' }],
    });
  });

  it('say what each right is worth, and when a plan that renews is debited next', async () => {
    const { line, right } = await aProductLine();
    await worth(right, 1_700);
    await plan(right, 'month', 1, 990, 1_990);
    await plan(right, 'quarter', 3, 5_600);
    const [tier] = (await tiersOf({ line })).tiers;
    expect(tier?.groups[0]?.rightsList).toMatchObject([{ worthFen: 1_700 }]);
    const dayMs = 86_400_000;
    const ends = (months: number) => addMonths(server.now(), months).getTime();
    expect(tier?.plans.map(({ endsOn, debitOn }) => [endsOn, debitOn])).toEqual([
      [lastChinaDay(ends(1)), chinaDay(ends(1) - dayMs)],
      [lastChinaDay(ends(3)), null],
    ]);
  });

  it('are found by a product or a type of member in them, a line of its own before the ladder', async () => {
    const { line, right } = await aProductLine();
    await sold('member', 1, right);
    const { vip_type_id } = await server.db
      .selectFrom('products')
      .select('vip_type_id')
      .where('product_id', '=', right.productId)
      .executeTakeFirstOrThrow();
    expect(await tiersOf({ productId: right.productId })).toMatchObject({ line });
    expect(await server.data(memberPage.memberTiers, {})).toMatchObject({
      line: 'member',
      tiers: [{ productId: right.productId }],
    });
    expect(vip_type_id).not.toBeNull();
    await server.db
      .updateTable('products')
      .set({ vip_type_id: await aVipType(700) })
      .where('product_id', '=', right.productId)
      .execute();
    expect(await tiersOf({ vipTypeId: 700 })).toMatchObject({ line });
    for (const unknown of [{ productId: 'none' }, { vipTypeId: 99_999 }, { line: 'none' }])
      expect(await server.call(memberPage.memberTiers, unknown)).toMatchObject({
        code: '0',
        message: '没有找到该会员产品',
      });
  });
});

async function aVipType(vipTypeId: number): Promise<number> {
  await server.db
    .insertInto('vip_types')
    .values({
      vip_type_id: vipTypeId,
      level: 2,
      name: '联名会员',
      group_name: '会员',
      group_flag: '0',
      pic_url: '',
      show_rights: true,
    })
    .execute();
  return vipTypeId;
}

describe('stock for an address (§7 selectAddressInventory)', () => {
  const aSku = async (physical: boolean, stock: Readonly<Record<string, number>> = {}) => {
    const skuId = freshId('sku');
    await aGoods(server, { sku_id: skuId, kind: physical ? 'physical' : 'virtual' });
    for (const [area_num, inventory] of Object.entries(stock))
      await server.db.insertInto('area_stock').values({ sku_id: skuId, area_num, inventory }).execute();
    return skuId;
  };

  it('follows the area of the address; goods without area rows have no limit by area', async () => {
    const member = await aMember(server);
    const id = await anAddress(server, member);
    const request = async (skuId: string) =>
      server.data(memberPage.addressStock, { id, skuId }, { as: member });
    expect(await request(await aSku(true, { '320000': 5 }))).toEqual({
      deliverable: 1,
      inventory: 5,
      reason: '',
    });
    expect(await request(await aSku(true, { '320100': 0 }))).toMatchObject({
      deliverable: 0,
      inventory: 0,
      reason: '该地区暂时缺货',
    });
    expect(await request(await aSku(true))).toMatchObject({ deliverable: 1, inventory: null, reason: '' });
    expect(await request(await aSku(false))).toMatchObject({ deliverable: 1, inventory: null });
    expect(await server.call(memberPage.addressStock, { id, skuId: 'none' }, { as: member })).toMatchObject({
      code: '0',
      message: '商品不存在或已下架',
    });
  });

  it('is that of the running sale, which sells from a stock of its own', async () => {
    const member = await aMember(server);
    const id = await anAddress(server, member);
    const stock = (skuId: string) => server.data(memberPage.addressStock, { id, skuId }, { as: member });
    const goodsTraits = { kind: 'physical', stock_left: 0 } as const;
    const soldOut = `${await aGoods(server, goodsTraits)}.1`;
    expect(await stock(soldOut)).toMatchObject({ deliverable: 0, reason: '商品暂时缺货' });
    const { skuId } = await aFlashSale(server, { goodsTraits, goods: { total: 6 } });
    expect(await stock(skuId)).toMatchObject({ deliverable: 1, inventory: 6, reason: '' });
  });

  it("another user's address is not found, byte for byte like one that does not exist (A1)", async () => {
    const [owner, other] = [await aMember(server), await aMember(server)];
    const [id, skuId] = [await anAddress(server, owner), await aSku(true)];
    const [foreign, unknown] = await Promise.all(
      [id, freshId('address')].map((each) =>
        server.send(memberPage.addressStock, { id: each, skuId }, { as: other }),
      ),
    );
    expect(foreign?.text).toBe(unknown?.text);
    expect(foreign?.envelope).toMatchObject({ code: '0', message: '没有找到该收货地址' });
  });
});

it('an excellent-plus VIP holds PLUS, or is a premium customer (§7 isExcellectVip)', async () => {
  const [plain, premium, plus] = [
    await aMember(server, { level: 3 }),
    await aMember(server),
    await aMember(server),
  ];
  await server.db
    .updateTable('users')
    .set({ excellent_vip: true })
    .where('user_id', '=', premium.userId)
    .execute();
  const product = await aProduct(server);
  await server.db
    .updateTable('products')
    .set({ vip_type_id: await aVipType(111) })
    .where('product_id', '=', product.productId)
    .execute();
  await aSubscription(server, { member: plus, product });
  expect(
    await Promise.all([plain, premium, plus].map((as) => server.data(memberPage.isExcellentVip, {}, { as }))),
  ).toEqual([false, true, true]);
});
