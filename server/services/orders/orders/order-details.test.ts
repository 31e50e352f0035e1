import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { orders } from '#core/contract/order/orders.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { aPlan } from '../../../testing/data/a-bought-membership.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aProduct } from '../../../testing/data/a-product.ts';
import { anAddress } from '../../../testing/data/an-address.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { closeUnpaidWork } from './close-order.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => server.stop());

const aSku = async (traits: Parameters<typeof aGoods>[1] = {}) =>
  `${await aGoods(server, { price_fen: 1_000, coupon_types: ['qyfd'], ...traits })}.1`;
const line = (skuId: string, quantity = 1) => ({ skuId, quantity });
const submit = (as: TestMember, input: object, key = freshId('order-key')) =>
  server.call(orders.submitOrder, input as never, { as, headers: { 'idempotency-key': key } });
const placed = async (as: TestMember, input: object) => {
  const { data, message } = await submit(as, input);
  if (!data) throw new Error(message);
  return data.orderNo;
};
const preview = (as: TestMember, input: object) => server.data(orders.previewOrder, input as never, { as });
const detailOf = (as: TestMember, orderNo: string) => server.data(orders.goodsOrder, { orderNo }, { as });
async function aCard({ userId }: TestMember, values: object = {}): Promise<string> {
  const card_code = freshId('card');
  await server.db
    .insertInto('user_coupons')
    .values({
      card_code,
      user_id: userId,
      coupon_type: 'qyfd',
      amount_fen: 300,
      title: '福袋券',
      expires_at: new Date(server.now().getTime() + 86_400_000),
      template_id: null,
      ...values,
    })
    .execute();
  return card_code;
}

describe('an order', () => {
  it('is shown with its goods as they were, and its times', async () => {
    const as = await aMember(server);
    const goodsId = await aGoods(server, { price_fen: 1_000, name: '绿茶', sku_name: '两罐' });
    const skuId = `${goodsId}.1`;
    const before = server.now().getTime();
    const orderNo = await placed(as, { lines: [line(skuId), line(skuId)], payableFen: 2_000 });
    expect(orderNo).toMatch(new RegExp(`^${chinaDay(server.now()).replaceAll('-', '')}\\d{12}$`));
    await server.db.updateTable('goods').set({ name: '红茶' }).where('goods_id', '=', goodsId).execute();
    const shown = await detailOf(as, orderNo);
    expect(shown).toMatchObject({
      orderNo,
      waitingGroup: null,
      firstClaimDay: null,
      refundedFen: 0,
      benefitMobile: null,
      address: null,
      renews: false,
      lines: [
        {
          skuId,
          goodsId,
          goodsName: '绿茶',
          skuName: '两罐',
          picUrl: 'art:coffee',
          kind: 'virtual',
          quantity: 2,
          listFen: 2_000,
          payableFen: 2_000,
          giftOf: null,
        },
      ],
    });
    expect(Date.parse(shown.createdAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(shown.payBy ?? '') - Date.parse(shown.createdAt)).toBe(30 * 60_000);
    expect(shown.log).toMatchObject([{ at: shown.createdAt, state: 'created', reason: '提交订单' }]);
  });

  it('of a parcel is shown with its address', async () => {
    const [as, skuId] = [await aMember(server), await aSku({ kind: 'physical', freight_fen: 600 })];
    const lines = [line(skuId)];
    expect(await preview(as, { lines })).toMatchObject({
      payableFen: 1_600,
      goodsFen: 1_000,
      lines: [{ kind: 'physical' }],
    });
    const addressId = await anAddress(server, as);
    const { address } = await detailOf(as, await placed(as, { lines, payableFen: 1_600, addressId }));
    expect(address).toMatchObject({ phone: '139****5678' });
    const other = await placed(as, { lines: [line(await aSku())], payableFen: 1_000, addressId });
    expect((await detailOf(as, other)).address).toBeNull();
  });

  it('that costs nothing starts its delivery at once, one that is to be paid does not', async () => {
    const [as, skuId] = [await aMember(server), await aSku({ price_fen: 300 })];
    await aCard(as);
    const notify = vi.spyOn(server.deps.ordersPaid, 'notify');
    const key = freshId('order-key');
    const free = await submit(as, { lines: [line(skuId)], payableFen: 0 }, key);
    expect(free.data).toMatchObject({ state: 'paid', payableFen: 0 });
    expect(notify).toHaveBeenCalledTimes(1);
    await submit(as, { lines: [line(skuId)], payableFen: 0 }, key);
    await placed(as, { lines: [line(skuId)], payableFen: 300 });
    expect(notify).toHaveBeenCalledTimes(1);
  });

  it('is listed by its state, the newest first, and not after it was hidden', async () => {
    const [as, skuId] = [await aMember(server), await aSku()];
    const first = await placed(as, { lines: [line(skuId)], payableFen: 1_000 });
    await server.advance(1_000);
    const second = await placed(as, { lines: [line(skuId)], payableFen: 1_000 });
    const numbers = async (input: object) =>
      (await server.data(orders.orderList, input, { as })).list.map(({ orderNo }) => orderNo);
    expect(await numbers({})).toEqual([second, first]);
    await server.data(orders.cancelOrder, { orderNo: first }, { as });
    expect(await numbers({ state: 'closed' })).toEqual([first]);
    expect(await numbers({ states: ['created', 'closed'] })).toEqual([second, first]);
    await server.db
      .updateTable('orders')
      .set({ hidden_at: server.now() })
      .where('order_no', '=', first)
      .execute();
    expect(await numbers({})).toEqual([second]);
  });

  it('that is closed says why, and its card is expired if its time is over', async () => {
    const [as, skuId] = [await aMember(server), await aSku()];
    const cardCode = await aCard(as, { expires_at: new Date(server.now().getTime() + 20 * 60_000) });
    const cancelled = await placed(as, { lines: [line(skuId)], cardCodes: [], payableFen: 1_000 });
    expect(await server.data(orders.cancelOrder, { orderNo: cancelled }, { as })).toMatchObject({
      state: 'closed',
    });
    expect((await detailOf(as, cancelled)).log.at(-1)).toMatchObject({
      state: 'closed',
      reason: '您取消了订单',
    });
    expect((await detailOf(as, cancelled)).payBy).toBeNull();
    const late = await placed(as, { lines: [line(skuId)], payableFen: 700 });
    await server.advance(31 * 60_000);
    await closeUnpaidWork(server.deps).run();
    await expect.poll(async () => (await detailOf(as, late)).log.at(-1)?.reason).toBe('超过30分钟未付款');
    expect(await closeUnpaidWork(server.deps).run()).toBe(0);
    const card = await server.db
      .selectFrom('user_coupons')
      .select('state')
      .where('card_code', '=', cardCode)
      .executeTakeFirst();
    expect(card?.state).toBe('expired');
  });

  it('that is not there cannot be shown or cancelled', async () => {
    const as = await aMember(server);
    for (const call of [orders.goodsOrder, orders.cancelOrder])
      expect(await server.call(call, { orderNo: 'none' }, { as })).toMatchObject({
        success: false,
        message: '没有找到该订单',
      });
  });
});

describe('what an order may have', () => {
  it('is at most the pieces of its goods, and one of a plan', async () => {
    const [as, skuId] = [await aMember(server), await aSku({ limit_per_order: 3 })];
    const plan = await aPlan(server, await aProduct(server));
    expect(await submit(as, { lines: [line(skuId, 4)], payableFen: 4_000 })).toMatchObject({
      message: '“咖啡券”每单限购3件',
    });
    expect(await preview(as, { lines: [line(skuId, 3)] })).toMatchObject({
      lines: [{ limitPerOrder: 3, quantity: 3 }],
    });
    const refused = await submit(as, { lines: [line(plan, 2)], payableFen: 1_980 });
    expect(refused.message).toMatch(/^“.+”每单限购1件$/);
    expect(await preview(as, { lines: [line(plan)] })).toMatchObject({
      payableFen: 990,
      renews: false,
      firstClaimDay: null,
      lines: [{ skuId: plan, kind: 'virtual', limitPerOrder: 1, lacksStock: false, isForOwnNumber: false }],
    });
  });

  it('follows rules for all goods, of which quantities need no subscriber', async () => {
    const [as, skuId] = [await aMember(server), await aSku()];
    const rule = { target_kind: 'sku' as const, target_id: '*', rule_code: 'MAX_QUANTITY', sort: 1 };
    await server.db
      .insertInto('order_rules')
      .values({ ...rule, value: '2' })
      .execute();
    const number = vi.spyOn(server.deps.billing, 'number');
    expect(await submit(as, { lines: [line(skuId, 3)], payableFen: 3_000 })).toMatchObject({
      message: '每次最多购买2件',
    });
    expect(number).not.toHaveBeenCalled();
    await server.db.deleteFrom('order_rules').where('target_id', '=', '*').execute();
    expect(await submit(as, { lines: [line(skuId, 3)], payableFen: 3_000 })).toMatchObject({ success: true });
  });

  it('is charged to the own number unless another is given', async () => {
    const [as, other, skuId] = [await aMember(server), await aMember(server), await aSku({ kind: 'charge' })];
    const masked = ({ mobile }: TestMember) => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
    const input = { lines: [line(skuId)], payableFen: 1_000 };
    expect((await detailOf(as, await placed(as, input))).benefitMobile).toBe(masked(as));
    const orderForOther = await placed(as, { ...input, benefitMobile: other.mobile });
    expect((await detailOf(as, orderForOther)).benefitMobile).toBe(masked(other));
  });
});

describe('the cards of an order', () => {
  it('are offered with their terms, those used first', async () => {
    const [as, skuId, template_id] = [await aMember(server), await aSku(), freshId('template')];
    await server.db
      .insertInto('coupon_templates')
      .values({
        template_id,
        coupon_type: 'qyfd',
        title: '满减券',
        amount_fen: 500,
        threshold_fen: 5_000,
        valid_days: 7,
        valid_until: null,
      })
      .execute();
    const [high, plain] = [await aCard(as, { template_id, amount_fen: 500 }), await aCard(as)];
    const { cards, unusable, best, payWithFewerFen } = await preview(as, { lines: [line(skuId)] });
    expect(cards.map(({ cardCode, savedFen, thresholdFen }) => [cardCode, savedFen, thresholdFen])).toEqual([
      [plain, 300, 0],
      [high, 0, 5_000],
    ]);
    expect(cards[0]).toMatchObject({
      couponType: 'qyfd',
      couponName: '福袋券',
      couponAmt: 300,
      payPercent: null,
      maxOffFen: null,
      flowMb: null,
    });
    expect(unusable).toMatchObject([{ cardCode: high, canChoose: false }]);
    expect(best).toEqual({ cardCodes: [plain], savedFen: 300 });
    expect(payWithFewerFen).toBe(1_000);
  });

  it('that expired or begin later are not offered', async () => {
    const [as, skuId] = [await aMember(server), await aSku()];
    const now = server.now().getTime();
    await aCard(as, { expires_at: new Date(now - 1) });
    expect((await preview(as, { lines: [line(skuId)] })).cards).toEqual([]);
    await aCard(as, { begins_at: new Date(now + 3_600_000) });
    expect(await preview(as, { lines: [line(skuId)] })).toMatchObject({ payableFen: 1_000, cardCodes: [] });
  });
});
