import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lounge } from '#core/contract/goods/lounge.ts';
import { rail } from '#core/contract/goods/rail.ts';
import { liveChangesPath } from '#core/contract/live-changes.ts';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { orders } from '#core/contract/order/orders.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { codeMinute, writeLoungeCode } from '#core/rules/lounge/lounge-code.ts';
import { terminals } from '#core/contract/sandbox/terminals.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aGoods } from '../../testing/data/a-goods.ts';
import { aHall, someVisits, type TestHall } from '../../testing/data/a-hall.ts';
import { aMember, type TestMember } from '../../testing/data/a-member.ts';
import { aPaidOrder } from '../../testing/data/orders/a-paid-order.ts';
import { eventually } from '../../testing/eventually.ts';
import { freshId } from '../../testing/fresh.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';
import { macOf } from './sign-code.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const scan = (qr: string | null, { hallId }: Pick<TestHall, 'hallId'>, companions?: number) =>
  server.sandbox(terminals.scanLounge, {
    qr: qr ?? '',
    hallId,
    ...(companions !== undefined && { companions }),
  });
const passOf = (orderId: string, as: TestMember) => server.data(rail.loungePass, { orderId }, { as });
const book = (as: TestMember, { hallId }: Pick<TestHall, 'hallId'>, companions = 0) =>
  server.data(lounge.bookLounge, { hallId, companions }, { as });
const leftOf = async (as: TestMember) =>
  (await server.data(rail.loungeRights, {}, { as })).rights.map(({ leftCount }) => leftCount);

const refund = (orderNo: string, as: TestMember) =>
  server.call(afterSale.requestRefund, { orderNo, reason: '不想要了' }, { as });
const delivered = (orderNo: string, as: TestMember) =>
  eventually(
    () => server.data(orders.goodsOrder, { orderNo }, { as }),
    ({ state }) => state === 'done',
  );

async function aGuestOf(hall: TestHall, traits: { count?: number; companions?: number; days?: number } = {}) {
  const as = await aMember(server);
  await someVisits(server, { userId: as.userId, skuId: hall.skuId, ...traits });
  return as;
}

describe('the lounges', () => {
  it('are listed nearest first, by kind, service, opening and word, and say which may be used', async () => {
    const near = await aHall(server, { metresNorth: 100, services: ['茶歇', '充电'], name: '近水厅' });
    const far = await aHall(server, { metresNorth: 900, open_hours: '99:00-99:01', name: '远山厅' });
    const air = await aHall(server, { kind: 'airport', metresNorth: 500, name: '云中厅' });
    const as = await aGuestOf(near);
    const { latitude, longitude } = nanjing;
    const found = async (filter: object) =>
      (await server.data(rail.halls, { latitude, longitude, pageSize: 50, ...filter }, { as })).list.map(
        ({ hallName }) => hallName,
      );
    expect(await found({})).toEqual(['近水厅', '云中厅', '远山厅']);
    expect(await found({ kind: 'rail' })).toEqual(['近水厅', '远山厅']);
    expect(await found({ services: ['充电'] })).toEqual(['近水厅']);
    expect(await found({ openNow: true, kind: 'rail' })).toEqual(['近水厅']);
    expect(await found({ stationId: air.stationId })).toEqual(['云中厅']);
    const page = await server.data(rail.searchHalls, { keyword: '远山' }, { as });
    expect(page.list).toMatchObject([
      { hallId: far.hallId, usable: false, reason: '您还没有这类贵宾厅的次数', distanceMeters: null },
    ]);
    const one = await server.data(rail.halls, { hallId: near.hallId, latitude, longitude }, { as });
    expect(one).toMatchObject({
      total: 1,
      kindCounts: { rail: 1, airport: 0 },
      list: [{ usable: true, reason: null, distanceMeters: expect.any(Number) }],
    });
    expect((await server.data(rail.stations, { keyword: '南京南' })).list).toContainEqual(
      expect.objectContaining({ stationId: near.stationId, hallCount: 1, kind: 'rail' }),
    );
  });

  it('are found by the pinyin of a station or city, in full or by initials, and say how many visits are left', async () => {
    const hall = await aHall(server, { stationName: '徐州东站', name: '云龙厅' });
    await aHall(server, { stationName: '常州北站', name: '天宁厅' });
    const as = await aGuestOf(hall, { count: 3 });
    const named = async (keyword: string) =>
      (await server.data(rail.searchHalls, { keyword }, { as })).list.map(({ hallName }) => hallName);
    for (const keyword of ['xzd', 'XuZhou', '徐州东', 'xz dong'])
      expect([keyword, await named(keyword)]).toEqual([keyword, ['云龙厅']]);
    expect(await named('czn')).toEqual([]);
    const { list } = await server.data(rail.searchHalls, { keyword: 'xzd' }, { as });
    expect(list).toMatchObject([{ leftCount: 3, openNow: true, openNote: '24小时' }]);
    const stations = await server.data(rail.stations, { keyword: 'xuzhoud' });
    expect(stations.list).toMatchObject([{ stationName: '徐州东站', distanceMeters: null }]);
  });

  it('show what each of their pictures is of', async () => {
    const hall = await aHall(server, {
      pics: ['goods/rail', 'views/lounge-tea'],
      pic_texts: ['休息区', '茶歇'],
    });
    const as = await aGuestOf(hall);
    const { list } = await server.data(rail.halls, { hallId: hall.hallId }, { as });
    expect(list[0]?.pics).toEqual([
      { picUrl: 'goods/rail', text: '休息区' },
      { picUrl: 'views/lounge-tea', text: '茶歇' },
    ]);
  });

  it('have stations that are listed nearest first from a position', async () => {
    const word = freshId('站');
    await aHall(server, { stationName: `${word}甲`, metresNorth: 900 });
    await aHall(server, { stationName: `${word}乙`, metresNorth: 300 });
    const named = async (where: object) =>
      (await server.data(rail.stations, { keyword: word, ...where })).list.map(({ stationName }) =>
        stationName.slice(word.length),
      );
    const { latitude, longitude } = nanjing;
    expect(await named({})).toEqual(['乙', '甲']);
    expect(await named({ latitude, longitude })).toEqual(['乙', '甲']);
    expect(await named({ latitude: latitude + 0.01, longitude })).toEqual(['甲', '乙']);
  });

  it('have goods that coupons pay for: the first are listed, all are counted', async () => {
    const goodsId = await aGoods(server, { coupon_types: ['qyfd'] });
    await aHall(server, { sku_id: `${goodsId}.1` });
    const as = await aMember(server);
    const card = (coupon_type: string) => ({
      card_code: freshId('card'),
      user_id: as.userId,
      coupon_type,
      amount_fen: 500,
      title: '券',
      expires_at: new Date(server.now().getTime() + 3_600_000),
    });
    await server.db
      .insertInto('user_coupons')
      .values(['cash', ...Array.from({ length: 8 }, () => 'qyfd')].map(card))
      .execute();
    const { coupons, couponCount } = await server.data(rail.loungeRights, {}, { as });
    expect([coupons.length, couponCount]).toEqual([6, 8]);
  });

  it('have businesses around them', async () => {
    const { stationId } = await aHall(server);
    const business = { station_id: stationId, kind_name: '咖啡', address: '', phone: '', pic_url: '' };
    const spot = { open_hours: '07:00-22:00', discount_text: null, ...nanjing };
    const { latitude, longitude, open_hours, discount_text } = spot;
    await server.db
      .insertInto('station_businesses')
      .values([
        {
          business_id: `${stationId}.1`,
          name: '远',
          sort: 1,
          ...business,
          open_hours,
          discount_text,
          latitude: latitude + 0.01,
          longitude,
        },
        {
          business_id: `${stationId}.2`,
          name: '近',
          sort: 2,
          ...business,
          open_hours,
          discount_text,
          latitude,
          longitude,
        },
      ])
      .execute();
    const supplier = freshId('supplier');
    const goodsId = await aGoods(server, { name: '咖啡券', supplier });
    await server.db
      .updateTable('station_businesses')
      .set({ supplier })
      .where('business_id', '=', `${stationId}.2`)
      .execute();
    const names = async (where: object) =>
      (await server.data(rail.stationBusinesses, { stationId, ...where })).list.map(
        ({ businessName }) => businessName,
      );
    expect(await names({})).toEqual(['远', '近']);
    expect(await names({ latitude, longitude })).toEqual(['近', '远']);
    const { list } = await server.data(rail.stationBusinesses, { stationId });
    expect(list.map(({ deals }) => deals?.map((each) => each.goodsId))).toEqual([[], [goodsId]]);
    expect(list.map(({ openNow }) => typeof openNow)).toEqual(['boolean', 'boolean']);
  });
});

describe('a visit', () => {
  it('is reserved once for a hall, however often it is requested, and can be given back', async () => {
    const hall = await aHall(server);
    const other = await aHall(server, { sku_id: hall.skuId });
    const as = await aGuestOf(hall, { count: 1 });
    const booked = await Promise.all(Array.from({ length: 8 }, () => book(as, hall)));
    expect(new Set(booked.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await leftOf(as)).toEqual([0]);
    expect(await server.call(lounge.bookLounge, { hallId: other.hallId }, { as })).toMatchObject({
      code: '0',
      message: '贵宾厅次数已用完或已预约',
    });
    const [{ orderId } = { orderId: '' }] = booked;
    expect((await server.data(rail.openLoungeOrders, { skuId: hall.skuId }, { as })).list).toMatchObject([
      { orderId, hallId: hall.hallId },
    ]);
    await server.data(lounge.cancelLounge, { orderId }, { as });
    expect(await leftOf(as)).toEqual([1]);
    expect(await passOf(orderId, as)).toMatchObject({ state: 'cancelled', qr: null, seed: null });
    expect(await server.call(lounge.cancelLounge, { orderId }, { as })).toMatchObject({ code: '0' });
  });

  it('is never reserved more often than it is held, whatever is requested at once', async () => {
    const hall = await aHall(server);
    const halls = await Promise.all(Array.from({ length: 6 }, () => aHall(server, { sku_id: hall.skuId })));
    const as = await aGuestOf(hall, { count: 3 });
    const answers = await Promise.all(
      halls.map(({ hallId }) => server.call(lounge.bookLounge, { hallId }, { as })),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(3);
    expect(await leftOf(as)).toEqual([0]);
  });

  it('is the owner’s alone', async () => {
    const hall = await aHall(server);
    const { orderId } = await book(await aGuestOf(hall), hall);
    const other = await aMember(server);
    expect(await server.call(rail.loungePass, { orderId }, { as: other })).toMatchObject({
      code: '0',
      message: '没有找到这次预约',
    });
    expect(await server.call(lounge.cancelLounge, { orderId }, { as: other })).toMatchObject({ code: '0' });
  });

  it('comes with a paid order once, and goes with its refund while it is unused', async () => {
    const hall = await aHall(server);
    const as = await aMember(server);
    const orderNo = await aPaidOrder(server, as, { lines: [{ skuId: hall.skuId, quantity: 1 }] });
    expect(await Promise.all([leftOf(as), leftOf(as)])).toEqual([[1], [1]]);
    const { orderId } = await book(as, hall);
    const { qr } = await passOf(orderId, as);
    await delivered(orderNo, as);
    expect(await refund(orderNo, as)).toMatchObject({ success: true });
    expect(await leftOf(as)).toEqual([]);
    expect(await passOf(orderId, as)).toMatchObject({ state: 'cancelled', qr: null });
    expect(await scan(qr, hall)).toMatchObject({ ok: false, verdict: 'cancelled' });
  });

  it('that was used is not refunded; of a scan and a refund at once, one succeeds', async () => {
    const hall = await aHall(server);
    const as = await aMember(server);
    const [used, raced] = [
      await aPaidOrder(server, as, { lines: [{ skuId: hall.skuId, quantity: 1 }] }),
      await aPaidOrder(server, as, { lines: [{ skuId: hall.skuId, quantity: 1 }] }),
    ];
    await Promise.all([delivered(used, as), delivered(raced, as)]);
    expect(await leftOf(as)).toEqual([1, 1]);
    const visit = await book(as, hall);
    expect(await scan((await passOf(visit.orderId, as)).qr, hall)).toMatchObject({ ok: true });
    const other = await book(as, hall);
    const { qr } = await passOf(other.orderId, as);
    const [scanned, ...refunds] = await Promise.all([scan(qr, hall), refund(used, as), refund(raced, as)]);
    const refunded = refunds.filter(({ success }) => success).length;
    expect(refunded).toBe(scanned.ok ? 0 : 1);
    expect(refunds).toContainEqual(
      expect.objectContaining({ code: '0', message: '贵宾厅次数已使用，不能退款' }),
    );
  });
});

describe('the code of a visit', () => {
  it('opens the hall once, with its companions, and a second scan is refused', async () => {
    const hall = await aHall(server);
    const as = await aGuestOf(hall);
    const { orderId } = await book(as, hall, 1);
    const pass = await passOf(orderId, as);
    expect(pass).toMatchObject({
      state: 'waiting',
      rightText: '贵宾厅1次，可带1人',
      leftAfter: 1,
      lastScan: null,
    });
    const scans = await Promise.all(Array.from({ length: 6 }, () => scan(pass.qr, hall)));
    expect(scans.filter(({ ok }) => ok)).toHaveLength(1);
    expect(scans.filter(({ verdict }) => verdict === 'used')).toHaveLength(5);
    expect(await passOf(orderId, as)).toMatchObject({ state: 'verified', qr: null, digits: null });
    expect((await server.data(lounge.loungeVisits, {}, { as })).list).toMatchObject([
      { orderId, state: 'verified', companions: 1 },
    ]);
  });

  it('is refused in another hall and with too many companions, which costs no visit', async () => {
    const hall = await aHall(server);
    const [other, airport] = [
      await aHall(server, { sku_id: hall.skuId }),
      await aHall(server, { kind: 'airport' }),
    ];
    const as = await aGuestOf(hall);
    const { orderId } = await book(as, hall, 1);
    const { qr } = await passOf(orderId, as);
    expect(await scan(qr, other)).toMatchObject({ ok: false, verdict: 'wrong-hall' });
    expect(await passOf(orderId, as)).toMatchObject({
      state: 'waiting',
      lastScan: { verdict: 'wrong-hall' },
    });
    expect(await scan(qr, airport)).toMatchObject({ verdict: 'wrong-hall' });
    expect(await scan(qr, hall, 2)).toMatchObject({ verdict: 'companions' });
    expect(await scan(qr, hall, 1)).toMatchObject({ ok: true });
    expect(
      await server.call(lounge.bookLounge, { hallId: hall.hallId, companions: 2 }, { as }),
    ).toMatchObject({ code: '0', message: '这项权益最多可带1位同行人' });
  });

  it('is useless a minute later, as a screenshot or as digits', async () => {
    const hall = await aHall(server);
    const as = await aGuestOf(hall);
    const { orderId } = await book(as, hall);
    const shot = await passOf(orderId, as);
    await server.advance(60_000);
    expect(await scan(shot.qr, hall)).toMatchObject({ verdict: 'expired' });
    expect(await scan(shot.digits, hall)).toMatchObject({ verdict: 'expired' });
    await server.advance(60_000);
    expect(await scan(shot.digits, hall)).toMatchObject({ verdict: 'unknown' });
    const { digits } = await passOf(orderId, as);
    expect(await scan(digits, hall)).toMatchObject({ ok: true });
  });

  it('is made on the phone for 12 hours without a network, and each is accepted once', async () => {
    const hall = await aHall(server);
    const as = await aGuestOf(hall);
    const { orderId } = await book(as, hall);
    const { seed } = await passOf(orderId, as);
    if (!seed) throw new Error('no seed');
    const made = (ms = 0) => {
      const minute = codeMinute(server.now().getTime() + ms);
      return writeLoungeCode({
        orderId,
        minute,
        until: seed.until,
        mac: macOf(seed.key, { orderId, minute }),
      });
    };
    await server.advance(11 * 3_600_000);
    expect(await scan(made(300_000), hall)).toMatchObject({ verdict: 'early' });
    expect(await scan(made(-300_000), hall)).toMatchObject({ verdict: 'expired' });
    const forged = made().replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect(await scan(forged, hall)).toMatchObject({ verdict: 'unknown' });
    const stretched = writeLoungeCode({
      orderId,
      minute: codeMinute(server.now().getTime()),
      until: seed.until + 60,
      mac: macOf(seed.key, { orderId, minute: codeMinute(server.now().getTime()) }),
    });
    expect(await scan(stretched, hall)).toMatchObject({ verdict: 'unknown' });
    const code = made();
    expect(await scan(code, hall)).toMatchObject({ ok: true });
    expect(await scan(code, hall)).toMatchObject({ verdict: 'used' });
    const again = await book(as, hall);
    const { seed: second } = await passOf(again.orderId, as);
    if (!second) throw new Error('no seed');
    await server.advance(13 * 3_600_000);
    const minute = codeMinute(server.now().getTime());
    const late = { orderId: again.orderId, minute };
    expect(
      await scan(writeLoungeCode({ ...late, until: second.until, mac: macOf(second.key, late) }), hall),
    ).toMatchObject({ verdict: 'expired' });
  });

  it('ends with its reservation after a day, and the visit is free again', async () => {
    const hall = await aHall(server);
    const as = await aGuestOf(hall, { count: 1 });
    const { orderId } = await book(as, hall);
    await server.advance(24 * 3_600_000);
    expect(await passOf(orderId, as)).toMatchObject({ state: 'expired', qr: null });
    expect(await leftOf(as)).toEqual([1]);
    expect((await book(as, hall)).orderId).not.toBe(orderId);
  });

  it('waits while the scanner cannot reach us: nothing is lost', async () => {
    const hall = await aHall(server);
    const as = await aGuestOf(hall);
    const { orderId } = await book(as, hall);
    await server.sandbox(upstreams.setOutage, { upstream: 'lounge', on: true });
    expect(await scan((await passOf(orderId, as)).qr, hall)).toMatchObject({
      ok: false,
      verdict: 'unanswered',
    });
    await server.sandbox(upstreams.setOutage, { upstream: 'lounge', on: false });
    expect(await scan((await passOf(orderId, as)).qr, hall)).toMatchObject({ ok: true });
  });

  it('is scanned over a signed interface: without the secret there is no answer', async () => {
    const answered = await server.fetch('/partner/lounges/scan', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ qr: 'x', hallId: 'y' }),
    });
    expect(answered.status).toBe(401);
  });
});

describe('the page of a code', () => {
  const stream = (as: Partial<TestMember>) =>
    server.fetch(server.base + liveChangesPath, {
      headers: { accessToken: as.accessToken ?? '', refreshToken: as.refreshToken ?? '' },
    });

  it('is notified at once that its code was scanned', async () => {
    const hall = await aHall(server);
    const as = await aGuestOf(hall);
    const { orderId } = await book(as, hall);
    const response = await stream(as);
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!reader) throw new Error('no stream');
    expect((await reader.read()).value).toContain('event: open');
    await scan((await passOf(orderId, as)).qr, hall);
    expect((await reader.read()).value).toContain('event: changed');
    await reader.cancel();
  });

  it('streams nothing to a guest', async () =>
    expect(await (await stream({})).json()).toMatchObject({ code: '-2' }));
});
