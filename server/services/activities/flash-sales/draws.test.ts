import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flashSales } from '#core/contract/activity/flash-sales.ts';
import { home } from '#core/contract/goods/home.ts';
import { orders } from '#core/contract/order/orders.ts';
import { messages } from '#core/contract/user/messages.ts';
import { drawWinners, listHashOf } from '#core/rules/activity/draw.ts';
import { commitmentOf } from '#core/rules/lottery/commit-reveal.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aFlashSale, type TestFlashSale } from '../../../testing/data/a-flash-sale.ts';
import { freshId } from '../../../testing/fresh.ts';
import { seededInt, seedOfRun } from '../../../testing/seeded.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { drawWork } from './draw-work.ts';
import { remindWork } from './appointments.ts';
import { releaseExpiredWork } from './release-expired.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const minute = 60_000;
const from = (minutes: number) => new Date(server.now().getTime() + minutes * minute);
const members = (many: number) => Promise.all(Array.from({ length: many }, () => aMember(server)));
/** A draw that can be entered now and is drawn in 20 minutes. */
const aDraw = (total = 3, traits: { sessionId?: string; sort?: number } = {}) =>
  aFlashSale(server, {
    ...(traits.sessionId !== undefined && { sessionId: traits.sessionId }),
    session: {
      mode: 'draw',
      begins_at: from(20),
      ends_at: from(140),
      registers_at: from(-10),
      closes_at: from(10),
    },
    goods: { total, sort: traits.sort ?? 1 },
  });
const enter = (as: TestMember, { activityId }: TestFlashSale) =>
  server.call(flashSales.enterDraw, { activityId }, { as });
const leave = (as: TestMember, { activityId }: TestFlashSale) =>
  server.call(flashSales.leaveDraw, { activityId }, { as });
const mine = (as: TestMember, { sessionId }: TestFlashSale) =>
  server.data(flashSales.mySales, { sessionId }, { as });
const resultOf = async ({ sessionId }: TestFlashSale) => {
  const result = await server.data(flashSales.drawResult, { sessionId });
  if (!result) throw new Error('a draw has a result');
  return result;
};
const draw = () => drawWork(server.deps).run();
const submit = (as: TestMember, { skuId, activityId }: TestFlashSale) =>
  server.call(
    orders.submitOrder,
    { lines: [{ skuId, quantity: 1 }], activityId, payableFen: 500 },
    { as, headers: { 'idempotency-key': freshId('key') } },
  );

describe('a draw', () => {
  it('publishes its commitment before, and after it what anyone needs to compute it again', async () => {
    const first = await aDraw(2);
    const second = await aDraw(3, { sessionId: first.sessionId, sort: 2 });
    const people = await members(9);
    for (const [at, as] of people.entries()) {
      expect((await enter(as, first)).data?.ticketNo).toBe(at + 1);
      if (at % 2 === 0) await enter(as, second);
    }
    const before = await resultOf(first);
    expect(before).toMatchObject({
      tickets: 9,
      seed: null,
      drawnAt: null,
      offers: [{ winners: [] }, { winners: [] }],
    });
    expect((await server.data(home.seckill, { sessionId: first.sessionId }))?.draw?.commitment).toBe(
      before.commitment,
    );
    expect(await server.data(flashSales.drawTickets, { sessionId: first.sessionId })).toEqual({
      tickets: [],
    });
    await server.advance(20 * minute);
    await draw();
    const after = await resultOf(first);
    const { tickets } = await server.data(flashSales.drawTickets, { sessionId: first.sessionId });
    const list = tickets.map(([ticketNo, receipt, places]) => ({
      ticketNo,
      receipt,
      activityIds: places.flatMap((place) => after.offers[place]?.activityId ?? []),
    }));
    expect(after.commitment).toBe(before.commitment);
    expect(commitmentOf(after.seed ?? '')).toBe(after.commitment);
    expect(listHashOf(list)).toBe(after.listHash);
    const again = drawWinners(after.seed ?? '', list, after.offers);
    expect(after.offers.map(({ activityId, winners }) => [activityId, winners])).toEqual([...again]);
    expect(after.offers.map(({ winners }) => winners.length)).toEqual([2, 3]);
    expect(new Set(after.offers.flatMap(({ winners }) => winners)).size).toBe(5);
  });

  it('lets winners buy for 30 minutes, and no one else', async () => {
    const flashSale = await aDraw(1);
    const [a, b] = [await aMember(server), await aMember(server)];
    await Promise.all([enter(a, flashSale), enter(b, flashSale)]);
    await server.advance(20 * minute);
    await draw();
    const won = await Promise.all([a, b].map(async (as) => (await mine(as, flashSale)).entries[0]?.won));
    const [winner, loser] = won[0] === true ? [a, b] : [b, a];
    expect(won.filter(Boolean)).toHaveLength(1);
    expect((await submit(loser, flashSale)).message).toBe('本场是公平抽签，中签后才能购买');
    expect((await mine(winner, flashSale)).reservations).toMatchObject([{ state: 'held', orderNo: null }]);
    const inbox = await server.data(messages.messages, { kind: 'activity' }, { as: winner });
    expect(inbox.list.map(({ title }) => title)).toEqual(['恭喜您中签了']);
    expect((await submit(winner, flashSale)).success).toBe(true);
    expect((await mine(winner, flashSale)).reservations).toMatchObject([{ state: 'unpaid' }]);
    const late = await aDraw(1);
    await enter(a, late);
    await server.advance(20 * minute);
    await draw();
    await server.advance(30 * minute);
    await releaseExpiredWork(server.deps).run();
    expect((await submit(a, late)).message).toBe('本场是公平抽签，中签后才能购买');
  });

  it('is entered within its window only, and without a second ticket', async () => {
    const [as, flashSale] = [await aMember(server), await aDraw()];
    const [first, again] = [await enter(as, flashSale), await enter(as, flashSale)];
    expect(again.data).toEqual(first.data);
    await server.advance(10 * minute);
    expect((await enter(await aMember(server), flashSale)).message).toBe('报名已截止');
    expect((await leave(as, flashSale)).message).toBe('报名已截止');
    const race = await aFlashSale(server);
    expect((await enter(as, race)).message).toBe('没有找到该抽签');
  });

  it(
    'a cancellation at the moment of the draw is either in time or refused; a piece is won by who takes part',
    { timeout: 300_000 },
    async () => {
      const seed = seedOfRun();
      const below = seededInt(seed);
      for (let round = 0; round < 5; round += 1) {
        const flashSale = await aDraw(1 + below(4));
        const people = await members(6);
        await Promise.all(people.map((as) => enter(as, flashSale)));
        // The draw is due while the registration is still open by a clock that is slow.
        await server.db
          .updateTable('seckill_sessions')
          .set({ registers_at: from(-30), closes_at: from(0.5), begins_at: from(0.5) })
          .where('session_id', '=', flashSale.sessionId)
          .execute();
        const early = { ...server.deps, clock: { now: () => from(1) } };
        const drawnAfter = below(people.length);
        const left = await Promise.all(
          people.map(async (as, at) => {
            if (at !== drawnAfter) return leave(as, flashSale);
            await drawWork(early).run();
            return leave(as, flashSale);
          }),
        );
        const { offers, drawnAt } = await resultOf(flashSale);
        const stays = left.filter(({ success }) => !success).length;
        const context = `SEED=${seed} round ${round}: ${stays} stayed`;
        expect(drawnAt, context).not.toBeNull();
        expect(offers[0]?.winners.length, context).toBe(Math.min(stays, offers[0]?.quota ?? 0));
        const reserved = await Promise.all(
          people.map(async (as) => (await mine(as, flashSale)).reservations.length),
        );
        for (const [at, answer] of left.entries()) if (answer.success) expect(reserved[at], context).toBe(0);
        expect(
          reserved.reduce((sum, many) => sum + many, 0),
          context,
        ).toBe(offers[0]?.winners.length);
      }
    },
  );
});

describe('a draw from a level on', () => {
  it('is entered by subscribers of that level and above', async () => {
    const flashSale = await aDraw();
    await server.db
      .updateTable('seckill_goods')
      .set({ min_level: 3 })
      .where('activity_id', '=', flashSale.activityId)
      .execute();
    const [gold, platinum] = [await aMember(server, { level: 2 }), await aMember(server, { level: 3 })];
    expect((await enter(gold, flashSale)).message).toBe('会员等级不足，升级后可以参加');
    expect((await enter(platinum, flashSale)).success).toBe(true);
    expect([(await mine(gold, flashSale)).level, (await mine(platinum, flashSale)).level]).toEqual([2, 3]);
  });
});

describe('around a session', () => {
  const aroundOf = ({ sessionId }: TestFlashSale) => server.data(flashSales.saleAround, { sessionId });

  it('stand the next one that is first come, first served, and later sales of the same goods', async () => {
    const now = await aFlashSale(server);
    const session = { begins_at: from(30), ends_at: from(90) };
    const evening = from(60);
    await aDraw();
    const next = await aFlashSale(server, { session: { ...session, name: '14点场' } });
    const afterNext = await aFlashSale(server, {
      session: { ...session, begins_at: evening, name: '20点场' },
    });
    await server.db
      .insertInto('seckill_goods')
      .values({
        session_id: afterNext.sessionId,
        goods_id: now.goodsId,
        price_fen: 500,
        total: 200,
        sold: 0,
        sort: 2,
      })
      .execute();
    const around = await aroundOf(now);
    expect(around.next).toMatchObject({ sessionId: next.sessionId, goods: [{ goodsId: next.goodsId }] });
    expect(around.later).toEqual([
      {
        goodsId: now.goodsId,
        activityId: `${afterNext.sessionId}:${now.goodsId}`,
        sessionName: '20点场',
        beginsAt: evening.toISOString(),
        stockTotal: 200,
      },
    ]);
    await server.db
      .updateTable('seckill_sessions')
      .set({ is_on: false })
      .where('session_id', 'in', [next.sessionId, afterNext.sessionId])
      .execute();
    expect(await aroundOf(now)).toMatchObject({ next: null, later: [] });
  });

  it('stand the draws of yesterday with the number of their winners', async () => {
    const flashSale = await aDraw(2);
    const people = await members(3);
    for (const as of people) await enter(as, flashSale);
    await server.advance(20 * minute);
    while ((await draw()) > 0);
    const own = expect.objectContaining({ sessionId: flashSale.sessionId });
    expect((await aroundOf(flashSale)).yesterday).not.toContainEqual(own);
    await server.advance(24 * 60 * minute);
    expect((await aroundOf(flashSale)).yesterday).toContainEqual(
      expect.objectContaining({
        sessionId: flashSale.sessionId,
        offers: [
          { activityId: flashSale.activityId, goodsName: '咖啡券', picUrl: expect.any(String), winners: 2 },
        ],
      }),
    );
  });
});

describe('an appointment', () => {
  it('is listed, reminded of once through the message centre, and can be cancelled', async () => {
    const [as, other] = [await aMember(server), await aMember(server)];
    const flashSale = await aFlashSale(server, { session: { begins_at: from(30), ends_at: from(90) } });
    const { activityId } = flashSale;
    const make = (who: TestMember) => server.call(flashSales.makeAppointment, { activityId }, { as: who });
    await Promise.all([make(as), make(as), make(other)]);
    expect((await mine(as, flashSale)).appointments).toEqual([activityId]);
    expect(await server.data(flashSales.appointments, {}, { as })).toMatchObject({
      total: 1,
      list: [{ activityId, goodsName: '咖啡券', priceFen: 500 }],
    });
    await server.data(flashSales.cancelAppointment, { activityId }, { as: other });
    await server.advance(24 * minute);
    await remindWork(server.deps).run();
    const titles = async (who: TestMember) =>
      (await server.data(messages.messages, { kind: 'activity' }, { as: who })).list.map(
        ({ title }) => title,
      );
    expect(await titles(as)).toEqual([]);
    await server.advance(minute);
    await Promise.all([remindWork(server.deps).run(), remindWork(server.deps).run()]);
    expect([await titles(as), await titles(other)]).toEqual([['“咖啡券”即将开抢'], []]);
    await server.advance(5 * minute);
    expect((await make(other)).message).toBe('已经开始，不用预约了');
  });
});

describe('half price', () => {
  it('is a view of its rows, sold within the quota of a month over all goods', async () => {
    const session = {
      kind: 'half',
      quota_per_month: 2,
      begins_at: from(-100),
      ends_at: from(60 * 24 * 60),
    } as const;
    const a = await aFlashSale(server, { session, goods: { price_fen: 500 } });
    const rest = [
      await aFlashSale(server, { sessionId: a.sessionId, goods: { sort: 2 } }),
      await aFlashSale(server, { sessionId: a.sessionId, goods: { sort: 3 } }),
    ];
    const list = await server.data(flashSales.halfPrice, {});
    expect(list).toMatchObject({ sessionId: a.sessionId, quotaPerMonth: 2 });
    expect(list?.goods.map(({ activityId }) => activityId)).toEqual(
      [a, ...rest].map(({ activityId }) => activityId),
    );
    const as = await aMember(server);
    const answers = await Promise.all([a, ...rest].map((flashSale) => submit(as, flashSale)));
    expect(answers.map(({ message, success }) => (success ? 'ok' : message)).sort()).toEqual(
      ['ok', 'ok', '本月名额已用完，下月1日恢复'].sort(),
    );
    expect((await mine(as, a)).quotaLeft).toBe(0);
    await server.db
      .updateTable('seckill_sessions')
      .set({ is_on: false })
      .where('kind', '=', 'half')
      .execute();
    expect(await server.data(flashSales.halfPrice, {})).toBeNull();
  });
});
