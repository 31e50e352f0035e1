import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aHolder, type TestHolder } from '../../../testing/data/a-holder.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { aRight, type TestRight } from '../../../testing/data/a-right.ts';
import { aSubscription } from '../../../testing/data/a-subscription.ts';
import { eventually } from '../../../testing/eventually.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const claimOf = ({ member, claim }: TestHolder, right: Partial<TestRight> = {}) =>
  server.call(cardProduct.receiveRights, { ...claim, ...right }, { as: member });
const claimsOf = ({ rightsId }: TestRight) =>
  server.db.selectFrom('claims').selectAll().where('rights_id', '=', rightsId).execute();
const stockOf = ({ rightsId }: TestRight) =>
  server.db
    .selectFrom('rights_stock')
    .select(['total', 'remaining'])
    .where('rights_id', '=', rightsId)
    .executeTakeFirst();
const usedOf = ({ claim }: TestHolder) =>
  server.db
    .selectFrom('group_use')
    .select('used')
    .where('subscription_id', '=', claim.subscriptionId)
    .executeTakeFirst();

describe('claiming a right (decisions §4)', () => {
  it('answers that it is being delivered, and writes down where the tap came from', async () => {
    const right = await aRight(server);
    const { member, claim } = await aHolder(server, right);
    const answer = await server.data(
      cardProduct.receiveRights,
      {
        ...claim,
        channelId: 'C0013',
        pChannelId: 'P1',
        channelAreaNum: '320100',
        smsId: 's1',
        wtAc: 'w1',
        wtAcId: 'w2',
      },
      { as: member },
    );
    expect(answer).toMatchObject({ recvStatus: 1, message: '领取成功，正在为您发放' });
    expect(await claimsOf(right)).toMatchObject([
      {
        claim_id: answer.claimId,
        user_id: member.userId,
        cycle: claimCycle(server.now()).cycle,
        channel_id: 'C0013',
        p_channel_id: 'P1',
        channel_area_num: '320100',
        sms_id: 's1',
        wt_ac: 'w1',
        wt_ac_id: 'w2',
      },
    ]);
  });

  it('takes the channel context of its request’s tracking data where its body has none (§3)', async () => {
    const right = await aRight(server);
    const sent = { pChannelId: 'P2', channelAreaNum: 320500, pageId: 'mine' };
    const { member, claim } = await aHolder(server, right);
    await server.data(
      cardProduct.receiveRights,
      { ...claim, pChannelId: 'P1' },
      { as: member, headers: { trackData: encodeURIComponent(JSON.stringify(sent)) } },
    );
    expect(await claimsOf(right)).toMatchObject([{ p_channel_id: 'P1', channel_area_num: '320500' }]);
  });

  it.each([3, 50])('%i taps at once are one claim, and every tap gets the same one', async (taps) => {
    const right = await aRight(server, { stock: 100 });
    const holder = await aHolder(server, right);
    const answers = await Promise.all(Array.from({ length: taps }, () => claimOf(holder)));
    expect(answers.map(({ code }) => code)).toEqual(Array<string>(taps).fill('1'));
    expect(new Set(answers.map(({ data }) => `${data.claimId} ${data.claimedAt}`)).size).toBe(1);
    expect(await claimsOf(right)).toHaveLength(1);
    expect(await stockOf(right)).toEqual({ total: 100, remaining: 99 });
    expect(await usedOf(holder)).toEqual({ used: 1 });
  });

  it('the answer to a later repetition is still the first claim', async () => {
    const holder = await aHolder(server, await aRight(server));
    const first = await claimOf(holder);
    await server.advance(60_000);
    expect((await claimOf(holder)).data).toMatchObject({
      claimId: first.data.claimId,
      claimedAt: first.data.claimedAt,
    });
  });

  it('a group gives as many as may be chosen, however many are tapped at once', async () => {
    const right = await aRight(server, { choose: 2 });
    const others = await Promise.all(Array.from({ length: 4 }, () => aRight(server, { beside: right })));
    const holder = await aHolder(server, right);
    const answers = await Promise.all([right, ...others].map((one) => claimOf(holder, one)));
    expect(answers.filter(({ success }) => success)).toHaveLength(2);
    expect(new Set(answers.filter(({ success }) => !success).map(({ message }) => message))).toEqual(
      new Set(['本月已选满2项']),
    );
    expect(await usedOf(holder)).toEqual({ used: 2 });
  });

  it('forty members on ten units: exactly ten, and the others read that it is sold out', async () => {
    const right = await aRight(server, { stock: 10 });
    const holders = await Promise.all(Array.from({ length: 40 }, () => aHolder(server, right)));
    const answers = await Promise.all(holders.map((holder) => claimOf(holder)));
    expect(answers.filter(({ success }) => success)).toHaveLength(10);
    expect(answers.filter(({ code, message }) => code === '0' && /已领完/.test(message))).toHaveLength(30);
    expect(await stockOf(right)).toEqual({ total: 10, remaining: 0 });
    expect(await claimsOf(right)).toHaveLength(10);
    const used = await Promise.all(holders.map(usedOf));
    expect(used.reduce((sum, row) => sum + (row?.used ?? 0), 0)).toBe(10);
  });

  it('two subscriptions of one subscriber are two chances', async () => {
    const right = await aRight(server);
    const { member, claim } = await aHolder(server, right);
    const { subscriptionId } = await aSubscription(server, { member, product: right });
    const answers = await Promise.all(
      [claim.subscriptionId, subscriptionId].map((id) =>
        server.call(cardProduct.receiveRights, { ...claim, subscriptionId: id }, { as: member }),
      ),
    );
    expect(answers.map(({ success }) => success)).toEqual([true, true]);
    expect(await claimsOf(right)).toHaveLength(2);
  });

  it.each<[string, Parameters<typeof aRight>[1], string]>([
    ['has not begun', { beginsAt: new Date('2099-01-02T10:00:00+08:00') }, '1月2日10:00开放'],
    ['has ended', { endsAt: new Date('2020-01-01T00:00:00+08:00') }, '领取时间已结束'],
    ['has no stock', { stock: 0 }, '本月已领完'],
    ['asks for a higher level', { level: 2, minLevel: 3 }, '升级会员后可领'],
  ])('a right that %s is refused with its reason', async (_title, traits, message) => {
    const right = await aRight(server, traits);
    expect(await claimOf(await aHolder(server, right))).toEqual({
      code: '0',
      success: false,
      message,
      data: null,
    });
    expect(await claimsOf(right)).toEqual([]);
  });

  it('a product opened this month that starts next month waits for the first', async () => {
    const right = await aRight(server, { startsNextMonth: true });
    const holder = await aHolder(server, right, { openedAt: server.now() });
    expect(await claimOf(holder)).toMatchObject({ code: '0', message: '下月1日起可领' });
  });

  it('a change of the right, its group or its product counts for the very next claim', async () => {
    const right = await aRight(server, { stock: 10 });
    const answer = async () => (await claimOf(await aHolder(server, right))).message;
    const reread = {
      rights: server.db.updateTable('rights').where('rights_id', '=', right.rightsId),
      products: server.db.updateTable('products').where('product_id', '=', right.productId),
    };
    expect(await answer()).toBe('');
    await reread.rights.set({ ends_at: new Date('2020-01-01T00:00:00+08:00') }).execute();
    expect(await answer()).toBe('领取时间已结束');
    await reread.rights.set({ ends_at: null }).execute();
    expect(await answer()).toBe('');
    await reread.products.set({ starts_next_month: true }).execute();
    const isNew = await aHolder(server, right, { openedAt: server.now() });
    expect((await claimOf(isNew)).message).toBe('下月1日起可领');
    expect(await claimsOf(right)).toHaveLength(2);
  });

  it('a subscription that has ended gives nothing', async () => {
    const holder = await aHolder(server, await aRight(server), {
      endsAt: new Date(server.now().getTime() - 1_000),
    });
    expect(await claimOf(holder)).toMatchObject({ code: '0', message: '没有找到该权益' });
  });
});

describe('a claim repeated with its key', () => {
  const withKey = ({ member, claim }: TestHolder, key: string, right: Partial<TestRight> = {}) =>
    server.send(
      cardProduct.receiveRights,
      { ...claim, ...right },
      { as: member, headers: { 'Idempotency-Key': key } },
    );
  const settled = (right: TestRight, state: string) =>
    eventually(
      () => claimsOf(right),
      ([claim]) => claim?.state === state,
    );

  it('gets the first answer, byte for byte, also when the right has arrived meanwhile', async () => {
    const right = await aRight(server);
    const [holder, key] = [await aHolder(server, right), freshId('key')];
    const first = await withKey(holder, key);
    await settled(right, 'delivered');
    expect((await withKey(holder, key)).text).toBe(first.text);
    expect((await withKey(holder, freshId('key'))).envelope.data).toMatchObject({
      claimId: first.envelope.data.claimId,
      recvStatus: 2,
    });
  });

  it('gets the first answer and no second claim when the first one failed and was given back; a new tap claims anew', async () => {
    await server.sandbox(upstreams.setSupplier, { mode: 'fail' });
    const right = await aRight(server, { stock: 5 });
    const [holder, key] = [await aHolder(server, right), freshId('key')];
    const first = await withKey(holder, key);
    await settled(right, 'failed');
    await server.sandbox(upstreams.setSupplier, { mode: 'ok' });
    expect((await withKey(holder, key)).text).toBe(first.text);
    expect(await claimsOf(right)).toHaveLength(1);
    expect((await withKey(holder, freshId('key'))).envelope.data.claimId).not.toBe(
      first.envelope.data.claimId,
    );
  });

  it('twelve times at once, is one claim with one answer', async () => {
    const right = await aRight(server);
    const [holder, key] = [await aHolder(server, right), freshId('key')];
    const answers = await Promise.all(Array.from({ length: 12 }, () => withKey(holder, key)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await claimsOf(right)).toHaveLength(1);
  });

  it('asks again after a refusal, which has changed nothing', async () => {
    const right = await aRight(server, { stock: 0 });
    const [holder, key] = [await aHolder(server, right), freshId('key')];
    expect((await withKey(holder, key)).envelope).toMatchObject({ code: '0', message: '本月已领完' });
    await server.db
      .updateTable('rights')
      .set({ monthly_stock: 5 })
      .where('rights_id', '=', right.rightsId)
      .execute();
    expect((await withKey(holder, key)).envelope).toMatchObject({ success: true });
  });

  it('but for another right, is refused and claims nothing', async () => {
    const right = await aRight(server, { choose: 2 });
    const other = await aRight(server, { beside: right });
    const [holder, key] = [await aHolder(server, right), freshId('key')];
    await withKey(holder, key);
    expect((await withKey(holder, key, other)).envelope).toMatchObject({
      code: '0',
      message: '请求标识已被使用，请刷新后重试',
    });
    expect(await claimsOf(other)).toEqual([]);
  });

  it('leaves no answer to be kept beside the claim', async () => {
    const key = freshId('key');
    await withKey(await aHolder(server, await aRight(server)), key);
    expect(
      await server.db.selectFrom('idempotency_keys').selectAll().where('idempotency_key', '=', key).execute(),
    ).toEqual([]);
  });
});

describe('another user (A1, A19)', () => {
  it("another's subscription is not found, byte for byte like one that does not exist", async () => {
    const right = await aRight(server);
    const owner = await aHolder(server, right);
    const other = await aHolder(server, right);
    const request = (subscriptionId: string) =>
      server.send(cardProduct.receiveRights, { ...owner.claim, subscriptionId }, { as: other.member });
    const [foreign, unknown] = await Promise.all([
      request(owner.claim.subscriptionId),
      request(freshId('subscription')),
    ]);
    expect(foreign.text).toBe(unknown.text);
    expect(foreign.status).toBe(unknown.status);
    expect(foreign.envelope).toMatchObject({ code: '0', message: '没有找到该权益', data: null });
    const detail = (subscriptionId: string) =>
      server.send(cardProduct.rightDetail, { ...owner.claim, subscriptionId }, { as: other.member });
    expect((await detail(owner.claim.subscriptionId)).text).toBe(
      (await detail(freshId('subscription'))).text,
    );
    expect(await claimsOf(right)).toEqual([]);
  });

  it('a right of another product or group than named is not found', async () => {
    const [mine, another] = await Promise.all([aRight(server), aRight(server)]);
    const holder = await aHolder(server, mine);
    for (const mixed of [
      { rightsId: another.rightsId },
      { groupId: another.groupId },
      { productId: another.productId },
    ]) {
      expect(await claimOf(holder, mixed)).toMatchObject({ code: '0', message: '没有找到该权益' });
    }
  });

  it('unknown fields change nothing', async () => {
    const right = await aRight(server, { stock: 5 });
    const victim = await aMember(server);
    const { member, claim } = await aHolder(server, right);
    const extra = {
      userId: victim.userId,
      user_id: victim.userId,
      mobile: victim.mobile,
      recvStatus: 2,
      state: 'delivered',
      cycle: '2020-01',
      quota: 99,
      monthlyStock: 999,
      claimId: 'mine',
      settled_at: '2020-01-01',
      price: 0,
    };
    const { claimId } = await server.data(cardProduct.receiveRights, { ...claim, ...extra }, { as: member });
    const [row] = await claimsOf(right);
    expect(row).toMatchObject({
      claim_id: claimId,
      user_id: member.userId,
      cycle: claimCycle(server.now()).cycle,
    });
    expect(claimId).not.toBe('mine');
    expect(await stockOf(right)).toEqual({ total: 5, remaining: 4 });
  });

  it('a guest claims nothing', async () => {
    const right = await aRight(server);
    const { claim } = await aHolder(server, right);
    expect(await server.call(cardProduct.receiveRights, claim)).toMatchObject({ code: '-2' });
    expect(await claimsOf(right)).toEqual([]);
  });
});

describe('the turn of the month (L4)', () => {
  const untilMidnight = async (msLeft: number) =>
    server.advance(claimCycle(server.now()).endsAt - server.now().getTime() - msLeft);

  it('at 00:00 in Shanghai the right, the quota and the stock are there again, once', async () => {
    await untilMidnight(60_000);
    const right = await aRight(server, { stock: 1 });
    const [holder, late] = [await aHolder(server, right), await aHolder(server, right)];
    const { cycle, next } = claimCycle(server.now());
    const first = await claimOf(holder);
    expect(first).toMatchObject({ success: true });
    expect(await claimOf(late)).toMatchObject({ code: '0', message: '本月已领完' });

    await untilMidnight(0);
    const answers = await Promise.all(Array.from({ length: 5 }, () => claimOf(holder)));
    expect(new Set(answers.map(({ data }) => data.claimId)).size).toBe(1);
    expect(answers[0]?.data.claimId).not.toBe(first.data.claimId);
    expect(await claimOf(late)).toMatchObject({ code: '0', message: '本月已领完' });
    expect((await claimsOf(right)).map((claim) => claim.cycle).sort()).toEqual([cycle, next]);
  });

  it('claims on both sides of midnight belong to their own month', async () => {
    await untilMidnight(60_000);
    const right = await aRight(server);
    const holders = await Promise.all(Array.from({ length: 20 }, () => aHolder(server, right)));
    const { endsAt, cycle, next } = claimCycle(server.now());
    await untilMidnight(60);
    const answers = await Promise.all(holders.flatMap((holder) => [claimOf(holder), claimOf(holder)]));
    expect(answers.every(({ success }) => success)).toBe(true);
    await server.advance(1_000);
    await Promise.all(holders.map((holder) => claimOf(holder)));
    const claims = await claimsOf(right);
    expect(
      claims.every((claim) => claim.cycle === (claim.claimed_at.getTime() < endsAt ? cycle : next)),
    ).toBe(true);
    const perMonth = Map.groupBy(claims, (claim) => `${claim.user_id} ${claim.cycle}`);
    expect([...perMonth.values()].every((rows) => rows.length === 1)).toBe(true);
    expect(claims.filter((claim) => claim.cycle === next)).toHaveLength(20);
  });
});
