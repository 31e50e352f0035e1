import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#core/contract/console/audit.ts';
import { claims } from '#core/contract/console/claims.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aHolder, type TestHolder } from '../../../../testing/data/a-holder.ts';
import { aRight, type RightTraits, type TestRight } from '../../../../testing/data/a-right.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { freshId } from '../../../../testing/fresh.ts';
import { brokenInvariants } from '../../../../testing/invariants/claim-invariants.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let service: TestOperator;
beforeAll(async () => {
  server = await testServer();
  service = await anOperator(server, { roles: ['service'] });
});
afterEach(() => outage(false));
afterAll(() => server.stop());

const outage = (on: boolean) => server.sandbox(upstreams.setOutage, { upstream: 'suppliers', on });
const reason = '用户来电说没有到账';
const claim = ({ member, claim: requested }: TestHolder) =>
  server.data(cardProduct.receiveRights, requested, { as: member });
const row = (claimId: string) =>
  server.db.selectFrom('claims').selectAll().where('claim_id', '=', claimId).executeTakeFirstOrThrow();
const becomes = (claimId: string, state: string) =>
  eventually(
    () => row(claimId),
    (each) => each.state === state,
  );
const leftOf = async ({ rightsId }: TestRight) =>
  (
    await server.db
      .selectFrom('rights_stock')
      .select('remaining')
      .where('rights_id', '=', rightsId)
      .executeTakeFirst()
  )?.remaining;
const ordersOf = (claimId: string) =>
  server.db.selectFrom('sandbox_grants').selectAll().where('claim_id', '=', claimId).execute();
const detail = (claimId: string) => consoleData(server, claims.claimDetail, { claimId }, service);
const resend = (claimId: string) => callConsole(server, claims.resendClaim, { claimId, reason }, service);
const aClaim = async (traits: RightTraits = {}) => {
  const right = await aRight(server, { stock: 5, deliveryLimitSeconds: 60, ...traits });
  const holder = await aHolder(server, right);
  const { claimId } = await claim(holder);
  return { right, holder, claimId };
};
/** Given back at its time limit, while the outcome at the supplier is unknown. */
const aLostClaim = async (traits: RightTraits = {}) => {
  await outage(true);
  const made = await aClaim(traits);
  await eventually(
    () => row(made.claimId),
    ({ tries }) => tries > 0,
  );
  await server.advance(61_000);
  server.wakeJobs();
  await becomes(made.claimId, 'failed');
  await outage(false);
  return made;
};

describe('a lost claim', () => {
  it('is found by its number, asked for, sent again under its id and delivered once', async () => {
    const { right, holder, claimId } = await aLostClaim();
    expect(await leftOf(right)).toBe(5);
    const { rows } = await consoleData(server, claims.claims, { mobile: holder.member.mobile }, service);
    expect(rows).toMatchObject([{ claimId, state: 'failed', toReconcile: true, supplier: 'video' }]);
    expect(JSON.stringify(rows)).not.toContain(holder.member.mobile);
    // The circuit breaker of the supplier closes after a moment.
    await eventually(
      () => consoleData(server, claims.queryClaim, { claimId }, service),
      ({ said }) => said === '供应商称没有收到过',
    );
    expect((await resend(claimId)).data).toEqual({ outcome: '已恢复领取，正在向供应商重发' });
    await becomes(claimId, 'delivered');
    expect(await ordersOf(claimId)).toMatchObject([{ outcome: 'granted' }]);
    expect(await leftOf(right)).toBe(4);
    expect(await brokenInvariants(server.db, right.productId)).toEqual([]);
    const { trace, acts } = await detail(claimId);
    expect([...new Set(trace.map(({ event }) => event))].filter((each) => each !== 'unanswered')).toEqual([
      'claimed',
      'refused',
      'to-reconcile',
      'asked',
      'resent',
      'delivered',
    ]);
    expect(acts).toEqual({
      query: '已经到账，不用再问',
      resend: '已经到账，不能重发',
      giveBack: '已经到账，不能退回',
    });
    expect((await resend(claimId)).message).toBe('已经到账，不能重发');
    const topics = await server.db
      .selectFrom('messages')
      .select('topic')
      .where('user_id', '=', holder.member.userId)
      .orderBy('published_at')
      .execute();
    expect(topics.map(({ topic }) => topic)).toEqual(['failed', 'done']);
    const auditor = await anOperator(server, { roles: ['audit'] });
    const acted = await consoleData(server, audit.auditLog, { object: claimId }, auditor);
    expect([...new Set(acted.rows.map(({ act }) => act))]).toEqual(['重发领取', '询问供应商']);
  });

  it('is not sent again when the subscriber has claimed again, whichever comes first', async () => {
    for (const traits of [{}, {}, {}]) {
      const { right, holder, claimId } = await aLostClaim(traits);
      const [again, resent] = await Promise.all([claim(holder), resend(claimId)]);
      expect(resent.success).toBe(again.claimId === claimId);
      if (!resent.success) expect(resent.message).toMatch(/用户已重新领取|名额已用完/);
      await eventually(
        () =>
          server.db.selectFrom('claims').select('state').where('rights_id', '=', right.rightsId).execute(),
        (rows) => rows.every(({ state }) => state !== 'delivering'),
      );
      const granted = await Promise.all([...new Set([claimId, again.claimId])].map(ordersOf));
      expect(granted.flat().filter(({ outcome }) => outcome === 'granted')).toHaveLength(1);
      expect(await brokenInvariants(server.db, right.productId)).toEqual([]);
    }
  });

  it('is not sent again beyond the quota of its group, the stock, its month, or the end of the product', async () => {
    const first = await aLostClaim();
    const beside = await aRight(server, { beside: first.right });
    await server.data(
      cardProduct.receiveRights,
      { ...first.holder.claim, ...beside },
      { as: first.holder.member },
    );
    expect((await resend(first.claimId)).message).toBe('用户本组名额已用完，重发会超出');
    const second = await aLostClaim({ stock: 1 });
    await claim(await aHolder(server, second.right));
    expect((await resend(second.claimId)).message).toBe('本月库存已领完，不能重发');
    const third = await aLostClaim();
    await server.db
      .updateTable('subscriptions')
      .set({ ends_at: server.now() })
      .where('subscription_id', '=', third.holder.claim.subscriptionId)
      .execute();
    expect((await resend(third.claimId)).message).toBe('用户的产品已结束，不能重发');
    const fourth = await aLostClaim();
    await server.db
      .updateTable('claims')
      .set({ cycle: '2020-01' })
      .where('claim_id', '=', fourth.claimId)
      .execute();
    expect((await resend(fourth.claimId)).message).toBe('已过领取当月，不能重发');
    for (const { claimId } of [first, second, third, fourth])
      expect(await row(claimId)).toMatchObject({ state: 'failed' });
  });

  it('that the supplier refuses when asked stays given back', async () => {
    const { claimId, right } = await aLostClaim();
    await server.db
      .insertInto('sandbox_grants')
      .values({
        claim_id: claimId,
        supplier: 'video',
        outcome: 'refused',
        content: '',
        requests: 1,
        at: server.now(),
      })
      .execute();
    // The circuit breaker of the supplier closes after a moment.
    await eventually(
      () => consoleData(server, claims.queryClaim, { claimId }, service),
      ({ said }) => said === '供应商称没有发放，也不会再发',
    );
    expect(await detail(claimId)).toMatchObject({ toReconcile: false });
    expect((await resend(claimId)).message).toBe('供应商已明确没有发放，请用户重新领取');
    expect(await leftOf(right)).toBe(5);
  });
});

describe('giving back', () => {
  const propose = (claimIds: string[]) =>
    callConsole(server, claims.giveBackClaims, { claimIds, reason }, service);
  const approve = (proposalId: string, by: TestOperator) =>
    callConsole(server, proposals.approveProposal, { proposalId }, by);

  it('needs a second person, revokes the order, returns slot and stock, and the subscriber claims again', async () => {
    await outage(true);
    const { right, holder, claimId } = await aClaim({ deliveryLimitSeconds: 86_400 });
    expect(await leftOf(right)).toBe(4);
    const { proposalId } = (await propose([claimId])).data;
    const finance = await anOperator(server, { roles: ['finance'] });
    expect((await approve(proposalId, service)).message).toBe('您的角色不能审批这类申请');
    expect(await consoleData(server, proposals.proposal, { proposalId }, finance)).toMatchObject({
      targetName: '视频会员月卡，1条',
      changes: [{ field: '状态', before: '领取中', after: '退回名额并通知用户' }],
    });
    await outage(false);
    // The order is not repeated once the give-back is approved, although the supplier would deliver now.
    await server.db
      .updateTable('claims')
      .set({ next_try_at: new Date(server.now().getTime() + 60_000) })
      .where('claim_id', '=', claimId)
      .where('state', '=', 'delivering')
      .execute();
    const approved = await approve(proposalId, finance);
    expect(approved.success).toBe(true);
    server.wakeJobs();
    await becomes(claimId, 'failed');
    expect(await ordersOf(claimId)).toMatchObject([{ outcome: 'refused' }]);
    expect(await leftOf(right)).toBe(5);
    const again = await claim(holder);
    expect(again.claimId).not.toBe(claimId);
    await becomes(again.claimId, 'delivered');
    expect(await brokenInvariants(server.db, right.productId)).toEqual([]);
    expect((await resend(claimId)).message).toBe('供应商已明确没有发放，请用户重新领取');
    expect(await row(claimId)).toMatchObject({ note: '这次领取已取消，名额已退回，可改选或稍后再领' });
  });

  it('of what was delivered meanwhile is refused when it is approved', async () => {
    await outage(true);
    const { claimId } = await aClaim({ deliveryLimitSeconds: 86_400 });
    const { proposalId } = (await propose([claimId])).data;
    expect((await propose([claimId])).message).toBe('同一对象已有一条申请在等待审批');
    await outage(false);
    expect((await resend(claimId)).success).toBe(true);
    await becomes(claimId, 'delivered');
    const finance = await anOperator(server, { roles: ['finance'] });
    expect((await approve(proposalId, finance)).message).toBe('这条领取已经到账或退回');
    expect((await propose([claimId, 'none'])).message).toBe('其中2条已经到账或退回，请重新选择');
  });
});

it('the list goes on by key, newest first, with every filter', async () => {
  const supplier = freshId('supplier');
  const right = await aRight(server, { stock: 5 });
  await server.db.updateTable('rights').set({ supplier }).where('rights_id', '=', right.rightsId).execute();
  const made: string[] = [];
  for (let each = 0; each < 5; each += 1) {
    made.unshift((await claim(await aHolder(server, right))).claimId);
    await server.advance(1_000);
  }
  await Promise.all(made.map((claimId) => becomes(claimId, 'delivered')));
  const [first = ''] = made;
  const cycle = (await row(first)).cycle;
  for (const filters of [
    { supplier },
    { rightsId: right.rightsId, cycle },
    { supplier, state: 'delivered' as const },
  ]) {
    const seen: string[] = [];
    for (let after: string | undefined; ;) {
      const page = await consoleData(
        server,
        claims.claims,
        { ...filters, limit: 2, ...(after !== undefined && { after }) },
        service,
      );
      if (after === undefined) expect(page.count).toEqual({ value: 5, exact: true });
      seen.push(...page.rows.map(({ claimId }) => claimId));
      if (page.nextKey === null) break;
      after = page.nextKey;
    }
    expect(seen).toEqual(made);
  }
  const ids = async (filters: object) =>
    (await consoleData(server, claims.claims, { supplier, ...filters }, service)).rows.map(
      (each) => each.claimId,
    );
  expect(await ids({ cycle: '2020-01' })).toEqual([]);
  expect(await ids({ state: 'failed' })).toEqual([]);
  expect(await ids({ claimId: first })).toEqual([first]);
  await server.db
    .updateTable('claims')
    .set(({ ref }) => ({ deliver_by: ref('claimed_at') }))
    .where('claim_id', '=', first)
    .execute();
  await server.db
    .updateTable('claims')
    .set({ settled_at: new Date(server.now().getTime() + 5_000) })
    .where('claim_id', '=', first)
    .execute();
  expect(await ids({ state: 'late' })).toEqual([first]);
  expect((await consoleData(server, claims.claimFilters, {}, service)).suppliers).toContain(supplier);
});
