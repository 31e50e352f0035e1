import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gateway } from '#core/contract/common/gateway.ts';
import { provinceToast } from '#core/rules/membership/province-eligibility.ts';
import { aBusiness } from '../../testing/data/a-business.ts';
import { aGoods } from '../../testing/data/a-goods.ts';
import { aMember, type TestMember } from '../../testing/data/a-member.ts';
import { aProduct } from '../../testing/data/a-product.ts';
import { aSubscription } from '../../testing/data/a-subscription.ts';
import { freshId } from '../../testing/fresh.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';
import { lookupOf } from '../../testing/databases/test-encryption.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.db
    .insertInto('order_rules')
    .values([
      { target_kind: 'product', target_id: '*', rule_code: 'PROVINCE', value: '', sort: 1 },
      { target_kind: 'product', target_id: '*', rule_code: 'NOT_HELD', value: '', sort: 3 },
      { target_kind: 'product', target_id: '*', rule_code: 'NUMBER_NORMAL', value: '', sort: 2 },
      { target_kind: 'business', target_id: 'flow-10', rule_code: 'MIN_LEVEL', value: '2', sort: 1 },
    ])
    .execute();
  await aBusiness(server, { business_id: 'flow-10' });
});
afterAll(() => server.stop());

const check = (as: TestMember, order: Parameters<typeof server.data<typeof gateway.orderRules>>[1]) =>
  server.data(gateway.orderRules, order, { as });
const aNumber = ({ mobile }: TestMember, traits: { in_province?: boolean; status?: 'suspended' }) =>
  server.db
    .insertInto('sandbox_numbers')
    .values({
      mobile_lookup: lookupOf(mobile),
      area_num: '320100',
      in_province: true,
      joined_on: null,
      ...traits,
    })
    .execute();

describe('may this be ordered (§7 getRuleCheckOrder)', () => {
  it('passes each rule, and refuses a subscriber that holds it already', async () => {
    const member = await aMember(server);
    const product = await aProduct(server);
    expect(await check(member, product)).toEqual({
      passed: true,
      reason: '',
      rules: ['ON_SALE', 'PROVINCE', 'NUMBER_NORMAL', 'NOT_HELD'].map((ruleCode) => ({
        ruleCode,
        passed: true,
        reason: '',
      })),
    });
    await aSubscription(server, { member, product });
    expect(await check(member, product)).toMatchObject({
      passed: false,
      reason: '您已开通该产品，无需重复办理',
    });
    expect(await check(await aMember(server), product)).toMatchObject({ passed: true });
  });

  it('follows billing on the province and on a suspended number', async () => {
    const [stranger, suspended] = [await aMember(server), await aMember(server)];
    await aNumber(stranger, { in_province: false });
    await aNumber(suspended, { status: 'suspended' });
    const product = await aProduct(server);
    expect(await check(stranger, product)).toMatchObject({ passed: false, reason: provinceToast });
    expect(await check(suspended, product)).toMatchObject({
      passed: false,
      reason: '您的号码当前已停机，恢复后即可办理',
    });
  });

  it('knows what is on sale, and the level a business asks for', async () => {
    const [plain, gold] = [await aMember(server), await aMember(server, { level: 2 })];
    expect(await check(gold, { productId: 'none' })).toMatchObject({
      passed: false,
      reason: '商品不存在或已下架',
    });
    expect(await check(gold, { skuId: 'none' })).toMatchObject({ passed: false });
    expect(await check(gold, { businessId: 'none' })).toMatchObject({
      passed: false,
      reason: '商品不存在或已下架',
    });
    expect(await check(plain, { businessId: 'flow-10' })).toMatchObject({
      passed: false,
      reason: '您的会员等级还不够，升级后即可办理',
    });
    expect(await check(gold, { businessId: 'flow-10' })).toMatchObject({ passed: true });
  });

  it('knows every sku that is listed, and asks of a plan what its membership asks', async () => {
    const as = await aMember(server);
    const goodsId = await aGoods(server, { more: [{}] });
    expect(await check(as, { skuId: `${goodsId}.2` })).toMatchObject({ passed: true });
    const coming = await aGoods(server, { listed_at: new Date(server.now().getTime() + 60_000) });
    expect(await check(as, { skuId: `${coming}.1` })).toMatchObject({
      passed: false,
      reason: '商品不存在或已下架',
    });
    const product = await aProduct(server);
    const plan = { sku_id: freshId('plan'), goods_id: freshId('plan-goods'), product_id: product.productId };
    await server.db
      .insertInto('product_plans')
      .values({ ...plan, name: '月卡', months: 1, auto_renew: false, price_fen: 1_500, sort: 1 })
      .execute();
    expect(await check(as, { skuId: plan.sku_id })).toMatchObject({ passed: true });
    await aSubscription(server, { member: as, product });
    expect(await check(as, { skuId: plan.sku_id })).toMatchObject({ reason: '您已开通该产品，无需重复办理' });
  });

  it('needs something to order', async () => {
    expect(await server.call(gateway.orderRules, {}, { as: await aMember(server) })).toMatchObject({
      code: '0',
      message: '请选择要办理的商品',
    });
    expect(
      await server.call(gateway.orderRules, { productId: 'x', quantity: 0 }, { as: await aMember(server) }),
    ).toMatchObject({ code: '0', message: '提交的内容有误，请检查数量' });
  });
});
