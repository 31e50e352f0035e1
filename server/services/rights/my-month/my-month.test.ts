import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { myMonth } from '#core/contract/content/my-month.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { aHolder } from '../../../testing/data/a-holder.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aRight } from '../../../testing/data/a-right.ts';
import { aSubscription } from '../../../testing/data/a-subscription.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { monthGroups } from './month-groups.ts';

/** No test here may meet the end of a month. */
const midMonth = Date.parse('2026-08-15T04:00:00Z');

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ machineMs: () => midMonth });
});
afterAll(() => server.stop());

const monthOf = (as: TestMember) => server.data(myMonth.monthRights, {}, { as });
type Input = Parameters<typeof save>[1];
const save = (
  as: TestMember,
  input: {
    autoClaim?: 'off' | 'all' | 'selected';
    picks?: { subscriptionId: string; rightsId: string }[];
    remindDay?: number | null;
  },
) =>
  server.call(myMonth.saveMonthSettings, { autoClaim: 'off', picks: [], remindDay: null, ...input }, { as });
const off = { autoClaim: 'off', picks: [], remindDay: null, claimsNextAt: null };

describe('the rights of the month', () => {
  it('are those of every product held, each with its window, its status and why', async () => {
    const ends = new Date(server.now().getTime() + 60_000);
    const video = await aRight(server, { choose: 2, endsAt: ends });
    const gone = await aRight(server, { beside: video, stock: 0 });
    const { member, claim } = await aHolder(server, video);
    const coffee = await aRight(server);
    const other = await aSubscription(server, { member, product: coffee });
    await server.data(cardProduct.receiveRights, claim, { as: member });

    const { cycle, serverTime, groupList, settings } = await monthOf(member);
    const month = claimCycle(server.now());
    expect([cycle, serverTime]).toEqual([month.cycle, server.now().toISOString()]);
    expect(settings).toEqual(off);
    expect(new Map(groupList.map((group) => [group.groupId, group]))).toEqual(
      new Map([
        [
          video.groupId,
          expect.objectContaining({
            productId: video.productId,
            subscriptionId: claim.subscriptionId,
            chooseCount: 2,
            chosenCount: 1,
            rightsList: expect.arrayContaining([
              expect.objectContaining({
                rightsId: video.rightsId,
                recvStatus: expect.toBeOneOf([1, 2]) as number,
                closesAt: ends.toISOString(),
              }),
              expect.objectContaining({
                rightsId: gone.rightsId,
                recvStatus: 3,
                recvReason: '本月已领完',
                opensAt: new Date(month.startsAt).toISOString(),
                closesAt: new Date(month.endsAt).toISOString(),
              }),
            ]) as object[],
          }),
        ],
        [
          coffee.groupId,
          expect.objectContaining({
            subscriptionId: other.subscriptionId,
            rightsList: [expect.objectContaining({ recvStatus: 0 })],
          }),
        ],
      ]),
    );
  });

  it('are counted alike by every answer: as many as the quotas still allow', async () => {
    const first = await aRight(server, { choose: 1 });
    for (let more = 0; more < 6; more += 1) await aRight(server, { beside: first });
    const { member } = await aHolder(server, first);
    const pair = await aRight(server, { choose: 3 });
    await aRight(server, { beside: pair });
    await aRight(server, { beside: pair, stock: 0 });
    const { subscriptionId } = await aSubscription(server, { member, product: pair });
    const ofProduct = async ({ productId }: { productId: string }) =>
      (await server.data(cardProduct.memberRights, { offerId: productId }, { as: member })).claimableCount;
    const counts = () => server.data(myMonth.monthCounts, {}, { as: member });
    expect([await ofProduct(first), await ofProduct(pair)]).toEqual([1, 2]);
    expect(await counts()).toEqual({ claimable: 3, claimed: 0, later: 0 });
    await server.data(cardProduct.receiveRights, { ...pair, subscriptionId }, { as: member });
    expect(await ofProduct(pair)).toBe(1);
    expect(await counts()).toEqual({ claimable: 2, claimed: 1, later: 0 });
  });

  it('are read in one query, however many products there are', async () => {
    const { member } = await aHolder(server, await aRight(server));
    for (const product of [await aRight(server), await aRight(server)])
      await aSubscription(server, { member, product });
    const queries = vi.spyOn(server.db, 'executeQuery');
    expect(await monthGroups(server.deps, member, server.now())).toHaveLength(3);
    expect(queries).toHaveBeenCalledTimes(1);
    queries.mockRestore();
  });

  it('end with the product where it ends first', async () => {
    const endsAt = new Date(server.now().getTime() + 60_000);
    const { member } = await aHolder(server, await aRight(server), { endsAt });
    expect((await monthOf(member)).groupList[0]?.rightsList[0]?.closesAt).toBe(endsAt.toISOString());
  });

  it('are empty without products, and a guest has to sign in', async () => {
    expect((await monthOf(await aMember(server))).groupList).toEqual([]);
    expect(await server.call(myMonth.monthRights, {})).toMatchObject({ code: '-2' });
  });
});

describe('the settings', () => {
  it('are off by default, and begin with the next month', async () => {
    const right = await aRight(server, { choose: 1 });
    await aRight(server, { beside: right });
    const {
      member,
      claim: { subscriptionId, rightsId },
    } = await aHolder(server, right);
    const picks = [{ subscriptionId, rightsId }];
    const { data } = await save(member, { autoClaim: 'all', picks: [...picks, ...picks], remindDay: 25 });
    const { endsAt } = claimCycle(server.now());
    expect(data).toMatchObject({ autoClaim: 'all', picks, remindDay: 25 });
    const next = Date.parse(data.claimsNextAt ?? '');
    expect(next).toBeGreaterThanOrEqual(endsAt);
    expect(next).toBeLessThan(endsAt + 6 * 3_600_000);
    expect((await monthOf(member)).settings).toEqual(data);
    expect((await monthOf(await aMember(server))).settings).toEqual(off);
  });

  it('go off at once, whatever comes along, and remember the picks for another time', async () => {
    const {
      member,
      claim: { subscriptionId, rightsId },
    } = await aHolder(server, await aRight(server));
    const picks = [{ subscriptionId, rightsId }];
    await save(member, { autoClaim: 'selected', picks });
    expect(
      (await save(member, { autoClaim: 'off', picks: [{ subscriptionId: 'gone', rightsId: 'gone' }] })).data,
    ).toEqual({ ...off, picks });
    expect(
      await server.db
        .selectFrom('month_settings')
        .select(['claim_at', 'remind_at'])
        .where('user_id', '=', member.userId)
        .execute(),
    ).toEqual([{ claim_at: null, remind_at: null }]);
  });

  it('refuse what cannot be, in a sentence, and stay as they were', async () => {
    const right = await aRight(server, { choose: 1 });
    const beside = await aRight(server, { beside: right });
    const {
      member,
      claim: { subscriptionId },
    } = await aHolder(server, right);
    const stranger = await aHolder(server, right);
    const pick = (rightsId: string, of = subscriptionId) => ({ subscriptionId: of, rightsId });
    const rows: [Input, string][] = [
      [{ autoClaim: 'selected' }, '请至少选择一项要自动领取的权益'],
      [{ autoClaim: 'all', picks: [pick(right.rightsId), pick(beside.rightsId)] }, '“影音会员”每月最多选1项'],
      [
        { autoClaim: 'all', picks: [pick(right.rightsId, stranger.claim.subscriptionId)] },
        '您的权益有变化，请刷新后重新选择',
      ],
      [{ autoClaim: 'all', picks: [pick('nothing')] }, '您的权益有变化，请刷新后重新选择'],
    ];
    for (const [input, message] of rows)
      expect(await save(member, input)).toMatchObject({ code: '0', message });
    for (const remindDay of [0, 29, 1.5])
      expect(await save(member, { remindDay })).toMatchObject({ success: false });
    expect((await monthOf(member)).settings).toEqual(off);
  });
});
