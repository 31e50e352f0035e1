import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { groupBuy } from '#core/contract/activity/group-buy.ts';
import { messages } from '#core/contract/user/messages.ts';
import { orders } from '#core/contract/order/orders.ts';
import { groupRefusals } from '#core/rules/activity/group-buy.ts';
import {
  aGroupActivity,
  groupBuyers,
  type TestGroupActivity,
} from '../../../testing/data/a-group-activity.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { eventually } from '../../../testing/eventually.ts';
import { freshId } from '../../../testing/fresh.ts';
import { brokenGroups } from '../../../testing/invariants/group-invariants.ts';
import { raced } from '../../../testing/race-rounds.ts';
import { repeated, scattered } from '../../../testing/repeated.ts';
import { stockOf } from '../../../testing/data/stock-of.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { markPaid } from '../../payments/payments/mark-paid.ts';
import { lockedOrder } from '../../orders/orders/tables.ts';
import { refundLines } from '../../orders/refunds/refund-lines.ts';
import { refundSeats } from '../../orders/refunds/refund-seats.ts';
import { expireGroups } from './settle-groups.ts';

const hour = 3_600_000;
let server: TestServer;
let aBuyer: () => Promise<TestMember>;
beforeAll(async () => {
  server = await testServer();
  aBuyer = await groupBuyers(server);
});
afterAll(() => server.stop());
afterEach(async () => expect(await brokenGroups(server.db)).toEqual([]));

const buy = (
  as: TestMember,
  { activityId, skuId }: TestGroupActivity,
  groupNo?: string,
  change: object = {},
) =>
  server.call(
    orders.submitOrder,
    { lines: [{ skuId, quantity: 1 }], payableFen: 1_500, group: { activityId, groupNo }, ...change },
    { as, headers: { 'idempotency-key': freshId('order-key') } },
  );
/** Pays an order as the payment service does; false when it is not to be paid any more. */
const pay = (orderNo: string) =>
  server.db.transaction().execute(async (tx) => {
    const now = server.now();
    const { user_id, payable_fen } = await tx
      .selectFrom('orders')
      .selectAll()
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
    if (!(await markPaid(tx, { orderNo, paidFen: payable_fen, reason: '支付成功' }, now))) return false;
    await tx
      .insertInto('payments')
      .values({
        payment_no: freshId('payment'),
        order_no: orderNo,
        user_id,
        pay_method_id: 1,
        amount_fen: payable_fen,
        state: 'paid',
        trade_no: freshId('trade'),
        created_at: now,
        expires_at: now,
        paid_at: now,
        next_query_at: now,
      })
      .execute();
    return true;
  });
async function bought(as: TestMember, activity: TestGroupActivity, groupNo?: string): Promise<string> {
  const { data, message } = await buy(as, activity, groupNo);
  if (!data) throw new Error(message);
  return data.orderNo;
}
const groupOfOrder = async (orderNo: string) =>
  (
    await server.db
      .selectFrom('group_seats')
      .select('group_no')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow()
  ).group_no;
/** A group whose opener has paid. */
async function anOpenGroup(activity: TestGroupActivity) {
  const opener = await aBuyer();
  const orderNo = await bought(opener, activity);
  await pay(orderNo);
  return { opener, orderNo, groupNo: await groupOfOrder(orderNo) };
}
const info = (groupNo: string, as?: TestMember) =>
  server.data(groupBuy.groupInfo, { groupNo }, as ? { as } : {});
const after = (ms: number) => ({
  ...server.deps,
  clock: { now: () => new Date(server.now().getTime() + ms) },
});
/** The amounts of the refunds of orders. */
const refundsOf = async (...orderNos: readonly string[]) =>
  (
    await server.db
      .selectFrom('payment_refunds')
      .select('amount_fen')
      .where('order_no', 'in', orderNos)
      .execute()
  ).map(({ amount_fen }) => amount_fen);
const isOnHold = async (orderNo: string) =>
  (await server.db.selectFrom('order_holds').select('order_no').where('order_no', '=', orderNo).execute())
    .length === 1;

describe('buying in a group', () => {
  it('costs the group price, waits for the members, and is delivered once the group is formed', async () => {
    const activity = await aGroupActivity(server, { size: 2 });
    const [opener, friend] = [await aBuyer(), await aBuyer()];
    const { activityId, skuId } = activity;
    const preview = await server.data(
      orders.previewOrder,
      { lines: [{ skuId, quantity: 1 }], group: { activityId } },
      { as: opener },
    );
    expect(preview.steps).toEqual([
      { kind: 'list', text: '商品金额', amountFen: 2_000 },
      { kind: 'activity', text: '拼团优惠', amountFen: -500 },
    ]);
    const first = await bought(opener, activity);
    const groupNo = await groupOfOrder(first);
    expect(await server.call(groupBuy.groupInfo, { groupNo })).toMatchObject({
      success: false,
      message: groupRefusals.missing,
    });
    expect(await info(groupNo, opener)).toMatchObject({ seat: { orderNo: first, state: 'reserved' } });
    await pay(first);
    expect(await info(groupNo)).toMatchObject({
      group: { state: 'open', missing: 1, free: 1, members: [{ name: '用**', isOpener: true }] },
      offer: { activityId, priceFen: 1_500, listFen: 2_000, state: 'running' },
      seat: null,
    });
    expect(await isOnHold(first)).toBe(true);
    const waitingGroup = async () =>
      (await server.data(orders.goodsOrder, { orderNo: first }, { as: opener })).waitingGroup;
    expect(await waitingGroup()).toBe(groupNo);
    expect(await server.data(orders.orderList, {}, { as: opener })).toMatchObject({
      list: [{ orderNo: first, waitingGroup: groupNo }],
    });
    const { list } = await server.data(groupBuy.groupOffers, {});
    expect(list.find(({ offer }) => offer.activityId === activityId)?.group?.groupNo).toBe(groupNo);

    const second = await bought(friend, activity, groupNo);
    await pay(second);
    expect(await info(groupNo, friend)).toMatchObject({
      group: { state: 'formed', missing: 0, free: 0 },
      offer: { soldText: '已拼2件' },
      seat: { orderNo: second, state: 'paid' },
    });
    expect([await isOnHold(first), await isOnHold(second)]).toEqual([false, false]);
    expect(await waitingGroup()).toBeNull();
    await eventually(
      () => server.data(messages.messages, { kind: 'trade' }, { as: opener }),
      ({ list: sent }) => sent.some(({ title }) => title === '拼团成功'),
    );
    expect((await server.data(groupBuy.groupOffers, {})).latest).toContainEqual({
      name: '用**',
      goodsName: '咖啡券',
      savedFen: 500,
    });
    expect(await server.data(groupBuy.myGroups, {}, { as: friend })).toMatchObject({
      total: 1,
      list: [{ group: { groupNo, state: 'formed' }, seat: { orderNo: second, state: 'paid' } }],
    });
  });

  it('is for holders of right type 3 (§6), of one piece, while the activity runs', async () => {
    const [activity, as] = [await aGroupActivity(server), await aBuyer()];
    const lines = [{ skuId: activity.skuId, quantity: 2 }];
    expect(await buy(await aMember(server, { level: 3 }), activity)).toMatchObject({
      message: groupRefusals.right,
    });
    expect(await buy(as, activity, undefined, { lines })).toMatchObject({ message: groupRefusals.one });
    const from = (ms: number) => new Date(server.now().getTime() + ms);
    for (const [traits, message] of [
      [{ begins_at: from(hour) }, groupRefusals.coming],
      [{ ends_at: from(0) }, groupRefusals.over],
      [{ is_on: false }, groupRefusals.over],
      [{ budget_fen: 499 }, groupRefusals.gone],
    ] as const)
      expect(await buy(as, await aGroupActivity(server, traits))).toMatchObject({ message });
    expect(await buy(as, { ...activity, activityId: 'unknown' })).toMatchObject({
      message: groupRefusals.over,
    });
  });

  it('is refused twice, in a group of another activity, and after the end', async () => {
    const activity = await aGroupActivity(server, { size: 2, hours: 2 });
    const { opener, groupNo } = await anOpenGroup(activity);
    const as = await aBuyer();
    expect(await buy(opener, activity, groupNo)).toMatchObject({ message: groupRefusals.joined });
    expect(await buy(as, await aGroupActivity(server), groupNo)).toMatchObject({
      message: groupRefusals.missing,
    });
    const other = await aBuyer();
    await bought(other, activity, groupNo);
    expect(await buy(as, activity, groupNo)).toMatchObject({ message: groupRefusals.full });
    await server.advance(2 * hour);
    expect(await buy(as, activity, groupNo)).toMatchObject({ message: groupRefusals.expired });
  });

  it('gives seat and budget back when the order is closed, and can be joined again', async () => {
    const activity = await aGroupActivity(server, { size: 2 });
    const { groupNo } = await anOpenGroup(activity);
    const as = await aBuyer();
    const orderNo = await bought(as, activity, groupNo);
    await server.data(orders.cancelOrder, { orderNo }, { as });
    expect(await info(groupNo, as)).toMatchObject({ group: { free: 1 }, seat: null });
    await bought(as, activity, groupNo);
    expect(await info(groupNo)).toMatchObject({ group: { free: 0, missing: 1 } });
  });

  it('ends with the order of its opener when no seat is left in it', async () => {
    const activity = await aGroupActivity(server);
    const as = await aBuyer();
    const orderNo = await bought(as, activity);
    const groupNo = await groupOfOrder(orderNo);
    await server.data(orders.cancelOrder, { orderNo }, { as });
    expect((await info(groupNo)).group.state).toBe('expired');
  });

  it('must be paid before the group ends', async () => {
    const activity = await aGroupActivity(server, { hours: 1 });
    const { groupNo } = await anOpenGroup(activity);
    await server.advance(hour - 60_000);
    const as = await aBuyer();
    const orderNo = await bought(as, activity, groupNo);
    const { payBy } = await server.data(orders.goodsOrder, { orderNo }, { as });
    expect(payBy).toBe((await info(groupNo)).group.expiresAt);
  });
});

describe('many at once', () => {
  it('40 who join a group of three never overfill it', async () => {
    const activity = await aGroupActivity(server);
    const { groupNo } = await anOpenGroup(activity);
    const joiners = await Promise.all(Array.from({ length: 40 }, aBuyer));
    const answers = await Promise.all(joiners.map((as) => buy(as, activity, groupNo)));
    expect(answers.filter(({ success }) => success)).toHaveLength(2);
    expect(new Set(answers.filter(({ success }) => !success).map(({ message }) => message))).toEqual(
      new Set([groupRefusals.full]),
    );
    await Promise.all(answers.map(({ data }) => data && pay(data.orderNo)));
    expect((await info(groupNo)).group).toMatchObject({ state: 'formed', missing: 0 });
  });

  it('one who joins eight times has one seat', async () => {
    const activity = await aGroupActivity(server, { size: 10 });
    const { groupNo } = await anOpenGroup(activity);
    const as = await aBuyer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => buy(as, activity, groupNo)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect((await info(groupNo)).group.free).toBe(8);
  });

  it('ten who open groups within a budget for four spend no more', async () => {
    const activity = await aGroupActivity(server, { budget_fen: 2_000 });
    const openers = await Promise.all(Array.from({ length: 10 }, aBuyer));
    const answers = await Promise.all(openers.map((as) => buy(as, activity)));
    expect(answers.filter(({ success }) => success)).toHaveLength(4);
    expect((await server.data(groupBuy.groupOffers, {})).list).toContainEqual(
      expect.objectContaining({
        offer: expect.objectContaining({ activityId: activity.activityId, state: 'gone' }),
      }),
    );
  });
});

describe('a group that is not full in time', () => {
  it('is refunded to all who paid, once, with stock and budget', async () => {
    const activity = await aGroupActivity(server, { hours: 1 });
    const { opener, orderNo, groupNo } = await anOpenGroup(activity);
    const second = await aBuyer();
    const secondNo = await bought(second, activity, groupNo);
    await pay(secondNo);
    await expireGroups(after(hour));
    await Promise.all([1, 2, 3].map(() => refundSeats(server.deps)));
    expect(await refundSeats(server.deps)).toBe(0);
    expect(await refundsOf(orderNo, secondNo)).toEqual([1_500, 1_500]);
    expect(await server.data(orders.goodsOrder, { orderNo }, { as: opener })).toMatchObject({
      state: 'refunding',
      log: [{ state: 'created' }, { state: 'paid' }, { state: 'refunding' }],
    });
    expect(await info(groupNo, second)).toMatchObject({
      group: { state: 'expired' },
      seat: { state: 'refunded' },
    });
    expect(await stockOf(server, activity.skuId)).toBe(500);
    const { list } = await server.data(messages.messages, { kind: 'trade' }, { as: second });
    expect(list.map(({ title }) => title)).toEqual(['拼团未成，已为您退款']);
  });
});

describe('a formed group', () => {
  it('gives the budget of each refunded seat back, once, and keeps the others', async () => {
    const activity = await aGroupActivity(server, { size: 2 });
    const { orderNo, groupNo } = await anOpenGroup(activity);
    const friendNo = await bought(await aBuyer(), activity, groupNo);
    // Paid and formed in one transaction, and refunded before the delivery begins.
    await server.db.transaction().execute(async (tx) => {
      await markPaid(tx, { orderNo: friendNo, paidFen: 1_500, reason: '支付成功' }, server.now());
      const order = await lockedOrder(tx, orderNo);
      if (order)
        await refundLines(tx, order, { cause: 'delivery', reason: '缺货', lines: [1] }, server.now());
    });
    const activityRow = () =>
      server.db
        .selectFrom('group_activities')
        .select(['spent_fen', 'sold'])
        .where('activity_id', '=', activity.activityId)
        .executeTakeFirstOrThrow();
    expect(await activityRow()).toEqual({ spent_fen: 500, sold: 1 });
    await server.db
      .updateTable('orders')
      .set({ state: 'refunded' })
      .where('order_no', '=', orderNo)
      .where('state', '=', 'refunding')
      .execute();
    expect(await activityRow()).toEqual({ spent_fen: 500, sold: 1 });
    expect((await info(groupNo)).group).toMatchObject({ state: 'formed', missing: 0 });
  });
});

describe('races with the end of a group', () => {
  it('a group whose opener cancels while a friend joins stays open for the friend, or is over for both', () =>
    raced(
      async () => {
        const activity = await aGroupActivity(server);
        const [opener, friend] = [await aBuyer(), await aBuyer()];
        const orderNo = await bought(opener, activity);
        return { activity, opener, friend, orderNo, groupNo: await groupOfOrder(orderNo) };
      },
      async ({ activity, opener, friend, orderNo, groupNo }) => {
        const [cancelled, joined] = await Promise.all([
          server.call(orders.cancelOrder, { orderNo }, { as: opener }),
          buy(friend, activity, groupNo),
        ]);
        expect(cancelled.success).toBe(true);
        expect((await info(groupNo, friend)).group.state).toBe(joined.success ? 'open' : 'expired');
        expect(await brokenGroups(server.db)).toEqual([]);
      },
    ));

  it('a group that is joined and paid while it expires is formed or expired, never both', () =>
    repeated(async (below) => {
      const activity = await aGroupActivity(server, { hours: 1 });
      const { groupNo } = await anOpenGroup(activity);
      const joiners = await Promise.all(Array.from({ length: 4 }, aBuyer));
      await scattered(below, 6, async (at) => {
        const as = joiners[at];
        if (!as) return expireGroups(after(hour));
        const { data } = await buy(as, activity, groupNo);
        return data ? pay(data.orderNo) : undefined;
      });
      await expireGroups(after(hour));
      await refundSeats(server.deps);
      const { group } = await info(groupNo);
      expect(group.state).not.toBe('open');
      expect(group.state === 'formed').toBe(group.missing === 0);
    }));

  it('a payment that meets the end counts or is refunded, exactly once', () =>
    repeated(async (below) => {
      const activity = await aGroupActivity(server, { size: 2, hours: 1 });
      const { orderNo, groupNo } = await anOpenGroup(activity);
      const friend = await aBuyer();
      const friendNo = await bought(friend, activity, groupNo);
      await scattered(below, 4, async (at) =>
        at === 0 ? pay(friendNo) : at === 1 ? expireGroups(after(hour)) : refundSeats(server.deps),
      );
      await refundSeats(server.deps);
      const { group } = await info(groupNo);
      expect(await refundsOf(orderNo, friendNo)).toEqual(group.state === 'formed' ? [] : [1_500, 1_500]);
    }));
});
