import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { couponActivities } from '#core/contract/activity/coupon-activities.ts';
import { tickets } from '#core/contract/content/tickets.ts';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { orders } from '#core/contract/order/orders.ts';
import { rightTypeIds } from '#core/rules/membership/right-type-flags.ts';
import {
  aBoughtMembership,
  aPlan,
  type BoughtMembership,
} from '../../../testing/data/a-bought-membership.ts';
import { aCouponOffer } from '../../../testing/data/a-coupon-offer.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import type { TestMember } from '../../../testing/data/a-member.ts';
import { aPaidOrder } from '../../../testing/data/orders/a-paid-order.ts';
import { aProduct, type TestProduct } from '../../../testing/data/a-product.ts';
import { aSubscription } from '../../../testing/data/a-subscription.ts';
import { eventually } from '../../../testing/eventually.ts';
import { raced } from '../../../testing/race-rounds.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const right_type = rightTypeIds.isMonthGiftRight;
/** A product of level 2 that gives the right to gifts. */
async function aGiftProduct(): Promise<TestProduct> {
  const product = await aProduct(server, { level: 2 });
  await sql`insert into vip_type_rights (vip_type_id, right_type_id)
    select vip_type_id, ${right_type} from products where product_id = ${product.productId}`.execute(
    server.db,
  );
  return product;
}
/** A gift of so many coupons of 5 yuan, with a budget. */
async function aGift(coupons = 1): Promise<string> {
  const activity = { kind: 'pop' as const, right_type, budget_fen: 100_000 };
  const { activityId } = await aCouponOffer(server, { activity, offer: { stock: 50 } });
  for (let nth = 1; nth < coupons; nth += 1) await aCouponOffer(server, { activityId });
  return activityId;
}
const claim = (as: TestMember, actId: string) =>
  server.call(couponActivities.receivePopCoupons, { actId }, { as });
const refund = ({ as, orderNo }: BoughtMembership, gifts?: number) =>
  server.call(
    afterSale.requestRefund,
    { orderNo, reason: '不想要了', ...(gifts !== undefined && { gifts }) },
    { as },
  );
const lineOf = async ({ as, orderNo }: BoughtMembership) =>
  (await server.data(afterSale.orderFulfilment, { orderNo }, { as })).lines[0];
const cardsOf = ({ userId }: TestMember) =>
  server.db
    .selectFrom('user_coupons')
    .select(['card_code', 'state'])
    .where('user_id', '=', userId)
    .orderBy('card_code')
    .execute();
const statesOf = async (as: TestMember) => (await cardsOf(as)).map(({ state }) => state);
const takenOf = (activityId: string) =>
  server.db
    .selectFrom('coupon_offers as o')
    .innerJoin('coupon_activities as a', 'a.activity_id', 'o.activity_id')
    .select(['o.taken', 'a.spent_fen'])
    .where('o.activity_id', '=', activityId)
    .execute();
const aCoffee = async () => `${await aGoods(server, { price_fen: 2_000, coupon_types: ['cash'] })}.1`;
const spend = (as: TestMember, skuId: string, cardCode: string) =>
  server.call(
    orders.submitOrder,
    { lines: [{ skuId, quantity: 1 }], cardCodes: [cardCode], payableFen: 1_500 },
    { as },
  );

describe('gifts that a membership opened', () => {
  it('go back with its refund, as said before, and their budget is free again', async () => {
    const [product, actId] = [await aGiftProduct(), await aGift(5)];
    const skuId = await aPlan(server, product);
    const bought = await aBoughtMembership(server, skuId);
    expect((await claim(bought.as, actId)).data?.coupons).toHaveLength(5);
    expect(await lineOf(bought)).toMatchObject({
      canRefund: true,
      gifts: Array.from({ length: 5 }, () => ({ couponName: '5元立减券', couponAmt: 500 })),
    });
    expect(await refund(bought)).toMatchObject({
      success: false,
      message: '退款会收回随会员送的5张券，请确认后重新提交',
    });
    expect(await refund(bought, 5)).toMatchObject({ success: true, data: { amountFen: 990 } });
    expect(await statesOf(bought.as)).toEqual(Array.from({ length: 5 }, () => 'expired'));
    expect(await takenOf(actId)).toEqual(Array.from({ length: 5 }, () => ({ taken: 0, spent_fen: 0 })));
    expect(await claim(bought.as, actId)).toMatchObject({ success: false });
    // Who buys it again gets them again.
    const again = await aPaidOrder(server, bought.as, { lines: [{ skuId, quantity: 1 }] });
    await eventually(
      () => server.data(orders.goodsOrder, { orderNo: again }, { as: bought.as }),
      ({ state }) => state === 'done',
    );
    expect((await claim(bought.as, actId)).data?.coupons).toHaveLength(5);
  });

  it('stop the refund once one is used or reserved, and say so', async () => {
    const [product, actId] = [await aGiftProduct(), await aGift(2)];
    const bought = await aBoughtMembership(server, await aPlan(server, product));
    await claim(bought.as, actId);
    const [first] = await cardsOf(bought.as);
    expect(await spend(bought.as, await aCoffee(), first?.card_code ?? '')).toMatchObject({ success: true });
    const refundReason = '随会员送的券已使用，不能退款';
    expect(await lineOf(bought)).toMatchObject({ canRefund: false, refundReason });
    expect(await refund(bought, 1)).toMatchObject({ success: false, message: refundReason });
  });

  it('that were replaced after they had paid count as used', async () => {
    const [product, actId] = [await aGiftProduct(), await aGift()];
    const bought = await aBoughtMembership(server, await aPlan(server, product));
    await claim(bought.as, actId);
    const [card] = await cardsOf(bought.as);
    const skuId = await aCoffee();
    const orderNo = await aPaidOrder(server, bought.as, {
      lines: [{ skuId, quantity: 1 }],
      cardCodes: [card?.card_code ?? ''],
    });
    await server.db
      .updateTable('user_coupons')
      .set({ state: 'expired' })
      .where('card_code', '=', card?.card_code ?? '')
      .execute();
    expect(orderNo).not.toBe('');
    expect(await lineOf(bought)).toMatchObject({ canRefund: false });
  });

  it('stay when another membership gives the right to them', async () => {
    const [product, actId] = [await aGiftProduct(), await aGift()];
    const bought = await aBoughtMembership(server, await aPlan(server, product));
    await aSubscription(server, { member: bought.as, product: await aGiftProduct() });
    await claim(bought.as, actId);
    expect(await lineOf(bought)).toMatchObject({ canRefund: true, gifts: [] });
    expect(await refund(bought)).toMatchObject({ success: true });
    expect(await statesOf(bought.as)).toEqual(['usable']);
  });

  it('by level or product, from the coupon centre and by rules, go back too', async () => {
    const product = await aGiftProduct();
    const bought = await aBoughtMembership(server, await aPlan(server, product));
    const { as } = bought;
    const center = await aCouponOffer(server, { offer: { min_level: 2 } });
    const rules = await aCouponOffer(server, { activity: { kind: 'rules' } });
    await server.db
      .insertInto('coupon_rules')
      .values({
        activity_id: rules.activityId,
        rule_id: 'holder',
        rule_text: '开通会员',
        product_id: product.productId,
        sort: 1,
      })
      .execute();
    await server.db
      .updateTable('coupon_offers')
      .set({ rule_id: 'holder' })
      .where('activity_id', '=', rules.activityId)
      .execute();
    const open = await aCouponOffer(server);
    await server.data(couponActivities.receiveCoupon, center, { as });
    await server.data(
      couponActivities.receiveRuleCoupons,
      { actId: rules.activityId, ruleId: 'holder' },
      { as },
    );
    await server.data(couponActivities.receiveCoupon, open, { as });
    expect((await lineOf(bought))?.gifts).toHaveLength(2);
    expect(await refund(bought, 2)).toMatchObject({ success: true });
    expect((await statesOf(as)).toSorted()).toEqual(['expired', 'expired', 'usable']);
  });
});

describe('the ticket of an opened membership', () => {
  it('goes back with its refund, or stops it once it is used', async () => {
    const product = await aTicketProduct();
    const skuId = await aPlan(server, product);
    const bought = await aBoughtMembership(server, skuId);
    const [ticket] = (await server.data(tickets.serviceTickets, {}, { as: bought.as })).list;
    expect(await lineOf(bought)).toMatchObject({ gifts: [{ couponName: '开通礼券', couponAmt: 500 }] });
    expect(await refund(bought, 1)).toMatchObject({ success: true });
    expect(await statesOf(bought.as)).toEqual(['expired']);
    expect((await server.data(tickets.serviceTickets, {}, { as: bought.as })).list).toEqual([]);
    expect(ticket?.ticketName).toBe('开通礼券');
    const spent = await aBoughtMembership(server, skuId);
    await server.data(tickets.serviceTickets, {}, { as: spent.as });
    const [card] = await cardsOf(spent.as);
    expect(await spend(spent.as, await aCoffee(), card?.card_code ?? '')).toMatchObject({ success: true });
    expect(await refund(spent, 0)).toMatchObject({ message: '随会员送的券已使用，不能退款' });
  });
});

describe('while its refund is requested', () => {
  it('a gift of a membership is claimed or the membership refunded, never both', async () => {
    const [product, actId] = [await aGiftProduct(), await aGift()];
    const skuId = await aPlan(server, product);
    await raced(
      () => aBoughtMembership(server, skuId),
      async (bought) => {
        const [claimed, refunded] = await Promise.all([claim(bought.as, actId), refund(bought)]);
        expect([claimed.success, refunded.success].filter(Boolean)).toHaveLength(1);
      },
    );
  });

  it('a gift of a membership pays an order or goes back, never both', async () => {
    const [product, actId] = [await aGiftProduct(), await aGift()];
    const [skuId, coffee] = [await aPlan(server, product), await aCoffee()];
    await server.db
      .updateTable('coupon_offers')
      .set({ stock: null })
      .where('activity_id', '=', actId)
      .execute();
    await raced(
      async () => {
        const bought = await aBoughtMembership(server, skuId);
        await claim(bought.as, actId);
        const [card] = await cardsOf(bought.as);
        return { ...bought, cardCode: card?.card_code ?? '' };
      },
      async ({ cardCode, ...bought }) => {
        const [ordered, refunded] = await Promise.all([
          spend(bought.as, coffee, cardCode),
          refund(bought, 1),
        ]);
        expect([ordered.success, refunded.success].filter(Boolean)).toHaveLength(1);
      },
    );
  });

  it('a ticket is sent or the membership refunded, never both', async () => {
    const skuId = await aPlan(server, await aTicketProduct());
    await raced(
      () => aBoughtMembership(server, skuId),
      async (bought) => {
        const [, refunded] = await Promise.all([
          server.call(tickets.serviceTickets, {}, { as: bought.as }),
          refund(bought),
        ]);
        await server.data(tickets.serviceTickets, {}, { as: bought.as });
        expect(await statesOf(bought.as)).toEqual(refunded.success ? [] : ['usable']);
      },
    );
  });
});

/** A product with a coupon of 5 yuan for opening it. */
async function aTicketProduct(): Promise<TestProduct> {
  const product = await aProduct(server);
  await server.db
    .insertInto('opening_tickets')
    .values({
      product_id: product.productId,
      ticket_key: 'opening',
      name: '开通礼券',
      coupon_type: 'cash',
      amount_fen: 500,
      valid_days: 30,
      begins_at: new Date(0),
      ends_at: null,
    })
    .execute();
  return product;
}
