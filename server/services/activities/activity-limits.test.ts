import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { couponActivities } from '#core/contract/activity/coupon-activities.ts';
import { groupBuy } from '#core/contract/activity/group-buy.ts';
import { flashSales } from '#core/contract/activity/flash-sales.ts';
import { home } from '#core/contract/goods/home.ts';
import { orders } from '#core/contract/order/orders.ts';
import { aCouponOffer } from '../../testing/data/a-coupon-offer.ts';
import { aGroupActivity, groupBuyers } from '../../testing/data/a-group-activity.ts';
import type { TestMember } from '../../testing/data/a-member.ts';
import { aFlashSale } from '../../testing/data/a-flash-sale.ts';
import { freshId } from '../../testing/fresh.ts';
import { repeated, scattered } from '../../testing/repeated.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let aBuyer: () => Promise<TestMember>;
beforeAll(async () => {
  server = await testServer();
  aBuyer = await groupBuyers(server);
});
afterAll(() => server.stop());

/** An activity with a budget, in the same words for every kind. */
interface Activity {
  /** Whether the subscriber got something. */
  take(as: TestMember): Promise<boolean>;
  spentFen(): Promise<number>;
  turnOff(): Promise<unknown>;
  /** Whether a subscriber finds it on its page. */
  isShown(as: TestMember): Promise<boolean>;
}

const order = async (as: TestMember, skuId: string, payableFen: number, body: object) =>
  (
    await server.call(
      orders.submitOrder,
      { lines: [{ skuId, quantity: 1 }], payableFen, ...body },
      { as, headers: { 'idempotency-key': freshId('key') } },
    )
  ).success;

const spentFen = async (table: string, activityId: string): Promise<number> => {
  const { rows } = await sql<{ spent_fen: number }>`
    select spent_fen from ${sql.table(table)} where activity_id = ${activityId}`.execute(server.db);
  return Number(rows[0]?.spent_fen);
};
const turnOff = (table: string, idColumn: string, id: string) =>
  sql`update ${sql.table(table)} set is_on = false where ${sql.ref(idColumn)} = ${id}`.execute(server.db);

const flashSale = async (kind: 'flash' | 'half', budgetFen: number): Promise<Activity> => {
  const { sessionId, activityId, skuId } = await aFlashSale(server, {
    session: { kind, ...(kind === 'half' && { quota_per_month: 2, begins_at: server.now() }) },
    goods: { budget_fen: budgetFen, total: 100 },
  });
  return {
    take: (as) => order(as, skuId, 500, { activityId }),
    spentFen: () => spentFen('seckill_goods', activityId),
    turnOff: () => turnOff('seckill_sessions', 'session_id', sessionId),
    isShown: async () =>
      kind === 'half'
        ? (await server.data(flashSales.halfPrice, {}))?.sessionId === sessionId
        : (await server.data(home.seckill, { sessionId }))?.sessionId === sessionId,
  };
};

const group = async (budgetFen: number): Promise<Activity> => {
  const { activityId, skuId } = await aGroupActivity(server, { budget_fen: budgetFen, price_fen: 500 });
  return {
    take: (as) => order(as, skuId, 500, { group: { activityId } }),
    spentFen: () => spentFen('group_activities', activityId),
    turnOff: () => turnOff('group_activities', 'activity_id', activityId),
    isShown: async () =>
      (await server.data(groupBuy.groupOffers, {})).list.some(({ offer }) => offer.activityId === activityId),
  };
};

const coupons = async (kind: 'center' | 'pop' | 'rules', budgetFen: number): Promise<Activity> => {
  const ruleId = kind === 'rules' ? 'rule' : null;
  const activityId = freshId('activity');
  const input = { activity: { kind, activity_id: activityId, budget_fen: budgetFen } };
  const now = server.now().getTime();
  await server.db
    .insertInto('coupon_activities')
    .values({
      ...input.activity,
      tab: kind === 'center' ? 'freeFlag' : null,
      title: '领券',
      begins_at: new Date(now - 1_000),
      ends_at: new Date(now + 24 * 3_600_000),
      sort: 1,
    })
    .execute();
  if (ruleId !== null)
    await server.db
      .insertInto('coupon_rules')
      .values({ activity_id: activityId, rule_id: ruleId, rule_text: '人人可领', sort: 1 })
      .execute();
  const { templateId } = await aCouponOffer(server, {
    activityId,
    template: { amount_fen: 1_500 },
    offer: { rule_id: ruleId },
  });
  const isHere = (list: readonly { readonly actId: string }[]) =>
    list.some(({ actId }) => actId === activityId);
  return {
    take: async (as) =>
      (kind === 'center'
        ? await server.call(couponActivities.receiveCoupon, { activityId, templateId }, { as })
        : kind === 'pop'
          ? await server.call(couponActivities.receivePopCoupons, { actId: activityId }, { as })
          : await server.call(
              couponActivities.receiveRuleCoupons,
              { actId: activityId, ruleId: 'rule' },
              { as },
            )
      ).success,
    spentFen: () => spentFen('coupon_activities', activityId),
    turnOff: () => turnOff('coupon_activities', 'activity_id', activityId),
    isShown: async (as) => {
      if (kind === 'pop') return isHere((await server.data(couponActivities.gifts, {}, { as })).list);
      if (kind === 'rules')
        return (await server.call(couponActivities.couponBusiness, { actId: activityId }, { as })).success;
      const { list } = await server.data(couponActivities.couponActivities, {}, { as });
      return list.some((each) => each.activityId === activityId);
    },
  };
};

/** Each piece costs the operator 15 yuan. */
const pieceFen = 1_500;
const kinds: readonly (readonly [string, (budgetFen: number) => Promise<Activity>])[] = [
  ['a flash sale', (budgetFen) => flashSale('flash', budgetFen)],
  ['half price', (budgetFen) => flashSale('half', budgetFen)],
  ['group buying', group],
  ['the coupon centre', (budgetFen) => coupons('center', budgetFen)],
  ['a gift', (budgetFen) => coupons('pop', budgetFen)],
  ['coupons by rules', (budgetFen) => coupons('rules', budgetFen)],
];

const takers = (many: number) => Promise.all(Array.from({ length: many }, aBuyer));

describe.each(kinds)('%s', (_kind, make) => {
  it('never exceeds its budget, however many take at once', async () => {
    const activity = await make(3 * pieceFen + 100);
    const answers = await Promise.all((await takers(10)).map((as) => activity.take(as)));
    expect(answers.filter(Boolean)).toHaveLength(3);
    expect(await activity.spentFen()).toBe(3 * pieceFen);
  });

  it('gives nothing after its off switch, and is gone from its page at the next call', () =>
    repeated(async (below) => {
      const activity = await make(100 * pieceFen);
      const people = await takers(9);
      const [visitor, ...others] = people;
      if (!visitor) throw new Error('there are takers');
      expect(await activity.isShown(visitor)).toBe(true);
      const answers = await scattered(below, others.length + 1, async (at) => {
        const as = others[at];
        return as ? activity.take(as) : void (await activity.turnOff());
      });
      expect(await Promise.all((await takers(2)).map((as) => activity.take(as)))).toEqual([false, false]);
      expect(await activity.isShown(visitor)).toBe(false);
      expect(await activity.spentFen()).toBeLessThanOrEqual(others.length * pieceFen);
      const taken = answers.filter((answer) => answer === true).length;
      expect(await activity.spentFen()).toBeGreaterThanOrEqual(taken * pieceFen);
    }));
});
