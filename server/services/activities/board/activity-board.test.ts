import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { board } from '#core/contract/activity/board.ts';
import { couponActivities } from '#core/contract/activity/coupon-activities.ts';
import { dailyCash } from '#core/contract/activity/daily-cash.ts';
import { flashSales } from '#core/contract/activity/flash-sales.ts';
import { lottery } from '#core/contract/activity/lottery.ts';
import { aCouponOffer } from '../../../testing/data/a-coupon-offer.ts';
import { aFlashSale } from '../../../testing/data/a-flash-sale.ts';
import { aGroupActivity } from '../../../testing/data/a-group-activity.ts';
import { aLottery } from '../../../testing/data/a-lottery.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { remindWork } from '../flash-sales/appointments.ts';

const minute = 60_000;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const from = (minutes: number) => new Date(server.now().getTime() + minutes * minute);
const boardOf = (as?: TestMember) => server.data(board.activityBoard, {}, as ? { as } : {});
const sessionOf = async (sessionId: string, as?: TestMember) =>
  (await boardOf(as)).sales.find((sale) => sale.sessionId === sessionId);
const key = () => ({ 'idempotency-key': freshId('key') });

describe('the board of activities', () => {
  it('counts what a flash sale has sold, and what of it the caller has', async () => {
    const as = await aMember(server);
    const { sessionId, activityId } = await aFlashSale(server, { goods: { total: 10, sold: 4 } });
    await aFlashSale(server, { sessionId, goods: { total: 30, sold: 5, sort: 2 } });
    await server.data(flashSales.reserveSale, { activityId, quantity: 1 }, { as, headers: key() });
    expect(await sessionOf(sessionId)).toMatchObject({
      mode: 'race',
      total: 40,
      taken: 10,
      limitPerUser: 1,
      goods: [{ activityId, priceFen: 500, originalPriceFen: 2_000 }, { priceFen: 500 }],
      mine: null,
    });
    expect((await sessionOf(sessionId, as))?.mine).toEqual({
      isReminded: false,
      pieces: 1,
      ticketNo: null,
      won: null,
    });
  });

  it('reminds once of a whole session, and not after it was taken back', async () => {
    const [as, other] = [await aMember(server), await aMember(server)];
    const session = { name: '12点场', begins_at: from(30), ends_at: from(90) };
    const { sessionId } = await aFlashSale(server, { session });
    await aFlashSale(server, { sessionId, goods: { sort: 2 } });
    const remind = (who: TestMember, isOn: boolean) =>
      server.data(board.remindOfSession, { sessionId, isOn }, { as: who, headers: key() });
    await remind(as, true);
    await remind(as, true);
    await remind(other, true);
    expect(await sessionOf(sessionId, as)).toMatchObject({ followers: 2, mine: { isReminded: true } });
    await remind(other, false);
    expect(await sessionOf(sessionId, other)).toMatchObject({ followers: 1, mine: { isReminded: false } });
    await remindWork({ ...server.deps, clock: { now: () => from(27) } }).run();
    const messages = await server.db
      .selectFrom('messages')
      .select(['user_id', 'title'])
      .where('topic', '=', 'flashSale')
      .execute();
    expect(messages).toEqual([{ user_id: as.userId, title: '“咖啡券”等2款即将开抢' }]);
  });

  it('refuses a reminder of a session that has begun, was stopped or is unknown', async () => {
    const as = await aMember(server);
    const begun = await aFlashSale(server);
    const coming = { begins_at: from(30), ends_at: from(90) };
    const stopped = await aFlashSale(server, { session: { ...coming, stopped_at: server.now() } });
    const messageOf = async (sessionId: string) =>
      (await server.call(board.remindOfSession, { sessionId, isOn: true }, { as, headers: key() })).message;
    expect(await messageOf(begun.sessionId)).toBe('已经开始，不用预约了');
    expect(await messageOf(stopped.sessionId)).toContain('活动已停止');
    expect(await messageOf('none')).toBe('活动不存在或已下线');
  });

  it('counts who registered for a draw, with the number of the caller', async () => {
    const [as, other] = [await aMember(server), await aMember(server)];
    const { sessionId, activityId } = await aFlashSale(server, {
      session: {
        mode: 'draw',
        begins_at: from(20),
        ends_at: from(140),
        registers_at: from(-10),
        closes_at: from(10),
      },
    });
    for (const who of [other, as])
      await server.data(flashSales.enterDraw, { activityId }, { as: who, headers: key() });
    expect(await sessionOf(sessionId, as)).toMatchObject({
      mode: 'draw',
      followers: 2,
      taken: 0,
      drawnAt: null,
      mine: { ticketNo: 2, won: null },
    });
    await server.data(flashSales.leaveDraw, { activityId }, { as, headers: key() });
    expect(await sessionOf(sessionId, as)).toMatchObject({ followers: 1, mine: { ticketNo: null } });
  });

  it('shows the sign-in, the turns and the coupons that the caller has left', async () => {
    const as = await aMember(server);
    await server.db
      .insertInto('cash_rewards')
      .values([
        { kind: 'day', days: 1, amount_fen: 5 },
        { kind: 'streak', days: 3, amount_fen: 100 },
      ])
      .onConflict((c) => c.doNothing())
      .execute();
    const { activityId, templateId } = await aCouponOffer(server);
    await aLottery(server, [
      { name: '券', weight: 1, templateId, stock: 40 },
      { name: '谢谢参与', weight: 1 },
    ]);
    const before = await boardOf(as);
    expect(before.cash.mine).toMatchObject({ signedToday: false, streak: 0, bonus: { daysLeft: 3 } });
    const chances = before.lottery?.mine?.chancesLeft ?? 0;
    expect(chances).toBe(before.lottery?.dailyChances);
    expect(before.lottery).toMatchObject({ state: 'open', prizesLeft: 40 });
    expect(before.coupons).toEqual({ claimable: 1, mine: { claimed: 0 } });
    await server.data(dailyCash.signForCash, {}, { as, headers: key() });
    await server.data(couponActivities.receiveCoupon, { activityId, templateId }, { as, headers: key() });
    const state = await server.data(lottery.lotteryState, { lotteryId: 'turntable' }, { as });
    const after = await boardOf(as);
    expect(after.cash).toMatchObject({
      signers: before.cash.signers + 1,
      mine: { signedToday: true, streak: 1 },
    });
    expect(after.lottery?.mine?.chancesLeft).toBe(state.chancesLeft);
    expect(after.coupons).toEqual({ claimable: 0, mine: { claimed: 1 } });
    const guest = await boardOf();
    expect([guest.cash.mine, guest.lottery?.mine, guest.coupons?.mine]).toEqual([null, null, null]);
  });

  it('names the goods of a group and their lowest price', async () => {
    expect((await boardOf()).groups).toBeNull();
    await aGroupActivity(server);
    expect((await boardOf()).groups).toMatchObject({ offers: 1, open: 0, mine: [] });
  });
});
