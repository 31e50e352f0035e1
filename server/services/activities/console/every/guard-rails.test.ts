import { afterAll, beforeAll, expect, it } from 'vitest';
import { couponActivities } from '#core/contract/activity/coupon-activities.ts';
import { dailyCash } from '#core/contract/activity/daily-cash.ts';
import { flashSales } from '#core/contract/activity/flash-sales.ts';
import { lottery } from '#core/contract/activity/lottery.ts';
import {
  activityKinds,
  type ActivityKind,
  type GuardMeasure,
} from '#core/contract/console/activities/activity-kinds.ts';
import { everyActivity } from '#core/contract/console/activities/every-activity.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { orders } from '#core/contract/order/orders.ts';
import { cashRefusals, lotteryRefusals } from '#core/rules/activity/activity-refusals.ts';
import { flashSaleRefusals } from '#core/rules/activity/flash-sale-refusals.ts';
import { groupRefusals } from '#core/rules/activity/group-buy.ts';
import { guardMeasuresOf } from '#core/rules/console/activities/activity-names.ts';
import { aCouponOffer } from '../../../../testing/data/a-coupon-offer.ts';
import { aFlashSale } from '../../../../testing/data/a-flash-sale.ts';
import { aGoods } from '../../../../testing/data/a-goods.ts';
import { aGroupActivity, groupBuyers } from '../../../../testing/data/a-group-activity.ts';
import { aLottery } from '../../../../testing/data/a-lottery.ts';
import { aMember, type TestMember } from '../../../../testing/data/a-member.ts';
import { aPromotionRow } from '../../../../testing/data/a-promotion-row.ts';
import { freshId } from '../../../../testing/fresh.ts';
import { anOperator, callConsole, consoleData } from '../../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../../testing/test-server.ts';
import { drawWork } from '../../flash-sales/draw-work.ts';
import { countActivityMinutes } from './count-activity-minutes.ts';
import { runGuardRails } from './run-guard-rails.ts';

let server: TestServer;
let buyer: () => Promise<TestMember>;
beforeAll(async () => {
  server = await testServer();
  buyer = await groupBuyers(server);
  await server.db
    .insertInto('cash_rewards')
    .values({ kind: 'day', days: 1, amount_fen: 100 })
    .onConflict((c) => c.doNothing())
    .execute();
});
afterAll(() => server.stop());

interface Running {
  readonly activityId: string;
  /** What one participation costs. */
  readonly costFen: number;
  join(): Promise<{ readonly success: boolean; readonly message: string }>;
  /** What is said after the stop. */
  readonly stopped: string | null;
  /** Makes what was joined cost something, and returns when it did. */
  settle?(): Promise<Date>;
}
const hour = 3_600_000;
const later = (ms: number) => new Date(server.now().getTime() + ms);
const keyed = () => ({ headers: { 'idempotency-key': freshId('key') } });

async function aRace(kind: 'flash' | 'half'): Promise<Running> {
  const { sessionId, activityId } = await aFlashSale(server, { session: { kind } });
  return {
    activityId: sessionId,
    costFen: 1_500,
    join: async () =>
      server.call(flashSales.reserveSale, { activityId, quantity: 1 }, { as: await aMember(server) }),
    stopped: flashSaleRefusals.stopped,
  };
}

/** An activity of each kind that can be joined now. */
const running: Readonly<Record<Exclude<ActivityKind, 'zone'>, () => Promise<Running>>> = {
  flash: () => aRace('flash'),
  half: () => aRace('half'),
  async draw() {
    const { sessionId, activityId } = await aFlashSale(server, {
      session: {
        mode: 'draw',
        registers_at: later(-60_000),
        closes_at: later(hour / 2),
        begins_at: later(hour),
        ends_at: later(2 * hour),
      },
    });
    return {
      activityId: sessionId,
      costFen: 1_500,
      join: async () => server.call(flashSales.enterDraw, { activityId }, { as: await aMember(server) }),
      stopped: flashSaleRefusals.stopped,
      async settle() {
        const drawnAt = later(hour);
        await drawWork({ ...server.deps, clock: { now: () => drawnAt } }).run();
        return drawnAt;
      },
    };
  },
  async group() {
    const { activityId, skuId } = await aGroupActivity(server);
    return {
      activityId,
      costFen: 500,
      join: async () =>
        server.call(
          orders.submitOrder,
          { lines: [{ skuId, quantity: 1 }], group: { activityId }, payableFen: 1_500 },
          { as: await buyer(), ...keyed() },
        ),
      stopped: groupRefusals.stopped,
    };
  },
  async lottery() {
    const { templateId } = await aCouponOffer(server);
    const version = await aLottery(server, [
      { name: '券', weight: 1_000_000, templateId, costFen: 500 },
      { name: '谢谢参与', weight: 0 },
    ]);
    await server.db.updateTable('lotteries').set({ stopped_at: null, stopped_for: null }).execute();
    const lotteryId = 'turntable';
    return {
      activityId: lotteryId,
      costFen: 500,
      async join() {
        const as = await aMember(server);
        const { data, message } = await server.call(lottery.lotteryState, { lotteryId }, { as });
        if (!data) return { success: false, message };
        const chanceId = data.next?.chanceId ?? 'none';
        return server.call(
          lottery.drawLottery,
          { lotteryId, chanceId, clientSeed: 'aNumberOfThePage', version },
          { as },
        );
      },
      stopped: lotteryRefusals.stopped,
    };
  },
  async cash() {
    await server.db.updateTable('cash_activity').set({ stopped_at: null, stopped_for: null }).execute();
    return {
      activityId: 'daily',
      costFen: 100,
      join: async () => server.call(dailyCash.signForCash, {}, { as: await aMember(server) }),
      stopped: cashRefusals.stopped,
    };
  },
  async coupon() {
    const { activityId, templateId } = await aCouponOffer(server);
    return {
      activityId,
      costFen: 500,
      join: async () =>
        server.call(
          couponActivities.receiveCoupon,
          { activityId, templateId },
          { as: await aMember(server) },
        ),
      // A stopped activity is refused in the words of one whose time has ended.
      stopped: null,
    };
  },
  async promotion() {
    const goodsId = await aGoods(server, { price_fen: 1_000 });
    const activityId = await aPromotionRow(server, {
      kind: 'nth',
      terms: { nth: 2, percent: 0, unit: '杯' },
      goods_ids: [goodsId],
    });
    return {
      activityId,
      costFen: 1_000,
      join: async () =>
        server.call(
          orders.submitOrder,
          { lines: [{ skuId: `${goodsId}.1`, quantity: 2 }], payableFen: 1_000 },
          { as: await aMember(server), ...keyed() },
        ),
      // The order is refused because its price has changed, in the words of any changed price.
      stopped: null,
    };
  },
};

async function guard(
  key: { readonly kind: ActivityKind; readonly activityId: string },
  measure: GuardMeasure,
  max: number,
): Promise<void> {
  const proposed = await consoleData(
    server,
    everyActivity.proposeActivityGuards,
    { ...key, guards: [{ measure, max, act: 'stop' }], reason: '开场前设护栏' },
    await anOperator(server, { roles: ['activities'] }),
  );
  const finance = await anOperator(server, { roles: ['finance'] });
  const { proposalId } = proposed;
  expect((await callConsole(server, proposals.approveProposal, { proposalId }, finance)).message).toBe('');
}

const kinds = activityKinds.filter((kind) => kind !== 'zone');
const rows = kinds.flatMap((kind) => guardMeasuresOf(kind).map((measure) => [kind, measure] as const));

it.each(rows)('%s within its limit of %s goes on, and beyond it stops by itself', async (kind, measure) => {
  // Wheel and daily cash are one each: what was counted before is out of every period.
  await server.advance(2 * hour);
  const { activityId, costFen, join, stopped, settle } = await running[kind]();
  const key = { kind, activityId } as const;
  const [first, more] = measure === 'wonPercent' ? [18, 3] : [2, 3];
  const maxOf = { fenPerHour: first * costFen, joinedPerMinute: 2, wonPerMinute: 2, wonPercent: 99 };
  await guard(key, measure, maxOf[measure]);
  const judgeAt = async (now: Date) => {
    await countActivityMinutes(server.db, now);
    await runGuardRails(server.deps, now);
  };
  const state = async () => {
    const operator = await anOperator(server, { roles: ['finance'] });
    return (await consoleData(server, everyActivity.activity, key, operator)).state;
  };
  for (let n = 0; n < first; n += 1) expect((await join()).message).toBe('');
  await judgeAt(server.now());
  expect(await state()).toBe(kind === 'draw' ? 'coming' : 'running');
  for (let n = 0; n < more; n += 1) {
    const { success, message } = await join();
    // The server's own job may have counted and stopped it already.
    if (!success) expect(message).toBe(stopped ?? message);
  }
  await judgeAt(measure === 'fenPerHour' && settle ? await settle() : server.now());
  expect(await state()).toBe('stopped');
  const late = await join();
  expect(late.success).toBe(false);
  if (stopped !== null) expect(late.message).toBe(stopped);
});

it('a card of the zone has nothing to limit', () => expect(guardMeasuresOf('zone')).toEqual([]));
