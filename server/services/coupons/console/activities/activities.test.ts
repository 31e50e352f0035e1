import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { couponActivities } from '#core/contract/activity/coupon-activities.ts';
import { everyActivity } from '#core/contract/console/activities/every-activity.ts';
import { audit } from '#core/contract/console/audit.ts';
import type { CouponActivityDraft } from '#core/contract/console/coupons/coupon-activity-draft.shapes.ts';
import { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { orders } from '#core/contract/order/orders.ts';
import { aCouponActivityDraft, aCouponDraft } from '../../../../testing/data/a-coupon-draft.ts';
import { aCouponOffer } from '../../../../testing/data/a-coupon-offer.ts';
import { aGoods } from '../../../../testing/data/a-goods.ts';
import { aMember, type TestMember } from '../../../../testing/data/a-member.ts';
import {
  anOperator,
  callConsole,
  codeOf,
  consoleData,
  type TestOperator,
} from '../../../../testing/operators/an-operator.ts';
import { repeated, scattered } from '../../../../testing/repeated.ts';
import { testServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let proposer: TestOperator;
let finance: TestOperator;
let goodsId: string;
beforeAll(async () => {
  server = await testServer();
  proposer = await anOperator(server, { roles: ['activities'] });
  finance = await anOperator(server, { roles: ['finance'] });
  goodsId = await aGoods(server, { price_fen: 5_000, coupon_types: ['cash'] });
});
afterAll(() => server.stop());

const reason = '周末活动领券';
const aTemplate = async () => (await aCouponOffer(server)).templateId;
const draftFor = (templateId: string, fields: Partial<CouponActivityDraft> = {}) =>
  aCouponActivityDraft(templateId, server.now().getTime(), fields);
const propose = (draft: CouponActivityDraft) =>
  callConsole(server, couponConsole.proposeCouponActivity, { draft, reason }, proposer);
const proposalOf = (proposalId: string) => consoleData(server, proposals.proposal, { proposalId }, finance);
async function agree(proposalId: string): Promise<void> {
  const { message } = await callConsole(server, proposals.approveProposal, { proposalId }, finance);
  expect(message).toBe('');
}
/** An activity that two persons opened. */
async function opened(draft: CouponActivityDraft): Promise<string> {
  const { data, message } = await propose(draft);
  expect(message).toBe('');
  const { target } = await proposalOf(data.proposalId);
  await agree(data.proposalId);
  return target;
}
const shownAt = async (activityId: string, as?: TestMember) =>
  (await server.data(couponActivities.couponActivities, {}, as ? { as } : {})).list.find(
    (each) => each.activityId === activityId,
  );
const claim = (activityId: string, templateId: string, as: TestMember) =>
  server.call(couponActivities.receiveCoupon, { activityId, templateId }, { as });

it('a coupon made in the console is offered in the console, claimed once, and pays for an order', async () => {
  const made = await consoleData(
    server,
    couponConsole.proposeCoupon,
    { draft: aCouponDraft({ title: '周末5元券', goods: [goodsId] }), reason },
    proposer,
  );
  const { target: templateId } = await proposalOf(made.proposalId);
  await agree(made.proposalId);
  const draft = draftFor(templateId, { title: '周末不打烊', subTitle: '全城可用' });
  const { data } = await propose(draft);
  const proposal = await proposalOf(data.proposalId);
  expect(proposal).toMatchObject({ act: '新开领券活动', targetName: '周末不打烊', costFen: 50_000 });
  expect(proposal.changes).toContainEqual({
    field: '周末5元券 v1',
    before: '',
    after: '共 100 张，只领一次',
  });
  const as = await aMember(server);
  expect(await shownAt(proposal.target, as)).toBeUndefined();
  await agree(data.proposalId);
  expect(await shownAt(proposal.target, as)).toMatchObject({
    title: '周末不打烊',
    subTitle: '全城可用',
    coupons: [{ couponName: '周末5元券', offerState: 'claimable', limitText: '每人限领1张' }],
  });
  const [first, again] = [
    await claim(proposal.target, templateId, as),
    await claim(proposal.target, templateId, as),
  ];
  expect(first.success).toBe(true);
  expect(again.data).toEqual(first.data);
  const { payableFen } = await server.data(
    orders.previewOrder,
    { lines: [{ skuId: `${goodsId}.1`, quantity: 1 }] },
    { as },
  );
  expect(payableFen).toBe(4_500);
  const detail = await consoleData(server, couponConsole.couponTemplate, { templateId }, finance);
  expect(detail).toMatchObject({
    granted: 1,
    offers: 1,
    activities: [{ activityId: proposal.target, budgetFen: 100_000, spentFen: 500, stock: 100, taken: 1 }],
  });
});

it('claims end at the budget or the stock, whichever is first, however many claim at once', () =>
  repeated(async (below) => {
    const templateId = await aTemplate();
    const offered = { period: 'once', limitPerPerson: null, minLevel: 0, rule: null, templateId } as const;
    const [byBudget, byStock] = [
      await opened(draftFor(templateId, { budgetFen: 1_600, coupons: [{ ...offered, stock: null }] })),
      await opened(draftFor(templateId, { coupons: [{ ...offered, stock: 2 }] })),
    ];
    const people = await Promise.all(Array.from({ length: 6 }, () => aMember(server)));
    const claimed = async (activityId: string): Promise<number> => {
      let count = 0;
      await scattered(below, people.length, async (at) => {
        const as = people[at];
        if (as && (await claim(activityId, templateId, as)).success) count += 1;
      });
      return count;
    };
    expect([await claimed(byBudget), await claimed(byStock)]).toEqual([3, 2]);
  }));

it('levels, cities and the limit of a person hold', async () => {
  const templateId = await aTemplate();
  const activityId = await opened(
    draftFor(templateId, {
      areas: ['320500'],
      place: { kind: 'center', tab: 'userFlag' },
      coupons: [{ templateId, stock: null, period: 'month', limitPerPerson: 2, minLevel: 2, rule: null }],
    }),
  );
  const inSuzhou = async (level?: number): Promise<TestMember> => {
    const as = await aMember(server, level === undefined ? {} : { level });
    await server.db
      .updateTable('users')
      .set({ area_num: '320500' })
      .where('user_id', '=', as.userId)
      .execute();
    return as;
  };
  const [gold, without, elsewhere] = [
    await inSuzhou(2),
    await inSuzhou(),
    await aMember(server, { level: 2 }),
  ];
  expect((await claim(activityId, templateId, without)).message).toBe('黄金会员及以上可领');
  expect((await claim(activityId, templateId, elsewhere)).message).toBe('仅限苏州的号码领取');
  expect((await claim(activityId, templateId, gold)).success).toBe(true);
  expect((await shownAt(activityId, gold))?.coupons).toMatchObject([{ limitText: '每月限领1张，共2张' }]);
});

it('conditions unlock the coupons of each', async () => {
  const [low, high] = [await aTemplate(), await aTemplate()];
  const offered = { stock: null, period: 'once', limitPerPerson: null, minLevel: 0 } as const;
  const activityId = await opened(
    draftFor(low, {
      place: {
        kind: 'rules',
        intro: ['每人一次。'],
        rules: [
          { text: '黄金会员及以上', minLevel: 2, productId: null },
          { text: '铂金会员及以上', minLevel: 3, productId: null },
        ],
      },
      coupons: [
        { ...offered, templateId: low, rule: 0 },
        { ...offered, templateId: high, rule: 1 },
      ],
    }),
  );
  const as = await aMember(server, { level: 2 });
  const page = await server.data(couponActivities.couponBusiness, { actId: activityId }, { as });
  expect(page).toMatchObject({
    intro: ['每人一次。'],
    rules: [
      { met: true, coupons: [{ templateId: low }] },
      { met: false, coupons: [{ templateId: high }] },
    ],
  });
  const receive = (at: number) =>
    server.call(
      couponActivities.receiveRuleCoupons,
      { actId: activityId, ruleId: page?.rules[at]?.ruleId ?? '' },
      { as },
    );
  expect([(await receive(0)).success, (await receive(1)).message]).toEqual([
    true,
    '还没有达到条件：铂金会员及以上',
  ]);
});

it('a gift pops up until it is claimed', async () => {
  const templateId = await aTemplate();
  const activityId = await opened(draftFor(templateId, { place: { kind: 'pop', rightType: null } }));
  const as = await aMember(server);
  const gifts = async () =>
    (await server.data(couponActivities.gifts, {}, { as })).list.filter(({ actId }) => actId === activityId);
  expect(await gifts()).toHaveLength(1);
  await server.data(couponActivities.receivePopCoupons, { actId: activityId }, { as });
  expect(await gifts()).toEqual([]);
});

it('is refused in a sentence that names the field or the coupon', async () => {
  const templateId = await aTemplate();
  const refused = async (fields: Partial<CouponActivityDraft>) =>
    (await propose(draftFor(templateId, fields))).message;
  expect(await refused({ title: '券' })).toBe('活动名称要 2 到 20 个字');
  expect(await refused({ budgetFen: 499 })).toBe('“5元立减券”一张就超过预算');
  const rule = { text: '持有产品', minLevel: 0, productId: 'none' };
  const offered = {
    templateId,
    stock: 1,
    period: 'once',
    limitPerPerson: null,
    minLevel: 0,
    rule: 0,
  } as const;
  expect(await refused({ place: { kind: 'rules', intro: [], rules: [rule] }, coupons: [offered] })).toBe(
    '条件：没有产品 none',
  );
  const service = await anOperator(server, { roles: ['service'] });
  const denied = await callConsole(
    server,
    couponConsole.proposeCouponActivity,
    { draft: draftFor(templateId), reason },
    service,
  );
  expect(denied.success).toBe(false);
});

it('above 10,000 yuan the approval needs a code, and a coupon with a later version is no longer offered', async () => {
  const templateId = await aTemplate();
  const coupons = [
    { templateId, stock: null, period: 'once', limitPerPerson: null, minLevel: 0, rule: null } as const,
  ];
  const { data } = await propose(draftFor(templateId, { budgetFen: 1_000_001, coupons }));
  const approve = (more: object = {}) =>
    callConsole(server, proposals.approveProposal, { proposalId: data.proposalId, ...more }, finance);
  expect((await approve()).message).toBe('请输入动态码');
  await server.db
    .insertInto('coupon_templates')
    .values({ template_id: `${templateId}.v2`, family_id: templateId, version: 2, title: '5元立减券' })
    .execute();
  expect((await approve({ totp: codeOf(server, finance) })).message).toBe(
    '“5元立减券”已有新版本，请换成新版本',
  );
});

it('one person stops it, at once', async () => {
  const templateId = await aTemplate();
  const activityId = await opened(draftFor(templateId));
  const stop = await callConsole(server, couponConsole.stopCouponActivity, { activityId, reason }, proposer);
  expect(stop.success).toBe(true);
  expect(await shownAt(activityId)).toBeUndefined();
  expect((await claim(activityId, templateId, await aMember(server))).message).toBe(
    '没有找到这张券，或活动已下线',
  );
});

describe('the number of a coupon in an open activity', () => {
  const limited = async (stock: number | null, fields: Partial<CouponActivityDraft> = {}) => {
    const templateId = await aTemplate();
    const offered = { period: 'once', limitPerPerson: null, minLevel: 0, rule: null } as const;
    const activityId = await opened(
      draftFor(templateId, { ...fields, coupons: [{ ...offered, templateId, stock }] }),
    );
    return { templateId, activityId };
  };
  type Offer = Awaited<ReturnType<typeof limited>>;
  const change = (offer: Offer, stock: number | null) =>
    callConsole(server, couponConsole.changeCouponStock, { ...offer, stock, reason }, proposer);
  const offerOf = async ({ templateId }: Offer) => {
    const { activities } = await consoleData(server, couponConsole.couponTemplate, { templateId }, finance);
    return activities[0];
  };
  const claimAs = async ({ activityId, templateId }: Offer) =>
    (await claim(activityId, templateId, await aMember(server))).success;

  it('is lowered by one person at once, never below what was claimed, and written down', async () => {
    const offer = await limited(5);
    expect([await claimAs(offer), await claimAs(offer)]).toEqual([true, true]);
    expect((await change(offer, 1)).message).toBe('已领 2 张，数量不能再少');
    expect((await change(offer, 5)).message).toBe('没有要修改的内容');
    expect((await change(offer, 2)).data).toEqual({ proposalId: null });
    expect(await claimAs(offer)).toBe(false);
    expect(await offerOf(offer)).toMatchObject({ stock: 2, taken: 2, waitingActs: [] });
    const { rows } = await consoleData(
      server,
      audit.auditLog,
      { act: '减少领券活动数量' },
      await anOperator(server, { roles: ['audit'] }),
    );
    expect(rows[0]).toMatchObject({
      objectKey: offer.activityId,
      changes: [{ field: '5元立减券：数量', before: '5 张', after: '2 张' }],
    });
  });

  it('is raised by two, and the activity says what waits', async () => {
    const offer = await limited(1);
    expect([await claimAs(offer), await claimAs(offer)]).toEqual([true, false]);
    const { data } = await change(offer, 3);
    const proposalId = data.proposalId ?? '';
    expect(await proposalOf(proposalId)).toMatchObject({
      act: '领券活动数量',
      changes: [{ field: '5元立减券：数量', before: '1 张', after: '3 张' }],
      effects: expect.arrayContaining(['已领 1 张，还能领 2 张', '最多再花 ¥10.00']) as unknown,
      costFen: 1_000,
    });
    expect(await offerOf(offer)).toMatchObject({ stock: 1, waitingActs: ['领券活动数量'] });
    const activity = await consoleData(
      server,
      everyActivity.activity,
      { kind: 'coupon', activityId: offer.activityId },
      finance,
    );
    expect(activity.waitingActs).toEqual(['领券活动数量']);
    expect((await change(offer, 4)).message).toBe('同一对象已有一条申请在等待审批');
    expect(await claimAs(offer)).toBe(false);
    await agree(proposalId);
    expect(await offerOf(offer)).toMatchObject({ stock: 3, waitingActs: [] });
    expect([await claimAs(offer), await claimAs(offer), await claimAs(offer)]).toEqual([true, true, false]);
  });

  it('a raise is not approved for another number than it was proposed from', async () => {
    const offer = await limited(10);
    const { data } = await change(offer, 20);
    expect((await change(offer, 5)).data).toEqual({ proposalId: null });
    const approval = { proposalId: data.proposalId ?? '' };
    expect((await callConsole(server, proposals.approveProposal, approval, finance)).message).toBe(
      '对象已变化，请重新提交',
    );
    expect(await offerOf(offer)).toMatchObject({ stock: 5 });
  });

  it('is without limit only within a budget, and asks for a code above 10,000 yuan', async () => {
    const offer = await limited(10, { budgetFen: 2_000_000 });
    const { data } = await change(offer, null);
    const proposalId = data.proposalId ?? '';
    const owner = await anOperator(server, { roles: ['owner'] });
    const approve = (more: object = {}) =>
      callConsole(server, proposals.approveProposal, { proposalId, ...more }, owner);
    expect((await approve()).message).toBe('请输入动态码');
    expect((await approve({ totp: codeOf(server, owner) })).message).toBe('');
    expect(await offerOf(offer)).toMatchObject({ stock: null });
    await server.db
      .updateTable('coupon_activities')
      .set({ budget_fen: null })
      .where('activity_id', '=', offer.activityId)
      .execute();
    expect((await change(offer, 10)).data).toEqual({ proposalId: null });
    expect((await change(offer, null)).message).toBe('活动没有预算，数量不能不限');
  });

  it('never falls below what is claimed meanwhile, however many claim', () =>
    repeated(async (below) => {
      const offer = await limited(6);
      const people = await Promise.all(Array.from({ length: 5 }, () => aMember(server)));
      let claimed = 0;
      await scattered(below, people.length + 1, async (at) => {
        const as = people[at];
        if (!as) await change(offer, 2);
        else if ((await claim(offer.activityId, offer.templateId, as)).success) claimed += 1;
      });
      const after = await offerOf(offer);
      expect(after?.taken).toBe(claimed);
      expect(after?.stock === 2 ? claimed <= 2 : claimed === 5).toBe(true);
    }));
});

it('activities are exported with every coupon that they give', async () => {
  const templateId = await aTemplate();
  const activityId = await opened(draftFor(templateId, { title: '导出的活动', areas: ['320500'] }));
  const response = await fetch(
    `${server.origin}${server.base}${couponConsole.couponOffers.prefix}${couponConsole.couponOffers.path}/csv`,
    { headers: { 'X-Requested-With': 'XMLHttpRequest', cookie: finance.cookie } },
  );
  const line = (await response.text()).split('\r\n').find((each) => each.startsWith(`${activityId},`));
  expect(line).toMatch(
    new RegExp(
      `^${activityId},导出的活动,领券中心,苏州,.*,可领,1000.00,0.00,${templateId},5元立减券 v1,100,0,`,
    ),
  );
});
