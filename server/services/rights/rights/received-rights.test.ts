import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import { singleRights } from '#core/contract/content/single-rights.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { chinaInstant, chinaTime } from '#core/rules/format/china-time.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aHolder, type TestHolder } from '../../../testing/data/a-holder.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { aRight } from '../../../testing/data/a-right.ts';
import { aSubscription } from '../../../testing/data/a-subscription.ts';
import { eventually } from '../../../testing/eventually.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { receivedRights } from './received-rights.ts';

let server: TestServer;
let holder: TestHolder;
beforeAll(async () => {
  server = await testServer();
  const right = await aRight(server, { choose: 5 });
  const rights = [
    right,
    ...(await Promise.all(Array.from({ length: 4 }, () => aRight(server, { beside: right })))),
  ];
  holder = await aHolder(server, right);
  for (const { rightsId } of rights) {
    await server.data(cardProduct.receiveRights, { ...holder.claim, rightsId }, { as: holder.member });
    await server.advance(1_000);
  }
  await eventually(
    async () => (await server.db.selectFrom('claims').select('state').execute()).map(({ state }) => state),
    (states) => states.every((state) => state === 'delivered'),
  );
});
afterAll(() => server.stop());

const page = (
  input: Partial<Record<'pageNum' | 'pageSize', number>> &
    Partial<Record<'month' | 'productId' | 'subscriptionId' | 'claimId' | 'rightsId', string>> = {},
) => server.data(cardProduct.receivedRights, input, { as: holder.member });

describe('the record of received rights', () => {
  it('comes newest first, page by page', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((pageNum) => page({ pageNum, pageSize: 2 })));
    expect(pages.map(({ list, total, hasNext }) => [list.length, total, hasNext])).toEqual([
      [2, 5, true],
      [2, 5, true],
      [1, 5, false],
      [0, 5, false],
    ]);
    const times = pages.flatMap(({ list }) => list.map(({ claimedAt }) => claimedAt));
    expect(times).toEqual([...times].sort().reverse());
    expect(new Set(pages.flatMap(({ list }) => list.map(({ claimId }) => claimId))).size).toBe(5);
  });

  it('says what became of each claim', async () => {
    const { list } = await page();
    expect(list.map(({ state, recvStatus }) => [state, recvStatus])).toEqual(Array(5).fill(['delivered', 2]));
    expect(list.every(({ deliveredAt }) => deliveredAt !== null)).toBe(true);
    const { rightsId = '' } = list[0] ?? {};
    const { delivery } = await server.data(singleRights.singleRightDetail, { rightsId });
    expect(list[0]?.delivery).toBe(delivery);
  });

  it('can be filtered by month, product and subscription', async () => {
    const { cycle, next } = claimCycle(server.now());
    const { productId, subscriptionId } = holder.claim;
    const totals = await Promise.all([
      page({ month: cycle }),
      page({ month: next }),
      page({ productId }),
      page({ productId: 'other' }),
      page({ subscriptionId }),
      page({ subscriptionId: 'other' }),
    ]);
    expect(totals.map(({ total }) => total)).toEqual([5, 0, 5, 0, 5, 0]);
  });

  it('finds one claim by its id, and the claims of one right, however many came after', async () => {
    const right = await aRight(server);
    const { rightsId: another } = await aRight(server, { beside: right });
    const { member, claim } = await aHolder(server, right);
    const { claimId: first } = await server.data(cardProduct.receiveRights, claim, { as: member });
    for (let later = 1; later <= 25; later += 1) {
      const claimedAt = new Date(server.now().getTime() + later * 60_000);
      await server.db
        .insertInto('claims')
        .values({
          claim_id: `${first}-${later}`,
          user_id: member.userId,
          subscription_id: claim.subscriptionId,
          product_id: claim.productId,
          group_id: claim.groupId,
          rights_id: another,
          cycle: '2020-01',
          state: 'failed',
          channel_id: 'C',
          sms_id: null,
          wt_ac: null,
          wt_ac_id: null,
          claimed_at: claimedAt,
          settled_at: claimedAt,
          next_try_at: claimedAt,
          deliver_by: claimedAt,
        })
        .execute();
    }
    const request = (input: object) => server.data(cardProduct.receivedRights, input, { as: member });
    expect((await request({})).total).toBe(26);
    for (const input of [{ claimId: first }, { rightsId: claim.rightsId }])
      expect(await request({ ...input, pageSize: 1 })).toMatchObject({
        list: [{ claimId: first }],
        total: 1,
        hasNext: false,
      });
    expect(await page({ claimId: first })).toEqual({ list: [], total: 0, hasNext: false });
  });

  it('has the events of each claim in plain language, every missing answer with its time', async () => {
    const { member, claim } = await aHolder(server, await aRight(server));
    const traced = async () =>
      (await server.data(cardProduct.receivedRights, {}, { as: member })).list[0]?.trace ?? [];
    await server.sandbox(upstreams.setOutage, { upstream: 'suppliers', on: true });
    const { claimedAt } = await server.data(cardProduct.receiveRights, claim, { as: member });
    const silent = await eventually(traced, (trace) => trace.length === 2);
    expect(silent).toEqual([
      { note: '已领取，等待发放', at: claimedAt },
      { note: '合作方暂未响应，稍后自动重试', at: expect.any(String) },
    ]);
    await server.sandbox(upstreams.setOutage, { upstream: 'suppliers', on: false });
    await server.advance(3_000);
    const done = await eventually(traced, (trace) => trace.length === 3);
    expect(done.at(-1)?.note).toBe('发放成功');
    expect(done.map(({ at }) => at)).toEqual(done.map(({ at }) => at).toSorted());
  });

  it('reads the traces of a whole page at once', async () => {
    const queries: string[] = [];
    const db = server.db.withPlugin({
      transformQuery: ({ node }) => (queries.push(node.kind), node),
      transformResult: async ({ result }) => result,
    });
    const { list } = await receivedRights(
      { ...server.deps, db },
      { ...holder.member, sessionId: '' },
      { pageNum: 1, pageSize: 5 },
    );
    expect(list.map(({ trace }) => trace.map(({ note }) => note))).toEqual(
      Array(5).fill(['已领取，等待发放', '发放成功']),
    );
    expect(queries).toHaveLength(3);
  });

  it("is the subscriber's own: another's subscription names nothing", async () => {
    const other = await aMember(server);
    const { subscriptionId } = holder.claim;
    expect(await server.data(cardProduct.receivedRights, { subscriptionId }, { as: other })).toEqual({
      list: [],
      total: 0,
      hasNext: false,
    });
    expect(await server.call(cardProduct.receivedRights, {})).toMatchObject({ code: '-2' });
  });

  it.each([
    { pageSize: 51 },
    { pageSize: 0 },
    { pageSize: 1e9 },
    { pageNum: 0 },
    { pageNum: -1 },
    { pageNum: 1.5 },
    { month: '2026-13' },
  ])('refuses %j', async (input) => {
    expect(await server.call(cardProduct.receivedRights, input, { as: holder.member })).toMatchObject({
      code: '0',
      message: expect.stringMatching(/^提交的内容有误/),
    });
  });
});

describe('the list of rights (/rights-entrance)', () => {
  it('shows groups with what can be done about each right', async () => {
    const right = await aRight(server, { choose: 1, level: 2 });
    const high = await aRight(server, { beside: right, minLevel: 3 });
    const { member, claim } = await aHolder(server, right);
    const list = await server.data(cardProduct.memberRights, { offerId: claim.productId }, { as: member });
    const { cycle, daysUntilRenewal } = claimCycle(server.now());
    expect(list).toMatchObject({
      productId: claim.productId,
      subscriptionId: claim.subscriptionId,
      productType: 1,
      recvStatus: 1,
      cycle,
      daysUntilRenewal,
      claimableCount: 1,
      claimedCount: 0,
    });
    expect(list.groupList).toMatchObject([
      { groupId: claim.groupId, chooseCount: 1, totalCount: 1, chosenCount: 0 },
    ]);
    const statuses = Object.fromEntries(
      (list.groupList[0]?.rightsList ?? []).map((one) => [
        one.rightsId,
        [one.recvStatus, one.recvBtnType, one.recvReason],
      ]),
    );
    expect(statuses).toEqual({
      [right.rightsId]: [0, 1, ''],
      [high.rightsId]: [3, null, '升级会员后可领'],
    });
  });

  it('has the status of the product: open, used up but for a gift, used up', async () => {
    const right = await aRight(server, { choose: 1 });
    const gift = await aRight(server, { family: 'cardProduct' });
    await aRight(server, { beside: right });
    await server.db
      .updateTable('right_groups')
      .set({ product_id: right.productId })
      .where('group_id', '=', gift.groupId)
      .execute();
    await server.db
      .updateTable('rights')
      .set({ give_flag: true })
      .where('rights_id', '=', gift.rightsId)
      .execute();
    await server.db
      .updateTable('products')
      .set({ price_fen: 0 })
      .where('product_id', '=', right.productId)
      .execute();
    const { member, claim } = await aHolder(server, right);
    const status = async () => {
      const list = await server.data(cardProduct.memberRights, { offerId: claim.productId }, { as: member });
      return [list.productType, list.recvStatus];
    };
    expect(await status()).toEqual([3, 1]);
    await server.data(cardProduct.receiveRights, claim, { as: member });
    expect(await status()).toEqual([3, 2]);
    await server.data(
      cardProduct.receiveRights,
      { ...claim, groupId: gift.groupId, rightsId: gift.rightsId },
      { as: member },
    );
    expect(await status()).toEqual([3, 3]);
  });

  it('shows the number only masked', async () => {
    const { member, claim } = await aHolder(server, await aRight(server));
    const { text } = await server.send(
      cardProduct.memberRights,
      { offerId: claim.productId },
      { as: member },
    );
    expect(text).toContain(`${member.mobile.slice(0, 3)}****${member.mobile.slice(-4)}`);
    expect(text).not.toContain(member.mobile);
  });

  it('a product one does not hold, one that never was, and one that another holds answer alike', async () => {
    const other = await aMember(server);
    const answers = await Promise.all(
      [holder.claim.productId, 'never-was'].map((offerId) =>
        server.send(cardProduct.memberRights, { offerId }, { as: other }),
      ),
    );
    expect(answers[0]?.text).toBe(answers[1]?.text);
    expect(answers[0]?.envelope).toMatchObject({ code: '0', message: '您还没有开通该产品' });
    const foreign = await aHolder(server, await aRight(server));
    const named = await server.send(
      cardProduct.memberRights,
      { offerId: foreign.claim.productId, subscriptionId: foreign.claim.subscriptionId },
      { as: other },
    );
    expect(named.text).toBe(answers[0]?.text);
  });

  it('lists the products a subscriber holds now', async () => {
    const member = await aMember(server, { level: 3 });
    const ended = await aRight(server);
    await aSubscription(server, { member, product: ended, endsAt: new Date(server.now().getTime() - 1) });
    const owned = await server.data(rightsFamilies.dgProducts, {}, { as: member });
    expect(owned).toHaveLength(1);
    expect(owned[0]).toMatchObject({ productName: '随心看权益包', endsOn: null, daysLeft: null });
  });

  it('lists what ended lately where it is asked for, last, unless it is held again', async () => {
    const member = await aMember(server);
    const at = (days: number) => new Date(server.now().getTime() + days * 86_400_000);
    const lists = { current: await aRight(server), ended: await aRight(server), old: await aRight(server) };
    const hold = (product: typeof lists.ended, from: number, to: number) =>
      aSubscription(server, { member, product, openedAt: at(from), endsAt: at(to) });
    await hold(lists.ended, -40, -10);
    await hold(lists.old, -200, -100);
    await hold(lists.current, -40, -10);
    await hold(lists.current, -5, 25);
    const owned = await server.data(rightsFamilies.dgProducts, { endedDays: 60 }, { as: member });
    expect(owned.map(({ productId, hasEnded }) => [productId, hasEnded])).toEqual([
      [lists.current.productId, false],
      [lists.ended.productId, true],
    ]);
  });

  it('says of a product that starts next month from when on it can be claimed', async () => {
    const member = await aMember(server);
    const right = await aRight(server);
    await server.db
      .updateTable('products')
      .set({ starts_next_month: true })
      .where('product_id', '=', right.productId)
      .execute();
    await aSubscription(server, { member, product: right, openedAt: server.now() });
    const [card] = await server.data(rightsFamilies.dgProducts, {}, { as: member });
    expect(card).toMatchObject({ firstClaimOn: chinaDay(claimCycle(server.now()).endsAt), hasEnded: false });
  });

  it('says of a product that ends by itself until when, and how many days are left', async () => {
    const member = await aMember(server);
    const { year, month, day } = chinaTime(server.now());
    const midnight = chinaInstant({ year, month, day });
    await aSubscription(server, {
      member,
      product: await aRight(server),
      endsAt: new Date(midnight + 3 * 86_400_000),
    });
    const [pack] = await server.data(rightsFamilies.dgProducts, {}, { as: member });
    expect(pack).toMatchObject({ daysLeft: 3, endsOn: chinaDay(midnight + 2 * 86_400_000) });
  });
});
