import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberPage } from '#core/contract/content/member-page.ts';
import { afterSale } from '#core/contract/order/after-sale.ts';
import type { OrderFulfilment } from '#core/contract/order/after-sale.shapes.ts';
import { orders } from '#core/contract/order/orders.ts';
import { membership } from '#core/contract/user/membership.ts';
import { messages } from '#core/contract/user/messages.ts';
import { chinaDay, lastChinaDay } from '#core/rules/format/china-day.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { terminals } from '#core/contract/sandbox/terminals.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aPaidOrder } from '../../../testing/data/orders/a-paid-order.ts';
import { aProduct } from '../../../testing/data/a-product.ts';
import { anAddress } from '../../../testing/data/an-address.ts';
import { eventually } from '../../../testing/eventually.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { startDeliveries } from './start-deliveries.ts';
import { shipOrder } from './shipments.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  member = await aMember(server);
  await server.sandbox(upstreams.setSupplier, { mode: 'ok' });
});
afterAll(() => server.stop());

const day = 86_400_000;
const aSku = async (traits: Parameters<typeof aGoods>[1] = {}) => `${await aGoods(server, traits)}.1`;
/** Goods delivered as a code, with so many codes in stock. */
async function codeSku(codes: number, traits: Parameters<typeof aGoods>[1] = {}): Promise<string> {
  const sku_id = await aSku({ kind: 'code', ...traits });
  for (let nth = 0; nth < codes; nth += 1)
    await server.db
      .insertInto('sku_codes')
      .values({
        code_id: randomBytes(8).toString('hex'),
        sku_id,
        code_sealed: server.deps.encryption.goodsCodes.seal(`62853107773104${nth}${nth}`),
        valid_until: new Date(server.now().getTime() + 100 * day),
      })
      .execute();
  return sku_id;
}
async function parcelSku(inventory = 5): Promise<string> {
  const sku_id = await aSku({ kind: 'physical', freight_fen: 600 });
  await server.db.insertInto('area_stock').values({ sku_id, area_num: '*', inventory }).execute();
  return sku_id;
}
const buy = (
  skuIds: readonly string[],
  rest: { addressId?: string; benefitMobile?: string } = {},
  quantity = 1,
) => aPaidOrder(server, member, { lines: skuIds.map((skuId) => ({ skuId, quantity })), ...rest });
const orderIn = (orderNo: string, state: string) =>
  eventually(
    () => server.data(orders.goodsOrder, { orderNo }, { as: member }),
    (order) => order.state === state,
  );
const fulfilment = (orderNo: string): Promise<OrderFulfilment> =>
  server.data(afterSale.orderFulfilment, { orderNo }, { as: member });

describe('a direct charge', () => {
  it('is requested from the supplier once, for the benefit number, and ends the order', async () => {
    const orderNo = await buy([await aSku({ kind: 'charge', supplier: 'charging' })]);
    const { log } = await orderIn(orderNo, 'done');
    expect(log.map(({ state }) => state)).toEqual(['created', 'paid', 'delivering', 'done']);
    const grants = await server.db
      .selectFrom('sandbox_grants')
      .select('requests')
      .where('claim_id', '=', `${orderNo}-1`)
      .execute();
    expect(grants).toEqual([{ requests: 1 }]);
    expect((await fulfilment(orderNo)).lines).toMatchObject([
      { way: 'supplier', state: 'delivered', canRefund: false, refundReason: '已充值到账，不能退款' },
    ]);
  });

  it('that the supplier refuses is refunded by itself, with a message', async () => {
    await server.sandbox(upstreams.setSupplier, { mode: 'fail' });
    const orderNo = await buy([await aSku({ kind: 'charge', price_fen: 1_200 })]);
    await orderIn(orderNo, 'refunding');
    const { refunds, lines } = await fulfilment(orderNo);
    expect(refunds).toMatchObject([{ cause: 'delivery', amountFen: 1_200, state: 'refunding' }]);
    expect(lines).toMatchObject([{ state: 'failed', isRefunded: true }]);
    const { list } = await server.data(messages.messages, { kind: 'trade' }, { as: member });
    expect(list.map(({ title }) => title)).toEqual(['商品没有发放成功，已为您退款']);
  });

  it('is requested again with the same id after an unanswered call, and delivered once', async () => {
    await server.sandbox(upstreams.setOutage, { upstream: 'suppliers', on: true });
    const orderNo = await buy([await aSku({ kind: 'charge', supplier: 'out-for-a-while' })]);
    await eventually(
      () =>
        server.db.selectFrom('order_deliveries').select('tries').where('order_no', '=', orderNo).execute(),
      ([row]) => (row?.tries ?? 0) > 0,
    );
    await server.sandbox(upstreams.setOutage, { upstream: 'suppliers', on: false });
    await eventually(
      async () => {
        await server.advance(5_000);
        return server.data(orders.goodsOrder, { orderNo }, { as: member });
      },
      ({ state }) => state === 'done',
    );
    const grants = await server.db
      .selectFrom('sandbox_grants')
      .select('outcome')
      .where('claim_id', '=', `${orderNo}-1`)
      .execute();
    expect(grants).toEqual([{ outcome: 'granted' }]);
  });
});

describe('codes', () => {
  it('are taken from the stock, shown on demand, and belong to their owner alone', async () => {
    const orderNo = await buy([await codeSku(3)], {}, 2);
    await orderIn(orderNo, 'done');
    const { lines } = await fulfilment(orderNo);
    expect(lines[0]?.codes).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toContain('628531077731');
    const codeId = lines[0]?.codes[0]?.codeId ?? '';
    const { code } = await server.data(afterSale.showCode, { orderNo, codeId }, { as: member });
    expect(code).toMatch(/^628531077731\d{4}$/);
    expect((await fulfilment(orderNo)).lines[0]?.codes.filter(({ asksFirst }) => !asksFirst)).toHaveLength(1);
    const other = await aMember(server);
    expect(await server.call(afterSale.showCode, { orderNo, codeId }, { as: other })).toMatchObject({
      success: false,
      message: '没有找到该券码',
    });
  });

  it('that are sold out are refunded; the other lines of the order arrive', async () => {
    const [missing, there] = [await codeSku(0, { price_fen: 700 }), await codeSku(1, { price_fen: 300 })];
    const orderNo = await buy([missing, there]);
    await orderIn(orderNo, 'done');
    const { refunds, lines } = await fulfilment(orderNo);
    expect(refunds).toMatchObject([{ amountFen: 700, cause: 'delivery', lines: [{ line: 1 }] }]);
    expect(lines.map(({ state }) => state)).toEqual(['failed', 'delivered']);
  });

  it('are each sold once when many orders start at the same time', async () => {
    const sku = await codeSku(5);
    const buyers = await Promise.all(Array.from({ length: 8 }, () => aMember(server)));
    const nos = await Promise.all(
      buyers.map((buyer) => aPaidOrder(server, buyer, { lines: [{ skuId: sku, quantity: 1 }] })),
    );
    await Promise.all(Array.from({ length: 4 }, () => startDeliveries(server.deps)));
    await eventually(
      () => server.db.selectFrom('order_deliveries').select('state').where('order_no', 'in', nos).execute(),
      (rows) => rows.length === 8,
    );
    const sold = await server.db
      .selectFrom('sku_codes')
      .select('order_no')
      .where('sku_id', '=', sku)
      .where('order_no', 'is not', null)
      .execute();
    expect(new Set(sold.map(({ order_no }) => order_no)).size).toBe(5);
    const failed = await server.db
      .selectFrom('order_refunds')
      .select('order_no')
      .where('order_no', 'in', nos)
      .execute();
    expect(failed).toHaveLength(3);
  });
});

describe('a parcel', () => {
  const sent = async () => {
    const orderNo = await buy([await parcelSku()], { addressId: await anAddress(server, member) });
    await orderIn(orderNo, 'delivering');
    await eventually(
      () => server.sandbox(terminals.moveParcels, { orderNo }),
      ({ moved }) => moved > 0,
    );
    await orderIn(orderNo, 'shipped');
    return orderNo;
  };

  it('is requested once a day, sent, tracked and received', async () => {
    const orderNo = await buy([await parcelSku()], { addressId: await anAddress(server, member) });
    await orderIn(orderNo, 'delivering');
    await server.data(afterSale.remindShipping, { orderNo }, { as: member });
    expect((await server.call(afterSale.remindShipping, { orderNo }, { as: member })).message).toBe(
      '今天已经催过了，商家正在处理',
    );
    const parcel = { orderNo, carrier: '示例快递', trackingNo: 'SF1' };
    expect(await Promise.all([shipOrder(server.deps, parcel), shipOrder(server.deps, parcel)])).toContain(
      true,
    );
    await server.sandbox(terminals.moveParcels, { orderNo });
    expect((await fulfilment(orderNo)).shipment).toMatchObject({
      trackingNo: 'SF1',
      events: [{ text: '包裹已揽收' }, { text: '商家已发货，等待揽收' }],
    });
    await server.data(afterSale.confirmReceipt, { orderNo }, { as: member });
    const { log } = await orderIn(orderNo, 'done');
    expect(log.map(({ reason }) => reason)).toContain('您已确认收货');
    // A repetition changes nothing.
    await server.data(afterSale.confirmReceipt, { orderNo }, { as: member });
    expect((await orderIn(orderNo, 'done')).log).toEqual(log);
  });

  it('counts as received after ten days', async () => {
    const orderNo = await sent();
    expect(await server.data(afterSale.orderCounts, {}, { as: member })).toMatchObject({ shipped: 1 });
    await server.advance(10 * day + 1_000);
    server.wakeJobs();
    await eventually(
      () =>
        server.db
          .selectFrom('orders')
          .select('state')
          .where('order_no', '=', orderNo)
          .executeTakeFirstOrThrow(),
      ({ state }) => state === 'done',
    );
  });
});

describe('a membership plan', () => {
  const aPlan = async (period: { readonly months: number; readonly days?: number } = { months: 1 }) => {
    const { productId } = await aProduct(server, { level: 2 });
    const sku_id = freshId('plan');
    await server.db
      .insertInto('product_plans')
      .values({
        sku_id,
        goods_id: freshId('plan-goods'),
        product_id: productId,
        name: '包月',
        days: null,
        ...period,
        auto_renew: false,
        price_fen: 1_500,
        next_price_fen: null,
        sort: 1,
      })
      .execute();
    return { skuId: sku_id, productId };
  };
  const owned = async () =>
    (await server.data(membership.userVipInfo, {}, { as: member })).openProductInfoList.map(
      ({ productId }) => productId,
    );

  it('that starts next month says its first day before the payment and after it', async () => {
    const { skuId, productId } = await aPlan();
    const { endsAt } = claimCycle(server.now());
    const as = member;
    const lines = [{ skuId, quantity: 1 }];
    const ahead = async () => (await server.data(orders.previewOrder, { lines }, { as })).firstClaimDay;
    expect(await ahead()).toBeNull();
    await server.db
      .updateTable('products')
      .set({ starts_next_month: true })
      .where('product_id', '=', productId)
      .execute();
    expect(await ahead()).toBe(chinaDay(endsAt));
    const orderNo = await buy([skuId]);
    await orderIn(orderNo, 'done');
    const after = async () => (await server.data(orders.goodsOrder, { orderNo }, { as })).firstClaimDay;
    expect(await after()).toBe(chinaDay(endsAt));
    // What was opened last month can be claimed since this month's first day.
    await server.db
      .updateTable('subscriptions')
      .set({ opened_at: new Date(claimCycle(server.now()).startsAt - 1) })
      .where('user_id', '=', as.userId)
      .execute();
    expect(await after()).toBe(chinaDay(claimCycle(server.now()).startsAt));
  });

  it('lasts as long as its offer promised', async () => {
    const { skuId, productId } = await aPlan({ months: 3 });
    const line = freshId('line');
    await server.db
      .insertInto('product_tiers')
      .values({ line, step: 1, product_id: productId, name: '季卡', pic_url: 'art:tier', agreements: [] })
      .execute();
    const [tier] = (await server.data(memberPage.memberTiers, { line })).tiers;
    const orderNo = await buy([skuId]);
    await orderIn(orderNo, 'done');
    const opened = await server.db
      .selectFrom('subscriptions')
      .select('ends_at')
      .where('product_id', '=', productId)
      .executeTakeFirstOrThrow();
    expect(opened.ends_at).not.toBeNull();
    expect(tier?.plans).toMatchObject([{ endsOn: lastChinaDay(opened.ends_at ?? 0), debitOn: null }]);
  });

  it('opens the membership for the paid month, and closes it with a refund while it is unused', async () => {
    const { skuId, productId } = await aPlan();
    const orderNo = await buy([skuId]);
    await orderIn(orderNo, 'done');
    expect(await owned()).toContain(productId);
    await server.data(afterSale.requestRefund, { orderNo, reason: '不想要了' }, { as: member });
    expect(await owned()).not.toContain(productId);
  });

  it('of seven days opens the product for a week', async () => {
    const { skuId, productId } = await aPlan({ months: 0, days: 7 });
    await orderIn(await buy([skuId]), 'done');
    expect(await owned()).toContain(productId);
    const { opened_at, ends_at } = await server.db
      .selectFrom('subscriptions')
      .select(['opened_at', 'ends_at'])
      .where('user_id', '=', member.userId)
      .where('product_id', '=', productId)
      .executeTakeFirstOrThrow();
    expect((ends_at?.getTime() ?? 0) - opened_at.getTime()).toBe(7 * day);
  });

  it('is not sold to a subscriber who holds it, and refunded when it was paid twice', async () => {
    const { skuId, productId } = await aPlan();
    const [first, second] = await Promise.all([buy([skuId]), buy([skuId])]);
    const states = await Promise.all(
      [first, second].map((orderNo) =>
        eventually(
          () => server.data(orders.goodsOrder, { orderNo }, { as: member }),
          ({ state }) => ['done', 'refunding', 'refunded'].includes(state),
        ),
      ),
    );
    expect(states.filter(({ state }) => state === 'done')).toHaveLength(1);
    await server.db
      .insertInto('order_rules')
      .values({ target_kind: 'product', target_id: productId, rule_code: 'NOT_HELD', value: '', sort: 1 })
      .execute();
    const again = { lines: [{ skuId, quantity: 1 }], payableFen: 1_500 };
    expect(await server.call(orders.submitOrder, again, { as: member })).toMatchObject({
      success: false,
      message: '您已开通该产品，无需重复办理',
    });
  });
});

it('an order that is over is bought again with all lines that are sold, and can be taken off the list', async () => {
  const [first, gone, last] = [await codeSku(1), await codeSku(1), await codeSku(1)];
  const orderNo = await buy([first, gone, last]);
  const { lines } = await orderIn(orderNo, 'done');
  await server.db
    .updateTable('goods')
    .set({ listed_at: new Date(server.now().getTime() + day) })
    .where('goods_id', '=', gone.slice(0, -2))
    .execute();
  expect(await server.data(afterSale.buyAgain, { orderNo }, { as: member })).toEqual({
    lines: [first, last].map((skuId) => ({ goodsId: skuId.slice(0, -2), skuId, quantity: 1 })),
    missing: [lines[1]?.goodsName],
  });
  for (const nth of [1, 2, 3])
    expect(await server.sandbox(terminals.useVoucher, { orderNo }), `code ${nth}`).toMatchObject({
      ok: true,
    });
  await server.data(afterSale.hideOrder, { orderNo }, { as: member });
  expect((await server.data(orders.orderList, {}, { as: member })).list).toEqual([]);
});
