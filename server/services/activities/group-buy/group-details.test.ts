import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { groupBuy } from '#core/contract/activity/group-buy.ts';
import { orders } from '#core/contract/order/orders.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { groupRefusals } from '#core/rules/activity/group-buy.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import {
  aGroupActivity,
  groupBuyers,
  type TestGroupActivity,
} from '../../../testing/data/a-group-activity.ts';
import type { TestMember } from '../../../testing/data/a-member.ts';
import { eventually } from '../../../testing/eventually.ts';
import { freshId } from '../../../testing/fresh.ts';
import { brokenGroups } from '../../../testing/invariants/group-invariants.ts';
import { giveBalance } from '../../../testing/data/give-balance.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { refundSeats } from '../../orders/refunds/refund-seats.ts';

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
/** Buys from the phone bill; returns the order and its group. */
async function bought(as: TestMember, activity: TestGroupActivity, groupNo?: string) {
  const { data, message } = await buy(as, activity, groupNo);
  if (!data) throw new Error(message);
  const seat = await server.db
    .selectFrom('group_seats')
    .select('group_no')
    .where('order_no', '=', data.orderNo)
    .executeTakeFirstOrThrow();
  return { orderNo: data.orderNo, groupNo: seat.group_no };
}
async function paid(as: TestMember, activity: TestGroupActivity, groupNo?: string) {
  await giveBalance(server, as.mobile, 10_000);
  const seat = await bought(as, activity, groupNo);
  await server.data(payments.createPayment, { orderNo: seat.orderNo, payMethodId: 3 }, { as });
  return seat;
}
const info = (groupNo: string, as?: TestMember) =>
  server.data(groupBuy.groupInfo, { groupNo }, as ? { as } : {});
const offerOf = async ({ activityId }: TestGroupActivity) =>
  (await server.data(groupBuy.groupOffers, {})).list.find(({ offer }) => offer.activityId === activityId);
const setActivity = ({ activityId }: TestGroupActivity, values: { sold?: number; is_on?: boolean }) =>
  server.db.updateTable('group_activities').set(values).where('activity_id', '=', activityId).execute();
const messagesOf = ({ userId }: TestMember) =>
  server.db
    .selectFrom('messages')
    .select(['source', 'kind', 'topic', 'title', 'text', 'link'])
    .where('user_id', '=', userId)
    .execute();

describe('the offers of group buying', () => {
  it('are shown with goods, prices, times and pieces', async () => {
    const activity = await aGroupActivity(server, { hours: 12, size: 4 });
    const shown = await offerOf(activity);
    expect(shown?.group).toBeNull();
    expect(shown?.offer).toMatchObject({
      skuId: activity.skuId,
      goodsId: activity.skuId.replace(/\.1$/, ''),
      goodsName: '咖啡券',
      size: 4,
      hours: 12,
      priceFen: 1_500,
      listFen: 2_000,
      isPhysical: false,
      state: 'running',
    });
    const { begins_at, ends_at } = await server.db
      .selectFrom('group_activities')
      .selectAll()
      .where('activity_id', '=', activity.activityId)
      .executeTakeFirstOrThrow();
    expect([shown?.offer.beginsAt, shown?.offer.endsAt]).toEqual([
      begins_at.toISOString(),
      ends_at.toISOString(),
    ]);
    const { categories } = await server.data(groupBuy.groupOffers, {});
    expect(categories.map(({ categoryId }) => categoryId)).toContain(shown?.offer.categoryId);
  });

  it.each([
    [0, '已拼0件'],
    [9_999, '已拼9999件'],
    [10_000, '已拼1万件'],
    [12_345, '已拼1.2万件'],
  ])('%i pieces read %s', async (sold, text) => {
    const activity = await aGroupActivity(server);
    await setActivity(activity, { sold });
    expect((await offerOf(activity))?.offer.soldText).toBe(text);
    await setActivity(activity, { sold: 0 });
  });

  it('of parcels and of goods that are sold out say so', async () => {
    const [physical, soldOut] = [
      `${await aGoods(server, { kind: 'physical' })}.1`,
      `${await aGoods(server, { stock_left: 0 })}.1`,
    ];
    const parcel = await aGroupActivity(server, { sku_id: physical });
    const gone = await aGroupActivity(server, { sku_id: soldOut });
    expect((await offerOf(parcel))?.offer).toMatchObject({ isPhysical: true, state: 'running' });
    expect((await offerOf(gone))?.offer).toMatchObject({ state: 'gone' });
  });

  it('with a budget for exactly one seat run, and without a discount need none', async () => {
    const one = await aGroupActivity(server, { budget_fen: 500 });
    const dear = await aGroupActivity(server, { budget_fen: 0, price_fen: 2_500 });
    expect((await offerOf(one))?.offer.state).toBe('running');
    expect((await offerOf(dear))?.offer.state).toBe('running');
  });

  it('show the open group that ends first', async () => {
    const activity = await aGroupActivity(server);
    const first = await paid(await aBuyer(), activity);
    await server.advance(1_000);
    await paid(await aBuyer(), activity);
    await bought(await aBuyer(), activity);
    expect((await offerOf(activity))?.group).toMatchObject({ groupNo: first.groupNo, missing: 2 });
  });
});

describe('a group', () => {
  it('is shown with the other groups of its activity', async () => {
    const activity = await aGroupActivity(server);
    const groups: string[] = [];
    for (let nth = 0; nth < 5; nth += 1) {
      groups.push((await paid(await aBuyer(), activity)).groupNo);
      await server.advance(1_000);
    }
    await paid(await aBuyer(), await aGroupActivity(server));
    const [first = '', ...others] = groups;
    const shown = await info(first);
    expect(shown.otherCount).toBe(4);
    expect(shown.others.map(({ groupNo }) => groupNo)).toEqual(others.slice(0, 3));
    expect(shown.others[0]?.members).toEqual([{ name: '用**', isOpener: true }]);
    expect(shown.group.members).toHaveLength(1);
  });

  it('names its opener among its members, and lists them under my groups, the newest first', async () => {
    const [activity, other] = [await aGroupActivity(server), await aGroupActivity(server)];
    const [opener, friend] = [await aBuyer(), await aBuyer()];
    const { groupNo } = await paid(opener, activity);
    await server.advance(1_000);
    const { orderNo } = await paid(friend, activity, groupNo);
    expect((await info(groupNo)).group.members.map(({ isOpener }) => isOpener)).toEqual([true, false]);
    await server.advance(1_000);
    const second = await bought(friend, other);
    const cancelled = await bought(friend, await aGroupActivity(server));
    await server.data(orders.cancelOrder, { orderNo: cancelled.orderNo }, { as: friend });
    const mine = await server.data(groupBuy.myGroups, {}, { as: friend });
    expect(mine.list.map(({ seat, group, offer }) => [seat, group.groupNo, offer.activityId])).toEqual([
      [{ orderNo: second.orderNo, state: 'reserved' }, second.groupNo, other.activityId],
      [{ orderNo, state: 'paid' }, groupNo, activity.activityId],
    ]);
    expect(mine.list[1]?.group.members).toHaveLength(2);
  });

  it('that is unknown is not found', async () => {
    expect(await server.call(groupBuy.groupInfo, { groupNo: 'none' })).toMatchObject({
      success: false,
      message: groupRefusals.missing,
    });
    expect(await buy(await aBuyer(), await aGroupActivity(server), 'none')).toMatchObject({
      success: false,
      message: groupRefusals.missing,
    });
  });

  it('is for its goods alone', async () => {
    const activity = await aGroupActivity(server);
    const [as, other] = [await aBuyer(), `${await aGoods(server)}.1`];
    for (const lines of [
      [{ skuId: other, quantity: 1 }],
      [
        { skuId: activity.skuId, quantity: 1 },
        { skuId: other, quantity: 1 },
      ],
    ])
      expect(await buy(as, activity, undefined, { lines })).toMatchObject({ message: groupRefusals.one });
    expect(
      (
        await server.data(
          orders.previewOrder,
          {
            lines: [{ skuId: activity.skuId, quantity: 1 }],
            group: { activityId: activity.activityId },
          },
          { as },
        )
      ).lines,
    ).toMatchObject([{ limitPerOrder: 1 }]);
  });

  it('that is formed is reported to its members, each with a link to it', async () => {
    const activity = await aGroupActivity(server, { size: 2 });
    const [opener, friend] = [await aBuyer(), await aBuyer()];
    const first = await paid(opener, activity);
    const hold = await server.db
      .selectFrom('order_holds')
      .select('reason')
      .where('order_no', '=', first.orderNo)
      .executeTakeFirst();
    expect(hold?.reason).toBe('等待成团');
    await paid(friend, activity, first.groupNo);
    const sent = await eventually(
      () => messagesOf(opener),
      (all) => all.some(({ title }) => title === '拼团成功'),
    );
    expect(sent.filter(({ topic }) => topic === 'group')).toEqual([
      {
        source: `group ${first.orderNo}`,
        kind: 'trade',
        topic: 'group',
        title: '拼团成功',
        text: '您参加的“咖啡券”2人团已成团，商品将尽快发放。',
        link: { page: 'groupShare', query: { groupNo: first.groupNo } },
      },
    ]);
    expect(await buy(await aBuyer(), activity, first.groupNo)).toMatchObject({
      message: groupRefusals.formed,
    });
  });

  it('that was not formed is reported with its refund', async () => {
    const activity = await aGroupActivity(server, { hours: 1 });
    const as = await aBuyer();
    const { orderNo, groupNo } = await paid(as, activity);
    await server.advance(hour);
    const sent = await eventually(
      () => messagesOf(as),
      (all) => all.some(({ topic }) => topic === 'group'),
    );
    const refund = await server.db
      .selectFrom('order_refunds')
      .select(['refund_no', 'reason', 'cause'])
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
    expect(refund).toMatchObject({ reason: '到时未成团', cause: 'delivery' });
    expect(sent.filter(({ topic }) => topic === 'group')).toEqual([
      {
        source: `group ${orderNo}`,
        kind: 'trade',
        topic: 'group',
        title: '拼团未成，已为您退款',
        text: '到时间人数不足，没有成团。款项原路全额退回，用的券一并退还。',
        link: { page: 'refundDetail', query: { refundNo: refund.refund_no } },
      },
    ]);
    expect((await info(groupNo)).group).toMatchObject({ state: 'expired', free: 0, missing: 2 });
  });

  it('is refunded although the refund of another one fails, which is reported and tried again', async () => {
    const activity = await aGroupActivity(server, { hours: 1 });
    const [broken, fine] = [await paid(await aBuyer(), activity), await paid(await aBuyer(), activity)];
    const { db } = server;
    const before = server.logs().length;
    await db
      .updateTable('payments')
      .set({ refunding_fen: 1_500 })
      .where('order_no', '=', broken.orderNo)
      .execute();
    await db
      .updateTable('buy_groups')
      .set({ state: 'expired' })
      .where('group_no', 'in', [broken.groupNo, fine.groupNo])
      .execute();
    await eventually(
      async () =>
        (await db.selectFrom('group_seats').select('state').where('order_no', '=', fine.orderNo).execute())[0]
          ?.state,
      (state) => state === 'refunded',
    );
    expect(await refundSeats(server.deps)).toBe(0);
    const log = server.logs().slice(before).join('');
    expect(log).toContain('a group order could not be refunded and will be retried');
    expect(log).toContain(broken.orderNo);
    await db
      .updateTable('payments')
      .set({ refunding_fen: 0 })
      .where('order_no', '=', broken.orderNo)
      .execute();
    await eventually(
      async () =>
        (
          await db.selectFrom('group_seats').select('state').where('order_no', '=', broken.orderNo).execute()
        )[0]?.state,
      (state) => state === 'refunded',
    );
  });
});
