import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flashSales } from '#core/contract/activity/flash-sales.ts';
import { home } from '#core/contract/goods/home.ts';
import { orders } from '#core/contract/order/orders.ts';
import { remindAt, reminderText } from '#core/rules/activity/appointment.ts';
import { rightTypeIds } from '#core/rules/membership/right-type-flags.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aPromotionRow } from '../../../testing/data/a-promotion-row.ts';
import { aFlashSale, type TestFlashSale } from '../../../testing/data/a-flash-sale.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { remindWork } from './appointments.ts';
import { drawWork } from './draw-work.ts';
import { releaseExpiredWork } from './release-expired.ts';
import { flashSaleReservations } from './reserve-flash-sale.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const minute = 60_000;
const from = (minutes: number) => new Date(server.now().getTime() + minutes * minute);
const at = (time: Date) => ({ ...server.deps, clock: { now: () => time } });
const aDraw = (traits: { sessionId?: string } = {}) =>
  aFlashSale(server, {
    ...traits,
    session: {
      mode: 'draw',
      name: '抽签场',
      begins_at: from(20),
      ends_at: from(140),
      registers_at: from(-10),
      closes_at: from(10),
    },
    goods: { total: 3 },
  });
const submit = (as: TestMember, { skuId, activityId }: TestFlashSale, quantity = 1) =>
  server.call(
    orders.submitOrder,
    { lines: [{ skuId, quantity }], activityId, payableFen: 500 * quantity },
    { as, headers: { 'idempotency-key': freshId('key') } },
  );
const preview = (as: TestMember, { skuId, activityId }: TestFlashSale, quantity = 1) =>
  server.call(orders.previewOrder, { lines: [{ skuId, quantity }], activityId }, { as });
const mine = (as: TestMember, { sessionId }: Pick<TestFlashSale, 'sessionId'>) =>
  server.data(flashSales.mySales, { sessionId }, { as });
const setSession = (
  { sessionId }: TestFlashSale,
  values: { is_on?: boolean; begins_at?: Date; ends_at?: Date },
) => server.db.updateTable('seckill_sessions').set(values).where('session_id', '=', sessionId).execute();
const messagesOf = ({ userId }: TestMember) =>
  server.db
    .selectFrom('messages')
    .select(['source', 'kind', 'topic', 'title', 'text', 'link'])
    .where('user_id', '=', userId)
    .execute();

describe('what a subscriber has of a session', () => {
  it('is a reservation, then an unpaid order with its time to pay, then a bought one', async () => {
    const [as, flashSale] = [await aMember(server), await aFlashSale(server)];
    await flashSaleReservations(server.deps)({
      userId: as.userId,
      activityId: flashSale.activityId,
      quantity: 1,
    });
    const ownReservation = await mine(as, flashSale);
    expect(ownReservation.reservations).toMatchObject([
      { activityId: flashSale.activityId, quantity: 1, state: 'held', orderNo: null },
    ]);
    const leftMs =
      Date.parse(ownReservation.reservations[0]?.expiresAt ?? '') - Date.parse(ownReservation.serverNow);
    expect(leftMs).toBeGreaterThan(14 * minute);
    expect(leftMs).toBeLessThanOrEqual(15 * minute);
    const orderNo = (await submit(as, flashSale)).data?.orderNo ?? '';
    const { payBy } = await server.data(orders.goodsOrder, { orderNo }, { as });
    expect((await mine(as, flashSale)).reservations).toMatchObject([
      { state: 'unpaid', orderNo, expiresAt: payBy },
    ]);
    await server.db.updateTable('orders').set({ state: 'paid' }).where('order_no', '=', orderNo).execute();
    const bought = (await mine(as, flashSale)).reservations;
    expect(bought).toMatchObject([{ state: 'bought', orderNo }]);
    expect(bought[0]?.expiresAt).not.toBe(payBy);
  });

  it('is nothing in an unknown session, which has no quota and needs no right', async () => {
    expect(await mine(await aMember(server), { sessionId: 'none' })).toMatchObject({
      mayBuy: true,
      level: 0,
      quotaLeft: null,
      reservations: [],
      ticket: null,
      entries: [],
    });
  });

  it('says whether the right to the session is held, and what is left of its quota', async () => {
    const session = { right_type: rightTypeIds.isSecKillRight, quota_per_month: 2 };
    const [as, flashSale] = [await aMember(server), await aFlashSale(server, { session })];
    expect(await mine(as, flashSale)).toMatchObject({ mayBuy: false, quotaLeft: 2 });
  });

  it('is a ticket while it takes part in a draw', async () => {
    const [as, flashSale] = [await aMember(server), await aDraw()];
    const { activityId } = flashSale;
    const ticket = await server.data(flashSales.enterDraw, { activityId }, { as });
    expect(ticket).toEqual({ ticketNo: 1, receipt: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(await mine(as, flashSale)).toMatchObject({ ticket, entries: [{ activityId, won: null }] });
    await server.data(flashSales.leaveDraw, { activityId }, { as });
    expect(await mine(as, flashSale)).toMatchObject({ ticket: null, entries: [] });
    expect((await server.data(flashSales.drawResult, { sessionId: flashSale.sessionId }))?.tickets).toBe(0);
    expect(await server.data(flashSales.enterDraw, { activityId }, { as })).toEqual(ticket);
  });
});

describe('a draw', () => {
  it('that is switched off cannot be entered', async () => {
    const [as, flashSale] = [await aMember(server), await aDraw()];
    await setSession(flashSale, { is_on: false });
    expect(
      await server.call(flashSales.enterDraw, { activityId: flashSale.activityId }, { as }),
    ).toMatchObject({
      success: false,
      message: '活动已暂停，请稍后再来',
    });
    for (const activityId of ['none', (await aFlashSale(server)).activityId])
      expect(await server.call(flashSales.leaveDraw, { activityId }, { as })).toMatchObject({
        success: false,
        message: '没有找到该抽签',
      });
  });

  it('has no result where there is none, and before it names its goods and pieces', async () => {
    expect(
      await server.data(flashSales.drawResult, { sessionId: (await aFlashSale(server)).sessionId }),
    ).toBeNull();
    expect(await server.data(flashSales.drawTickets, { sessionId: 'none' })).toEqual({ tickets: [] });
    const flashSale = await aDraw();
    expect(await server.data(flashSales.drawResult, { sessionId: flashSale.sessionId })).toMatchObject({
      sessionId: flashSale.sessionId,
      sessionName: '抽签场',
      tickets: 0,
      commitment: null,
      listHash: null,
      offers: [{ activityId: flashSale.activityId, goodsName: '咖啡券', quota: 3, winners: [] }],
    });
  });

  it('is drawn once, and reports it to its winners with a link', async () => {
    const [as, flashSale] = [await aMember(server), await aDraw()];
    await server.data(flashSales.enterDraw, { activityId: flashSale.activityId }, { as });
    const then = at(from(21));
    while ((await drawWork(then).run()) > 0);
    const result = await server.data(flashSales.drawResult, { sessionId: flashSale.sessionId });
    expect(result?.offers).toMatchObject([{ winners: [1] }]);
    expect(await drawWork(then).run()).toBe(0);
    expect(await server.data(flashSales.drawResult, { sessionId: flashSale.sessionId })).toEqual(result);
    expect(await messagesOf(as)).toEqual([
      {
        source: `draw ${flashSale.sessionId}`,
        kind: 'activity',
        topic: 'flashSale',
        title: '恭喜您中签了',
        text: '您抽中了“咖啡券”，请在30分钟内下单，逾期名额作废。',
        link: { page: 'flashSale', query: { sessionId: flashSale.sessionId } },
      },
    ]);
    const { tickets } = await server.data(flashSales.drawTickets, { sessionId: flashSale.sessionId });
    expect(tickets).toEqual([[1, expect.any(String), [0]]]);
  });
});

describe('an appointment', () => {
  const make = (as: TestMember, activityId: string) =>
    server.call(flashSales.makeAppointment, { activityId }, { as });

  it('is made for a session to come that is on', async () => {
    const as = await aMember(server);
    const unknown = { success: false, message: '活动不存在或已下线' };
    const off = await aFlashSale(server, { session: { begins_at: from(30), is_on: false } });
    expect(await make(as, 'none')).toMatchObject(unknown);
    expect(await make(as, off.activityId)).toMatchObject(unknown);
    expect(await make(as, (await aFlashSale(server)).activityId)).toMatchObject({
      message: '已经开始，不用预约了',
    });
    expect((await server.data(flashSales.appointments, {}, { as })).total).toBe(0);
  });

  it('is listed with session, goods and times, those to come first', async () => {
    const as = await aMember(server);
    const session = { begins_at: from(30), ends_at: from(90), name: '12点场' };
    const [later, sooner, over] = [
      await aFlashSale(server, { session: { ...session, begins_at: from(60) } }),
      await aFlashSale(server, { session }),
      await aFlashSale(server, { session: { ...session, begins_at: from(10) } }),
    ];
    for (const { activityId } of [later, sooner, over]) await make(as, activityId);
    await setSession(over, { begins_at: from(-10), ends_at: server.now() });
    const { list } = await server.data(flashSales.appointments, {}, { as });
    expect(list.map(({ activityId }) => activityId)).toEqual(
      [sooner, later, over].map(({ activityId }) => activityId),
    );
    expect(list[0]).toMatchObject({
      sessionId: sooner.sessionId,
      sessionName: '12点场',
      goodsId: sooner.goodsId,
      skuId: sooner.skuId,
      beginsAt: session.begins_at.toISOString(),
      endsAt: session.ends_at.toISOString(),
      remindAt: remindAt(session.begins_at).toISOString(),
    });
  });

  it('is reminded of with a link to its session, unless that was switched off or is over', async () => {
    const as = await aMember(server);
    const begins_at = from(30);
    const session = { begins_at, ends_at: from(90) };
    const [fine, off, over] = [
      await aFlashSale(server, { session }),
      await aFlashSale(server, { session }),
      await aFlashSale(server, { session }),
    ];
    for (const { activityId } of [fine, off, over]) await make(as, activityId);
    await setSession(off, { is_on: false });
    const then = from(27);
    await setSession(over, { begins_at: new Date(then.getTime() - minute), ends_at: then });
    await remindWork(at(then)).run();
    expect(await messagesOf(as)).toEqual([
      {
        source: `appointment ${fine.sessionId} ${fine.goodsId}`,
        kind: 'activity',
        topic: 'flashSale',
        ...reminderText('咖啡券', begins_at, then),
        link: { page: 'flashSale', query: { sessionId: fine.sessionId } },
      },
    ]);
    expect(await remindWork(at(then)).run()).toBe(0);
  });
});

describe('the price of a sale', () => {
  it('is for the pieces of one subscriber', async () => {
    const [as, flashSale] = [
      await aMember(server),
      await aFlashSale(server, { goods: { limit_per_user: 2 } }),
    ];
    expect(await preview(as, flashSale, 3)).toMatchObject({ success: false, message: '活动价每人限购2件' });
    expect(await preview(as, flashSale, 2)).toMatchObject({
      success: true,
      data: { payableFen: 1_000, lines: [{ limitPerOrder: 2, lacksStock: false }] },
    });
    expect(await preview(as, { ...flashSale, activityId: 'none' })).toMatchObject({
      success: false,
      message: '活动不存在或已下线',
    });
  });

  it('is kept after the end for who has reserved a piece, until the switch is off', async () => {
    const [as, other, flashSale] = [await aMember(server), await aMember(server), await aFlashSale(server)];
    await flashSaleReservations(server.deps)({
      userId: as.userId,
      activityId: flashSale.activityId,
      quantity: 1,
    });
    await setSession(flashSale, { ends_at: server.now() });
    expect(await preview(as, flashSale)).toMatchObject({ success: true });
    expect(await preview(other, flashSale)).toMatchObject({ success: false, message: '活动已结束' });
    await setSession(flashSale, { is_on: false });
    expect(await preview(as, flashSale)).toMatchObject({ success: false, message: '活动已暂停，请稍后再来' });
  });

  it('is for the number of pieces that was reserved', async () => {
    const [as, flashSale] = [
      await aMember(server),
      await aFlashSale(server, { goods: { limit_per_user: 2 } }),
    ];
    await flashSaleReservations(server.deps)({
      userId: as.userId,
      activityId: flashSale.activityId,
      quantity: 2,
    });
    expect(await submit(as, flashSale, 1)).toMatchObject({
      success: false,
      message: '已为您保留2件，请按此数量下单',
    });
    expect(await submit(as, flashSale, 2)).toMatchObject({ success: true });
  });
});

describe('reserved pieces', () => {
  const reserve = (as: TestMember, { activityId }: TestFlashSale, quantity = 1, key?: string) =>
    flashSaleReservations(server.deps)({ userId: as.userId, activityId, quantity, key });

  it('are refused one by one for their own reasons', async () => {
    const [as, flashSale] = [
      await aMember(server),
      await aFlashSale(server, { goods: { total: 1, min_level: 2 } }),
    ];
    const holder = await aMember(server, { level: 2 });
    expect(await reserve(as, flashSale)).toEqual({ kind: 'refused', why: 'level' });
    const ownReservation = await reserve(holder, flashSale);
    expect(ownReservation).toMatchObject({ kind: 'held', reservationId: expect.stringMatching(/./) });
    expect(await reserve(as, { ...flashSale, activityId: 'none' })).toEqual({
      kind: 'refused',
      why: 'unknown',
    });
  });

  it('are not remembered as sold out because of a request for more than one', async () => {
    const flashSale = await aFlashSale(server, { goods: { total: 1, limit_per_user: 5 } });
    const [greedy, modest] = [await aMember(server), await aMember(server)];
    const both = flashSaleReservations(server.deps);
    const reserveShared = (as: TestMember, quantity: number) =>
      both({ userId: as.userId, activityId: flashSale.activityId, quantity });
    expect(await reserveShared(greedy, 2)).toEqual({ kind: 'refused', why: 'soldOut' });
    expect((await reserveShared(modest, 1)).kind).toBe('held');
  });

  it('of an order that is sent again are found by its key', async () => {
    const [as, flashSale] = [await aMember(server), await aFlashSale(server)];
    const key = freshId('key');
    await server.data(
      orders.submitOrder,
      { lines: [{ skuId: flashSale.skuId, quantity: 1 }], activityId: flashSale.activityId, payableFen: 500 },
      { as, headers: { 'idempotency-key': key } },
    );
    expect(await reserve(as, flashSale, 1, key)).toEqual({ kind: 'ordered' });
    expect(await reserve(as, flashSale, 1, freshId('key'))).toEqual({ kind: 'refused', why: 'limit' });
    expect(await reserve(as, flashSale)).toEqual({ kind: 'refused', why: 'limit' });
  });

  it('are returned when their time is over, not before', async () => {
    const [as, flashSale] = [await aMember(server), await aFlashSale(server)];
    const ownReservation = await reserve(as, flashSale);
    if (ownReservation.kind !== 'held') throw new Error('no piece was reserved');
    const sold = async () =>
      (
        await server.db
          .selectFrom('seckill_goods')
          .select('sold')
          .where('activity_id', '=', flashSale.activityId)
          .executeTakeFirstOrThrow()
      ).sold;
    await releaseExpiredWork(at(new Date(ownReservation.expiresAt.getTime() - 1))).run();
    expect(await sold()).toBe(1);
    expect(await releaseExpiredWork(at(ownReservation.expiresAt)).run()).toBeGreaterThan(0);
    expect(await sold()).toBe(0);
    expect(await releaseExpiredWork(at(ownReservation.expiresAt)).run()).toBe(0);
  });
});

describe('the goods of a session', () => {
  it('are shown with the price before, their pieces and their limit', async () => {
    const flashSale = await aFlashSale(server, {
      goods: { sold: 3, limit_per_user: 2, min_level: 1 },
      goodsTraits: { original_price_fen: 3_000 },
    });
    const plain = await aFlashSale(server, { sessionId: flashSale.sessionId, goods: { sort: 2 } });
    const shown = await server.data(home.seckill, { sessionId: flashSale.sessionId });
    expect(shown?.goods).toMatchObject([
      {
        activityId: flashSale.activityId,
        skuId: flashSale.skuId,
        priceFen: 500,
        originalPriceFen: 3_000,
        soldPercent: 30,
        stockTotal: 10,
        stockLeft: 7,
        limitPerUser: 2,
        minLevel: 1,
        entries: 0,
      },
      { activityId: plain.activityId, originalPriceFen: 2_000, soldPercent: 0, stockLeft: 10 },
    ]);
  });

  it('promise only promotions that are combined with the price of a sale', async () => {
    const [as, flashSale] = [await aMember(server), await aFlashSale(server)];
    const { sessionId, goodsId } = flashSale;
    await aPromotionRow(server, {
      kind: 'nth',
      goods_ids: [goodsId],
      terms: { nth: 2, percent: 50, unit: '件' },
    });
    const tiers = [{ from: 2, percent: 80 }];
    await aPromotionRow(server, { kind: 'orders', goods_ids: [goodsId], terms: { tiers } });
    const [card] = (await server.data(home.seckill, { sessionId }))?.goods ?? [];
    expect(card?.activityMap).toEqual({});
    expect(card?.tags.map(({ text }) => text)).toEqual(['本月第2单8折']);
    const [line] = (await preview(as, flashSale)).data?.lines ?? [];
    expect(line?.promotions.map(({ kind }) => kind)).toEqual(['orders']);
  });
});

describe('half price', () => {
  it('says its right, its quota and its end', async () => {
    const session = {
      kind: 'half',
      right_type: rightTypeIds.isSecKillRight,
      quota_per_month: 3,
      begins_at: from(-5),
      ends_at: from(500),
    } as const;
    const flashSale = await aFlashSale(server, { session });
    expect(await server.data(flashSales.halfPrice, {})).toMatchObject({
      sessionId: flashSale.sessionId,
      rightType: rightTypeIds.isSecKillRight,
      quotaPerMonth: 3,
      endsAt: session.ends_at.toISOString(),
      goods: [{ activityId: flashSale.activityId }],
    });
    await setSession(flashSale, { is_on: false });
  });
});
