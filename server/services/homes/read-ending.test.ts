import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { home } from '#core/contract/goods/home.ts';
import { orders } from '#core/contract/order/orders.ts';
import { aCouponOffer } from '../../testing/data/a-coupon-offer.ts';
import { aMember, type TestMember } from '../../testing/data/a-member.ts';
import { aPaidOrder } from '../../testing/data/orders/a-paid-order.ts';
import { aProduct } from '../../testing/data/a-product.ts';
import { aSubscription } from '../../testing/data/a-subscription.ts';
import { aHall, someVisits } from '../../testing/data/a-hall.ts';
import { someCodes } from '../../testing/data/some-codes.ts';
import { eventually } from '../../testing/eventually.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';
import { grantCoupon } from '../coupons/public.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  member = await aMember(server);
});
afterAll(() => server.stop());

const hour = 3_600_000;
const inHours = (hours: number) => new Date(server.now().getTime() + hours * hour);
const ending = async () => (await server.data(home.couponCounts, {}, { as: member })).ending;

async function boughtCode(validUntil: Date): Promise<string> {
  const skuId = await someCodes(server, { count: 1, name: '电影票' });
  const orderNo = await aPaidOrder(server, member, { lines: [{ skuId, quantity: 1 }] });
  await eventually(
    () => server.data(orders.goodsOrder, { orderNo }, { as: member }),
    ({ state }) => state === 'done',
  );
  await server.db
    .updateTable('sku_codes')
    .set({ valid_until: validUntil })
    .where('order_no', '=', orderNo)
    .execute();
  return orderNo;
}

it('a code names its order, until it is refunded', async () => {
  expect(await ending()).toBeUndefined();
  const orderNo = await boughtCode(inHours(30));
  expect(await ending()).toMatchObject({ kind: 'voucher', name: '电影票', reference: orderNo });
  await server.data(afterSale.requestRefund, { orderNo, reason: '不想要了' }, { as: member });
  expect(await ending()).toBeUndefined();
});

it('a code that ends later than in three days is not named', async () => {
  await boughtCode(inHours(24 * 5));
  expect(await ending()).toBeUndefined();
});

it('a membership that is renewed by itself is not named, another one is', async () => {
  const product = await aProduct(server);
  const { subscriptionId } = await aSubscription(server, { member, product, endsAt: inHours(20) });
  expect(await ending()).toMatchObject({ kind: 'membership', reference: '' });
  const orderNo = await boughtCode(inHours(24 * 50));
  await server.db
    .insertInto('renewals')
    .values({
      subscription_id: subscriptionId,
      user_id: member.userId,
      order_no: orderNo,
      line: 1,
      months: 1,
      price_fen: 1_500,
      state: 'on',
      anchor_at: server.now(),
      anchor_months: 1,
      noticed_at: null,
      refused_at: null,
      next_try_at: inHours(24 * 20),
      changed_at: server.now(),
    })
    .execute();
  expect(await ending()).toBeUndefined();
});

it('of lounge visits and coupons that end soon the one that ends first is named', async () => {
  const { userId } = member;
  const { templateId } = await aCouponOffer(server);
  await server.db.transaction().execute((tx) => grantCoupon(tx, { userId, templateId }, server.now()));
  await server.db
    .updateTable('user_coupons')
    .set({ expires_at: inHours(50) })
    .where('user_id', '=', userId)
    .execute();
  expect(await ending()).toMatchObject({ kind: 'coupon' });
  const { skuId } = await aHall(server);
  await someVisits(server, { userId, skuId, count: 1 });
  await server.db
    .updateTable('lounge_rights')
    .set({ expires_at: inHours(26) })
    .where('user_id', '=', userId)
    .execute();
  expect(await ending()).toMatchObject({ kind: 'pass', hall: 'rail', reference: '' });
});
