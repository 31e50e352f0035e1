import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { couponActivities } from '#core/contract/activity/coupon-activities.ts';
import { dailyCash } from '#core/contract/activity/daily-cash.ts';
import { flashSales } from '#core/contract/activity/flash-sales.ts';
import { groupBuy } from '#core/contract/activity/group-buy.ts';
import { lottery } from '#core/contract/activity/lottery.ts';
import type { ActivityKind } from '#core/contract/console/activities/activity-kinds.ts';
import { audit } from '#core/contract/console/audit.ts';
import { everyActivity } from '#core/contract/console/activities/every-activity.ts';
import { overview } from '#core/contract/console/overview.ts';
import type { Role } from '#core/contract/console/permissions.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { orders } from '#core/contract/order/orders.ts';
import { cashRefusals, lotteryRefusals } from '#core/rules/activity/activity-refusals.ts';
import { flashSaleRefusals } from '#core/rules/activity/flash-sale-refusals.ts';
import { groupRefusals } from '#core/rules/activity/group-buy.ts';
import { aCouponOffer } from '../../../testing/data/a-coupon-offer.ts';
import { aFlashSale } from '../../../testing/data/a-flash-sale.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import {
  aGroupActivity,
  groupBuyers,
  type TestGroupActivity,
} from '../../../testing/data/a-group-activity.ts';
import { aLottery } from '../../../testing/data/a-lottery.ts';
import { aPromotionRow } from '../../../testing/data/a-promotion-row.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { eventually } from '../../../testing/eventually.ts';
import { freshId } from '../../../testing/fresh.ts';
import { brokenGroups } from '../../../testing/invariants/group-invariants.ts';
import {
  anOperator,
  callConsole,
  codeOf,
  consoleData,
  type TestOperator,
} from '../../../testing/operators/an-operator.ts';
import { repeated, scattered } from '../../../testing/repeated.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { markPaid } from '../../payments/payments/mark-paid.ts';
import { countActivityMinutes } from './every/count-activity-minutes.ts';
import { runGuardRails } from './every/run-guard-rails.ts';

let server: TestServer;
let operators: Readonly<Record<'activities' | 'finance' | 'owner', TestOperator>>;
let templateId: string;
let buyer: () => Promise<TestMember>;
const operator = (role: Role) => anOperator(server, { roles: [role] });
beforeAll(async () => {
  server = await testServer();
  operators = {
    activities: await operator('activities'),
    finance: await operator('finance'),
    owner: await operator('owner'),
  };
  ({ templateId } = await aCouponOffer(server));
  buyer = await groupBuyers(server);
  await server.db
    .insertInto('cash_rewards')
    .values({ kind: 'day', days: 1, amount_fen: 100 })
    .onConflict((c) => c.doNothing())
    .execute();
});
afterAll(() => server.stop());

interface Key {
  readonly kind: ActivityKind;
  readonly activityId: string;
}
const reason = '会员日活动调整';
const wheel = { kind: 'lottery', activityId: 'turntable' } as const;
const cash = { kind: 'cash', activityId: 'daily' } as const;
const stop = (key: Key) =>
  callConsole(server, everyActivity.stopActivity, { ...key, reason }, operators.activities);
const detail = (key: Key) => consoleData(server, everyActivity.activity, key, operators.finance);
async function approve(proposalId: string, by = operators.finance) {
  return callConsole(server, proposals.approveProposal, { proposalId }, by);
}
async function restart(key: Key) {
  const { data, message } = await callConsole(
    server,
    everyActivity.proposeActivityRestart,
    { ...key, reason },
    operators.activities,
  );
  expect(message).toBe('');
  return approve(data.proposalId);
}
async function setBudget(key: Key, budgetFen: number): Promise<void> {
  const { data, message } = await callConsole(
    server,
    everyActivity.proposeActivityTerms,
    { ...key, budgetFen, reason },
    operators.activities,
  );
  expect(message).toBe('');
  expect((await approve(data.proposalId)).message).toBe('');
}
const count = () => countActivityMinutes(server.db, server.now());

const joinGroup = (as: TestMember, { activityId, skuId }: TestGroupActivity) =>
  server.call(
    orders.submitOrder,
    { lines: [{ skuId, quantity: 1 }], group: { activityId }, payableFen: 1_500 },
    { as, headers: { 'idempotency-key': freshId('key') } },
  );
async function drawOnce(as: TestMember, version: number) {
  const { data, message } = await server.call(lottery.lotteryState, { lotteryId: 'turntable' }, { as });
  if (!data) return { success: false, message };
  return server.call(
    lottery.drawLottery,
    {
      lotteryId: 'turntable',
      chanceId: data.next?.chanceId ?? 'none',
      clientSeed: 'aNumberOfThePage',
      version,
    },
    { as },
  );
}
const signIn = (as: TestMember) => server.call(dailyCash.signForCash, {}, { as });
const whole = 1_000_000;
/** A wheel whose every draw wins a coupon of 5 yuan. */
async function aWheel(weights: readonly [number, number] = [whole, 0]): Promise<number> {
  const version = await aLottery(server, [
    { name: '券', weight: weights[0], templateId, costFen: 500 },
    { name: '谢谢参与', weight: weights[1] },
  ]);
  await server.db.updateTable('lotteries').set({ stopped_at: null, stopped_for: null }).execute();
  await server.db.deleteFrom('activity_budgets').where('kind', '=', 'lottery').execute();
  return version;
}

describe('the list', () => {
  it('has activities of every kind, by state and name, and goes on by key', async () => {
    const group = await aGroupActivity(server);
    await aWheel();
    const all = await consoleData(server, everyActivity.everyActivity, { limit: 2 }, operators.finance);
    expect(all.rows.length).toBe(2);
    const rest = await consoleData(
      server,
      everyActivity.everyActivity,
      { limit: 100, after: all.nextKey ?? '' },
      operators.finance,
    );
    const keys = [...all.rows, ...rest.rows].map(({ kind, activityId }) => `${kind}:${activityId}`);
    expect(new Set(keys).size).toBe(all.count?.value);
    expect(keys).toEqual(
      expect.arrayContaining([`group:${group.activityId}`, 'lottery:turntable', 'cash:daily']),
    );
    const found = await consoleData(
      server,
      everyActivity.everyActivity,
      { kind: 'group', state: 'running', search: group.activityId },
      operators.finance,
    );
    expect(found.rows).toMatchObject([
      { activityId: group.activityId, state: 'running', budgetFen: 1_000_000, spentFen: 0, joinedToday: 0 },
    ]);
  });

  it('says how many took part today and what it cost, counted from rows however often', async () => {
    const group = await aGroupActivity(server);
    const key = { kind: 'group', activityId: group.activityId } as const;
    for (let n = 0; n < 3; n += 1) expect((await joinGroup(await buyer(), group)).message).toBe('');
    await count();
    await count();
    expect(await detail(key)).toMatchObject({ joinedToday: 3, spentTodayFen: 1_500, spentFen: 1_500 });
    const { points } = await consoleData(
      server,
      everyActivity.activityCurve,
      { ...key, period: 'hour' },
      operators.finance,
    );
    expect(points.reduce((sum, { joined }) => sum + joined, 0)).toBe(3);
  });
});

describe('stopping', () => {
  it('a group buy: no seat is taken any more, in its own words, and who has one can pay', async () => {
    const group = await aGroupActivity(server);
    const key = { kind: 'group', activityId: group.activityId } as const;
    const early = await joinGroup(await buyer(), group);
    expect(early.success).toBe(true);
    expect((await stop(key)).success).toBe(true);
    expect((await stop(key)).message).toBe('已经停止了');
    expect((await joinGroup(await buyer(), group)).message).toBe(groupRefusals.stopped);
    await server.db
      .transaction()
      .execute((tx) =>
        markPaid(tx, { orderNo: early.data.orderNo, paidFen: 1_500, reason: '支付成功' }, server.now()),
      );
    const seat = await server.db
      .selectFrom('group_seats')
      .select('state')
      .where('order_no', '=', early.data.orderNo)
      .executeTakeFirst();
    expect(seat?.state).toBe('paid');
    const { list } = await server.data(groupBuy.groupOffers, {});
    expect(list.map(({ offer }) => offer.activityId)).not.toContain(group.activityId);
    server.wakeJobs();
    const shown = await eventually(
      () => detail(key),
      ({ refusals }) => refusals.length > 0,
    );
    expect(shown).toMatchObject({
      state: 'stopped',
      refusals: [{ why: groupRefusals.stopped, refused: 1 }],
      history: [{ act: '停止活动', operator: operators.activities.name }],
    });
    expect((await restart(key)).success).toBe(true);
    expect((await joinGroup(await buyer(), group)).success).toBe(true);
  });

  it('a group buy while people join: none joins after it, and seats and budget agree', () =>
    repeated(async (below) => {
      const group = await aGroupActivity(server);
      const people = await Promise.all(Array.from({ length: 8 }, () => buyer()));
      const joined: boolean[] = [];
      await scattered(below, people.length + 1, async (at) => {
        const as = people[at];
        if (!as) return void (await stop({ kind: 'group', activityId: group.activityId }));
        joined.push((await joinGroup(as, group)).success);
      });
      expect((await joinGroup(await buyer(), group)).message).toBe(groupRefusals.stopped);
      const { spentFen } = await detail({ kind: 'group', activityId: group.activityId });
      expect(spentFen).toBe(joined.filter(Boolean).length * 500);
      expect(await brokenGroups(server.db)).toEqual([]);
    }));

  it('a lottery while people draw: every draw was made before it, and chances are kept for the restart', () =>
    repeated(async (below) => {
      const version = await aWheel();
      const people = await Promise.all(Array.from({ length: 8 }, () => aMember(server)));
      const drawn: TestMember[] = [];
      await scattered(below, people.length + 1, async (at) => {
        const as = people[at];
        if (!as) return void (await stop(wheel));
        if ((await drawOnce(as, version)).success) drawn.push(as);
      });
      const late = people.filter((as) => !drawn.includes(as));
      for (const as of late) expect((await drawOnce(as, version)).message).toBe(lotteryRefusals.stopped);
      const { made } = await server.db
        .selectFrom('lottery_draws')
        .select((e) => e.fn.countAll<number>().as('made'))
        .where('version', '=', version)
        .executeTakeFirstOrThrow();
      expect(made).toBe(drawn.length);
      expect(await server.data(lottery.lotteryBoard, { lotteryId: 'turntable' })).toMatchObject({
        state: 'stopped',
      });
      expect((await restart(wheel)).success).toBe(true);
      for (const as of late) expect((await drawOnce(as, version)).success).toBe(true);
    }));

  it('daily cash while people sign in: none gains after it, and a balance can still be withdrawn', () =>
    repeated(async (below) => {
      const people = await Promise.all(Array.from({ length: 6 }, () => aMember(server)));
      await scattered(below, people.length + 1, async (at) => {
        const as = people[at];
        await (as ? signIn(as) : stop(cash));
      });
      const late = await aMember(server);
      expect((await signIn(late)).message).toBe(cashRefusals.stopped);
      const state = await server.data(dailyCash.cashState, {}, { as: late });
      expect(state).toMatchObject({ signedToday: false, balanceFen: 0 });
      const rich = [];
      for (const as of people)
        if ((await server.data(dailyCash.cashState, {}, { as })).balanceFen > 0) rich.push(as);
      for (const as of rich)
        expect((await server.call(dailyCash.withdrawCash, { yuan: 1 }, { as })).success).toBe(true);
      expect((await restart(cash)).success).toBe(true);
      expect((await signIn(late)).success).toBe(true);
    }));

  it('a draw before it is made: registrations are refused, kept and informed, and nothing is drawn', async () => {
    const later = (ms: number) => new Date(server.now().getTime() + ms);
    const sale = await aFlashSale(server, {
      session: {
        mode: 'draw',
        begins_at: later(3_600_000),
        ends_at: later(7_200_000),
        registers_at: later(-60_000),
        closes_at: later(1_800_000),
      },
    });
    const people = await Promise.all(Array.from({ length: 4 }, () => aMember(server)));
    const enter = (as: TestMember) =>
      server.call(flashSales.enterDraw, { activityId: sale.activityId }, { as });
    expect((await enter(people[0] ?? (await aMember(server)))).success).toBe(true);
    const key = { kind: 'draw', activityId: sale.sessionId } as const;
    await Promise.all([...people.slice(1).map(enter), stop(key)]);
    expect((await enter(await aMember(server))).message).toBe(flashSaleRefusals.stopped);
    const entered = await server.db
      .selectFrom('draw_entries')
      .select('user_id')
      .where('session_id', '=', sale.sessionId)
      .execute();
    const informed = await server.db
      .selectFrom('messages')
      .select('user_id')
      .where('source', '=', `draw stopped ${sale.sessionId}`)
      .execute();
    expect(informed.length).toBe(entered.length);
    expect(await detail(key)).toMatchObject({ state: 'stopped' });
  });

  it('a promotion while people order: who ordered before pays its price, and nobody after', () =>
    repeated(async (below) => {
      const goodsId = await aGoods(server, { price_fen: 1_000 });
      const key = {
        kind: 'promotion',
        activityId: await aPromotionRow(server, {
          kind: 'nth',
          terms: { nth: 2, percent: 0, unit: '杯' },
          goods_ids: [goodsId],
        }),
      } as const;
      const people = await Promise.all(Array.from({ length: 6 }, () => aMember(server)));
      const order = (as: TestMember) =>
        server.call(
          orders.submitOrder,
          { lines: [{ skuId: `${goodsId}.1`, quantity: 2 }], payableFen: 1_000 },
          { as, headers: { 'idempotency-key': freshId('key') } },
        );
      const answers = await scattered(below, people.length + 1, async (at) => {
        const as = people[at];
        return as ? (await order(as)).success : void (await stop(key));
      });
      expect((await order(await aMember(server))).success).toBe(false);
      const { used } = await server.db
        .selectFrom('promotion_uses')
        .select((e) => e.fn.countAll<number>().as('used'))
        .where('promotion_id', '=', key.activityId)
        .executeTakeFirstOrThrow();
      expect(used).toBe(answers.filter(Boolean).length);
    }));

  it('an activity of coupons: counted, stopped by one person, and claimed again when two agreed', async () => {
    const offer = await aCouponOffer(server, { activity: { title: '周末领券', budget_fen: 2_000 } });
    const key = { kind: 'coupon', activityId: offer.activityId } as const;
    const claim = async () =>
      server.call(couponActivities.receiveCoupon, offer, { as: await aMember(server) });
    expect((await claim()).success).toBe(true);
    await count();
    expect(await detail(key)).toMatchObject({
      name: '周末领券',
      state: 'running',
      budgetFen: 2_000,
      spentFen: 500,
      joinedToday: 1,
      spentTodayFen: 500,
      facts: [
        { title: '在哪里领', text: '领券中心' },
        { title: '城市', text: '全省' },
        { title: '5元立减券', text: '已领 1，不限' },
      ],
    });
    expect((await stop(key)).success).toBe(true);
    expect((await detail(key)).state).toBe('stopped');
    expect((await claim()).success).toBe(false);
    expect((await restart(key)).success).toBe(true);
    await setBudget(key, 1_000);
    expect([(await claim()).success, (await claim()).message]).toEqual([true, '已被领完']);
    expect((await detail(key)).state).toBe('usedUp');
  });

  it('a card of the welfare zone and a promotion, each by one person, and again by two', async () => {
    const activityId = freshId('zone');
    await server.db
      .insertInto('zone_activities')
      .values({
        activity_id: activityId,
        title: '福利卡',
        sub_title: '',
        highlight: null,
        tone: 'warm',
        page: 'lottery',
        begins_at: null,
        ends_at: null,
        sort: 1,
        group_id: null,
      })
      .execute();
    const promotionId = await aPromotionRow(server, {
      kind: 'nth',
      terms: { nth: 2, percent: 0, unit: '杯' },
    });
    for (const key of [
      { kind: 'zone', activityId },
      { kind: 'promotion', activityId: promotionId },
    ] as const) {
      expect((await stop(key)).message).toBe('');
      expect((await detail(key)).state).toBe('stopped');
      expect((await restart(key)).message).toBe('');
      expect((await detail(key)).state).toBe('running');
    }
  });
});

describe('budgets', () => {
  it('50 at once draw: as many win as the budget pays, to the fen, and the lottery stops by itself', async () => {
    const version = await aWheel();
    await setBudget(wheel, 20 * 500 + 499);
    const people = await Promise.all(Array.from({ length: 50 }, () => aMember(server)));
    const answers = await Promise.all(people.map((as) => drawOnce(as, version)));
    expect(answers.filter(({ success }) => success).length).toBe(20);
    expect(new Set(answers.filter(({ success }) => !success).map(({ message }) => message))).toEqual(
      new Set([lotteryRefusals.usedUp]),
    );
    const shown = await detail(wheel);
    expect(shown).toMatchObject({ state: 'usedUp', spentFen: 10_000 });
    expect(shown.history[0]).toMatchObject({ act: '预算用完，自动停止', operator: null });
    const { unused } = await server.db
      .selectFrom('lottery_chances as h')
      .leftJoin('lottery_draws as d', 'd.chance_id', 'h.chance_id')
      .select((e) => e.fn.countAll<number>().as('unused'))
      .where(
        'h.user_id',
        'in',
        people.map(({ userId }) => userId),
      )
      .where('d.chance_id', 'is', null)
      .executeTakeFirstOrThrow();
    expect(unused).toBe(30);
    const early = await callConsole(
      server,
      everyActivity.proposeActivityTerms,
      { ...wheel, budgetFen: 9_999, reason },
      operators.activities,
    );
    expect(early.message).toBe('预算已用 ¥100.00，不能再少');
    await setBudget(wheel, 20_000);
    expect((await restart(wheel)).success).toBe(true);
    expect((await detail(wheel)).state).toBe('running');
  });

  it('50 at once sign in: no fen more than the budget is given', async () => {
    const { spentFen } = await detail(cash);
    await setBudget(cash, (spentFen ?? 0) + 1_234);
    const people = await Promise.all(Array.from({ length: 50 }, () => aMember(server)));
    const answers = await Promise.all(people.map(signIn));
    expect(answers.filter(({ success }) => success).length).toBe(12);
    const shown = await detail(cash);
    expect(shown).toMatchObject({ state: 'usedUp', spentFen: (spentFen ?? 0) + 1_200 });
    expect((await signIn(await aMember(server))).message).toBe(cashRefusals.usedUp);
    await expect(
      server.db.updateTable('activity_budgets').set({ spent_fen: 1_000_000_000 }).execute(),
    ).rejects.toThrow('violates check constraint');
    await setBudget(cash, 1_000_000);
    expect((await restart(cash)).success).toBe(true);
  });

  it('above 10,000 yuan a code of the authenticator is asked for', async () => {
    await aWheel();
    const { data } = await callConsole(
      server,
      everyActivity.proposeActivityTerms,
      { ...wheel, budgetFen: 1_000_001, reason },
      operators.activities,
    );
    expect((await approve(data.proposalId)).message).toBe('请输入动态码');
    const totp = codeOf(server, operators.finance);
    const { success } = await callConsole(
      server,
      proposals.approveProposal,
      { proposalId: data.proposalId, totp },
      operators.finance,
    );
    expect(success).toBe(true);
  });
});

describe('the odds of a lottery', () => {
  const prizesOf = async () => {
    const { rows } = await consoleData(
      server,
      everyActivity.lotteryVersions,
      { lotteryId: 'turntable' },
      operators.finance,
    );
    return rows.find(({ isCurrent }) => isCurrent)?.prizes ?? [];
  };
  async function proposeOdds(share: number, takesEffectAt: string | null = null) {
    const [card, none] = await prizesOf();
    return callConsole(
      server,
      everyActivity.proposeLotteryOdds,
      {
        lotteryId: 'turntable',
        takesEffectAt,
        prizes: [
          { prizeId: card?.prizeId ?? '', weight: share, costFen: 500 },
          { prizeId: none?.prizeId ?? '', weight: whole - share, costFen: 0 },
        ],
        reason,
      },
      operators.activities,
    );
  }

  it('are proposed with their cost and a simulation, approved by the owner, and drawn by at once', async () => {
    const version = await aWheel([whole - 1, 1]);
    await setBudget(wheel, 500_000);
    const { data, message } = await proposeOdds(200_000);
    expect(message).toBe('');
    const { proposalId } = data;
    const shown = await consoleData(server, proposals.proposal, { proposalId }, operators.owner);
    expect(shown).toMatchObject({ act: '修改抽奖概率', costFen: 500_000 });
    expect(shown.effects.join()).toMatch(/每 1 万抽预计花 ¥10000\.00，现在 ¥49999\.95.*模拟 10 万抽花/);
    expect((await approve(proposalId)).message).toBe('您的角色不能审批这类申请');
    expect((await approve(proposalId, operators.owner)).message).toBe('');
    expect((await drawOnce(await aMember(server), version)).message).toBe(lotteryRefusals.outdated);
    expect((await drawOnce(await aMember(server), version + 1)).success).toBe(true);
    const records = await consoleData(
      server,
      everyActivity.lotteryRecords,
      { lotteryId: 'turntable', version: version + 1 },
      operators.finance,
    );
    expect(records.rows).toMatchObject([{ version: version + 1, mobile: expect.stringContaining('****') }]);
  });

  it('must add up to one exactly', async () => {
    await aWheel([whole - 1, 1]);
    await setBudget(wheel, 500_000);
    const [card, none] = await prizesOf();
    const { message } = await callConsole(
      server,
      everyActivity.proposeLotteryOdds,
      {
        lotteryId: 'turntable',
        takesEffectAt: null,
        prizes: [
          { prizeId: card?.prizeId ?? '', weight: 200_000, costFen: 500 },
          { prizeId: none?.prizeId ?? '', weight: 799_999, costFen: 0 },
        ],
        reason,
      },
      operators.activities,
    );
    expect(message).toBe('概率加起来是 99.9999%，要正好 100%');
  });

  it('take effect at their time, and a later approval replaces what is planned', async () => {
    const version = await aWheel([whole - 1, 1]);
    await setBudget(wheel, 500_000);
    const at = new Date(server.now().getTime() + 3_600_000).toISOString();
    const planned = await proposeOdds(300_000, at);
    expect((await approve(planned.data.proposalId, operators.owner)).message).toBe('');
    expect((await drawOnce(await aMember(server), version)).success).toBe(true);
    const replacing = await proposeOdds(400_000, at);
    expect((await approve(replacing.data.proposalId, operators.owner)).message).toBe('');
    const { rows } = await consoleData(
      server,
      everyActivity.lotteryVersions,
      { lotteryId: 'turntable' },
      operators.finance,
    );
    expect(rows.slice(0, 3).map(({ state, isCurrent }) => [state, isCurrent])).toEqual([
      ['planned', false],
      ['replaced', false],
      ['first', true],
    ]);
    await server.db
      .updateTable('lottery_versions')
      .set({ takes_effect_at: server.now() })
      .where('state', '=', 'planned')
      .execute();
    await eventually(
      () => server.data(lottery.lotteryBoard, { lotteryId: 'turntable' }),
      (board) => board.version === version + 2,
    );
  });

  it('changed while people draw: every draw is wholly by the version that it names', () =>
    repeated(async (below) => {
      const version = await aWheel([whole - 1, 1]);
      await setBudget(wheel, 900_000);
      const { data } = await proposeOdds(1);
      const people = await Promise.all(Array.from({ length: 10 }, () => aMember(server)));
      await scattered(below, people.length + 1, async (at) => {
        const as = people[at];
        if (!as) {
          expect((await approve(data.proposalId, operators.owner)).message).toBe('');
          return;
        }
        const first = await drawOnce(as, version);
        if (first.success) return;
        expect(first.message).toBe(lotteryRefusals.outdated);
        expect((await drawOnce(as, version + 1)).message).toBe('');
      });
      const made = await server.db
        .selectFrom('lottery_draws as d')
        .innerJoin('lottery_prizes as p', (join) =>
          join
            .onRef('p.lottery_id', '=', 'd.lottery_id')
            .onRef('p.version', '=', 'd.version')
            .onRef('p.place', '=', 'd.drawn_place'),
        )
        .select(['d.version', 'd.number', 'd.drawn_place', 'p.weight', 'd.place'])
        .where('d.version', 'in', [version, version + 1])
        .execute();
      expect(made.length).toBe(people.length);
      // The first field has all numbers of the old version but one, and one of the new.
      for (const draw of made)
        expect(draw.drawn_place).toBe(draw.number < (draw.version === version ? whole - 1 : 1) ? 0 : 1);
    }));
});

describe('guard rails', () => {
  it('broken in a minute, one stops its activity with an alert and an audit entry; another only raises one', async () => {
    const group = await aGroupActivity(server);
    const key = { kind: 'group', activityId: group.activityId } as const;
    const { data } = await callConsole(
      server,
      everyActivity.proposeActivityGuards,
      {
        ...key,
        guards: [
          { measure: 'fenPerHour', max: 999, act: 'stop' },
          { measure: 'joinedPerMinute', max: 1, act: 'alert' },
        ],
        reason,
      },
      operators.activities,
    );
    expect((await detail(key)).waitingActs).toEqual(['修改护栏']);
    expect((await approve(data.proposalId)).success).toBe(true);
    const judge = async () => {
      await count();
      await runGuardRails(server.deps, server.now());
    };
    expect((await joinGroup(await buyer(), group)).success).toBe(true);
    await judge();
    expect((await detail(key)).state).toBe('running');
    expect((await joinGroup(await buyer(), group)).success).toBe(true);
    await Promise.all([judge(), judge()]);
    const shown = await detail(key);
    expect(shown.state).toBe('stopped');
    expect(shown.guards).toMatchObject([
      { measure: 'fenPerHour', value: 1_000 },
      { measure: 'joinedPerMinute' },
    ]);
    const { rows: alerts } = await consoleData(server, overview.alerts, {}, operators.activities);
    const own = alerts.filter(({ detail: text }) => text.includes('已自动停止'));
    expect(own).toMatchObject([{ title: '活动护栏触发', clearedAt: null }]);
    const { rows } = await consoleData(
      server,
      audit.auditLog,
      { object: `group:${group.activityId}` },
      await operator('audit'),
    );
    expect(rows[0]).toMatchObject({ act: '护栏触发，自动停止', operator: null });
    expect((await joinGroup(await buyer(), group)).message).toBe(groupRefusals.stopped);
  });
});

it('who proposed cannot approve, and an approval after another change is refused', async () => {
  await aWheel();
  const both = await anOperator(server, { roles: ['activities', 'finance'] });
  const { data } = await callConsole(
    server,
    everyActivity.proposeActivityTerms,
    { ...wheel, budgetFen: 70_000, reason },
    both,
  );
  expect((await approve(data.proposalId, both)).message).toContain('不能审批自己的申请');
  await stop(wheel);
  expect((await approve(data.proposalId)).message).toBe('对象已变化，请重新提交');
  expect((await restart(wheel)).success).toBe(true);
});

it('withdrawals of daily cash are listed with masked numbers', async () => {
  const { rows } = await consoleData(server, everyActivity.cashWithdrawals, {}, operators.finance);
  for (const { mobile } of rows) expect(mobile).toMatch(/^1\d\d\*{4}\d{4}$/);
});
