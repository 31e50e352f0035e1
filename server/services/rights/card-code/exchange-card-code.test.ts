import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cardCode } from '#core/contract/content/card-code.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { printCardCode } from '#core/rules/rights/card-code.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aCardCode } from '../../../testing/data/a-card-code.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { fakeHttpServer } from '../../../testing/upstreams/fake-http-server.ts';
import { signedAsSupplier } from '../../../testing/upstreams/signed-as-supplier.ts';
import { aRight } from '../../../testing/data/a-right.ts';
import { eventually } from '../../../testing/eventually.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

const second = 1_000;
const day = 24 * 3_600_000;
const unknown = { code: '0', message: '卡密有误或已被使用，请核对后再试', data: null };

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
afterEach(() => server.sandbox(upstreams.setSupplier, { mode: 'ok' }));

const exchange = (
  as: TestMember,
  code: string,
  more: { mobile?: string; headers?: Record<string, string> } = {},
) =>
  server.call(
    cardCode.exchangeCardCode,
    { cardCode: code, ...(more.mobile && { mobile: more.mobile }) },
    { as, ...(more.headers && { headers: more.headers }) },
  );
const records = async (as: TestMember) => (await server.data(cardCode.exchangeRecords, {}, { as })).list;
const settled = (as: TestMember, state: string) =>
  eventually(
    () => records(as),
    ([first]) => first?.state === state,
  );

describe('a card code that brings a right', () => {
  it('claims it through the engine, and the record follows the delivery', async () => {
    const member = await aMember(server);
    const { code, rightsId } = await aCardCode(server);
    expect(await exchange(member, code)).toMatchObject({
      success: true,
      data: {
        rightsName: '视频会员月卡',
        picUrl: 'goods/video-green',
        mobile: `${member.mobile.slice(0, 3)}****${member.mobile.slice(-4)}`,
        state: 'delivering',
        note: '正在为您发放',
      },
    });
    const [claim] = (await server.data(cardProduct.receivedRights, {}, { as: member })).list;
    expect(claim).toMatchObject({ rightsId });
    expect(await settled(member, 'delivered')).toMatchObject([{ note: '已到账' }]);
  });

  it('claims it with the channel context of the request’s tracking data (§3)', async () => {
    const { code, rightsId } = await aCardCode(server);
    const trackData = encodeURIComponent(JSON.stringify({ pChannelId: 'P1', channelAreaNum: '320100' }));
    await exchange(await aMember(server), code, { headers: { trackData } });
    expect(
      await server.db
        .selectFrom('claims')
        .select(['p_channel_id', 'channel_area_num'])
        .where('rights_id', '=', rightsId)
        .execute(),
    ).toEqual([{ p_channel_id: 'P1', channel_area_num: '320100' }]);
  });

  it.each<[string, (code: string) => string]>([
    ['in small letters', (code) => code.toLowerCase()],
    ['with dashes', printCardCode],
    ['with spaces around and inside', (code) => ` ${printCardCode(code).replaceAll('-', ' ')} `],
    ['with look-alikes', (code) => code.replaceAll('0', 'o').replaceAll('1', 'l')],
  ])('may be typed %s', async (_how, typed) => {
    const { code } = await aCardCode(server);
    expect(await exchange(await aMember(server), typed(code))).toMatchObject({ success: true });
  });

  it('may be charged to another number, which is passed to the supplier', async () => {
    const SUPPLIER_SECRET = 'a secret of the suppliers’ hub, 32 long';
    const supplier = await fakeHttpServer();
    const orders: string[] = [];
    supplier.behave((request, response, body) => {
      orders.push(body);
      signedAsSupplier(SUPPLIER_SECRET)(200, '{"outcome":"granted"}')(request, response, body);
    });
    const other = await testServer({ settings: { SUPPLIER_URL: supplier.origin, SUPPLIER_SECRET } });
    const [member, { code, rightsId }] = [await aMember(other), await aCardCode(other)];
    expect(
      await other.data(cardCode.exchangeCardCode, { cardCode: code, mobile: '13900001234' }, { as: member }),
    ).toMatchObject({ mobile: '139****1234' });
    await eventually(
      async () => orders.length,
      (count) => count > 0,
    );
    expect(orders.map((order): unknown => JSON.parse(order))).toMatchObject([
      { mobile: '13900001234', rightsId },
    ]);
    await other.stop();
    supplier.stop();
  });

  it('gives the right once, this month and not the next', async () => {
    const member = await aMember(server);
    const { code, productId } = await aCardCode(server);
    await exchange(member, code);
    const subscription = await server.db
      .selectFrom('subscriptions')
      .selectAll()
      .where('user_id', '=', member.userId)
      .executeTakeFirstOrThrow();
    expect(subscription.product_id).toBe(productId);
    expect(subscription.ends_at?.getTime()).toBeLessThanOrEqual(server.now().getTime() + 31 * day);
  });

  it('that finds no stock stays unused, and says why', async () => {
    const member = await aMember(server);
    const { code, rightsId } = await aCardCode(server, { right: { stock: 0 } });
    expect(await exchange(member, code)).toMatchObject({ code: '0', message: '本月已领完' });
    expect(await records(member)).toEqual([]);
    await server.db
      .updateTable('rights')
      .set({ monthly_stock: null })
      .where('rights_id', '=', rightsId ?? '')
      .execute();
    expect(await exchange(await aMember(server), code)).toMatchObject({ success: true });
  });

  it('whose delivery failed is exchanged again by its holder only', async () => {
    const member = await aMember(server);
    const { code } = await aCardCode(server);
    await server.sandbox(upstreams.setSupplier, { mode: 'fail' });
    await exchange(member, code);
    expect(await settled(member, 'failed')).toMatchObject([
      { note: '发放未成功，请再次输入该卡密，不会重复兑换' },
    ]);
    await server.sandbox(upstreams.setSupplier, { mode: 'ok' });
    await server.advance(31 * second);
    expect(await exchange(await aMember(server), code)).toMatchObject(unknown);
    expect(await exchange(member, code)).toMatchObject({ success: true });
    expect(await settled(member, 'delivered')).toHaveLength(1);
  });

  it('taken by a server that died before the claim is finished when its holder comes back, even next month', async () => {
    const member = await aMember(server);
    const { code, rightsId } = await aCardCode(server);
    await exchange(member, code);
    await settled(member, 'delivered');
    const { subscription_id } = await server.db
      .selectFrom('card_exchanges')
      .select('subscription_id')
      .where('user_id', '=', member.userId)
      .executeTakeFirstOrThrow();
    await server.db
      .deleteFrom('claim_events')
      .where(
        'claim_id',
        'in',
        server.db.selectFrom('claims').select('claim_id').where('subscription_id', '=', subscription_id),
      )
      .execute();
    await server.db.deleteFrom('claims').where('subscription_id', '=', subscription_id).execute();
    await server.db.deleteFrom('group_use').where('subscription_id', '=', subscription_id).execute();
    expect(await records(member)).toMatchObject([{ state: 'delivering', note: '正在为您兑换' }]);
    await server.advance(32 * day);
    const back = await aMember(server, { mobile: member.mobile });
    expect(await records(back)).toMatchObject([
      { state: 'failed', note: '兑换没有完成，请再次输入该卡密，不会重复兑换' },
    ]);
    expect(await exchange(back, code)).toMatchObject({ success: true });
    await settled(back, 'delivered');
    expect(
      await server.db.selectFrom('claims').select('rights_id').where('user_id', '=', member.userId).execute(),
    ).toEqual([{ rights_id: rightsId }]);
  });
});

describe('a card code that opens a product', () => {
  it('opens it for its months, with all rights of it', async () => {
    const member = await aMember(server);
    const right = await aRight(server);
    const { code } = await aCardCode(server, { months: 3, productId: right.productId });
    expect(await exchange(member, code)).toMatchObject({
      success: true,
      data: {
        state: 'delivered',
        note: expect.stringMatching(/^已开通，有效期至\d{4}年\d{1,2}月\d{1,2}日$/),
      },
    });
    expect(
      await server.data(cardProduct.memberRights, { offerId: right.productId }, { as: member }),
    ).toMatchObject({ groupList: [{ rightsList: [{ rightsId: right.rightsId, recvStatus: 0 }] }] });
  });

  it('goes on where the card before it ends, exchanged at once or not', async () => {
    const member = await aMember(server);
    const { codes } = await aCardCode(server, { months: 1, count: 3 });
    const answers = await Promise.all(codes.map((code) => exchange(member, code)));
    expect(answers.map(({ success }) => success)).toEqual([true, true, true]);
    const owned = await server.db
      .selectFrom('subscriptions')
      .select(['opened_at', 'ends_at'])
      .where('user_id', '=', member.userId)
      .orderBy('opened_at')
      .execute();
    expect(owned.slice(1).map(({ opened_at }) => opened_at)).toEqual(
      owned.slice(0, -1).map(({ ends_at }) => ends_at),
    );
  });

  it('is for the own number only', async () => {
    const { code } = await aCardCode(server, { months: 1 });
    expect(await exchange(await aMember(server), code, { mobile: '13900001234' })).toMatchObject({
      code: '0',
      message: '该卡密开通的会员仅限本机号码使用',
    });
  });
});

describe('a repetition', () => {
  it('with the same key gets the first answer, whatever it was', async () => {
    const member = await aMember(server);
    const { code } = await aCardCode(server);
    const headers = { 'Idempotency-Key': randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => exchange(member, code, { headers })));
    expect(answers[0]).toMatchObject({ success: true });
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    const missed = { 'Idempotency-Key': randomUUID() };
    const misses = await Promise.all(
      Array.from({ length: 8 }, () => exchange(member, '0000000000000000', { headers: missed })),
    );
    expect(misses.every(({ message }) => message === unknown.message)).toBe(true);
    expect(
      await server.db
        .selectFrom('card_code_misses')
        .select('misses')
        .where('attempted_by', '=', `user:${member.userId}`)
        .executeTakeFirst(),
    ).toEqual({ misses: 1 });
  });

  it('without one is pointed to the record at first, and finds its exchange again later', async () => {
    const member = await aMember(server);
    const { code } = await aCardCode(server);
    const { data } = await exchange(member, code);
    expect(await exchange(member, code)).toMatchObject({
      code: '0',
      message: '该卡密您已提交兑换，请在兑换记录中查看结果',
    });
    await server.advance(31 * second);
    expect(await exchange(member, code)).toMatchObject({
      success: true,
      data: { exchangeId: data.exchangeId },
    });
    expect(await records(member)).toHaveLength(1);
  });
});
