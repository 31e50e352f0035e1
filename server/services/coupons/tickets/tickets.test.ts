import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCode } from '#core/contract/content/card-code.ts';
import { tickets } from '#core/contract/content/tickets.ts';
import { aCardCode } from '../../../testing/data/a-card-code.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { aProduct, type TestProduct } from '../../../testing/data/a-product.ts';
import { aSubscription } from '../../../testing/data/a-subscription.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { spendHandOver } from '../../accounts/sso/hand-over.ts';
import { sendTickets } from './send-tickets.ts';

const day = 24 * 3_600_000;
const shop = 'https://points.example';
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ settings: { REDIRECT_ORIGINS: shop } });
});
afterAll(() => server.stop());

const at = (days: number): Date => new Date(server.now().getTime() + days * day);

describe('the coupons of the points shop', () => {
  const configured = (value: string) =>
    server.db
      .insertInto('page_configs')
      .values({ code: 'pointsShopCouponUrl', value })
      .onConflict((c) => c.column('code').doUpdateSet({ value }))
      .execute();

  const isOffered = async () =>
    (await server.data(tickets.serviceTickets, {}, { as: await aMember(server) })).pointsShopOpen;

  it('are not offered while no shop is configured', async () => {
    expect(await isOffered()).toBe(false);
    expect(await server.call(tickets.pointsShopCouponUrl, {}, { as: await aMember(server) })).toMatchObject({
      code: '0',
      message: '积分商城暂未开放，请稍后再来',
    });
  });

  it('open with a token that the shop alone may spend once', async () => {
    await configured(`${shop}/coupons?from=mall`);
    expect(await isOffered()).toBe(true);
    const member = await aMember(server);
    const { url } = await server.data(tickets.pointsShopCouponUrl, {}, { as: member });
    const { origin, pathname, searchParams } = new URL(url);
    expect([origin, pathname, searchParams.get('from')]).toEqual([shop, '/coupons', 'mall']);
    const token = searchParams.get('token') ?? '';
    expect(await spendHandOver(server.deps, token, 'https://evil.example')).toBeUndefined();
    expect(await spendHandOver(server.deps, token, shop)).toMatchObject({ userId: member.userId });
    expect(await spendHandOver(server.deps, token, shop)).toBeUndefined();
  });

  it('are refused at an origin that is not agreed, and no token is made (A3)', async () => {
    await configured('https://points.example.evil.example/coupons');
    expect(await isOffered()).toBe(false);
    const tokens = async () =>
      (await server.db.selectFrom('hand_over_tokens').select('channel').execute()).length;
    const before = await tokens();
    expect(await server.call(tickets.pointsShopCouponUrl, {}, { as: await aMember(server) })).toMatchObject({
      code: '0',
      message: '该链接不在可信任的网站内，无法为您免登录打开',
    });
    expect(await tokens()).toBe(before);
  });
});

describe('tickets that come with an opened service', () => {
  const offered = async (product: TestProduct, begins = -10, ends: number | null = null) =>
    void (await server.db
      .insertInto('opening_tickets')
      .values({
        product_id: product.productId,
        ticket_key: 'welcome',
        name: '5元立减券',
        coupon_type: 'cash',
        amount_fen: 500,
        valid_days: 30,
        begins_at: at(begins),
        ends_at: ends === null ? null : at(ends),
      })
      .execute());
  const coupons = (userId: string) =>
    server.db
      .selectFrom('user_coupons')
      .select(['coupon_type', 'state', 'amount_fen', 'title'])
      .where('user_id', '=', userId)
      .execute();

  it('are in the log and in the wallet once, however often and by however many they are sent', async () => {
    const [member, product] = [await aMember(server), await aProduct(server)];
    await offered(product);
    await aSubscription(server, { member, product, openedAt: at(-1) });
    await Promise.all([
      ...Array.from({ length: 5 }, () => sendTickets(server.deps)),
      ...Array.from({ length: 5 }, () => server.data(tickets.serviceTickets, {}, { as: member })),
    ]);
    expect(await server.data(tickets.serviceTickets, {}, { as: member })).toMatchObject({
      total: 1,
      hasNext: false,
      list: [{ ticketName: '5元立减券', businessName: '随心看权益包', amountFen: 500, state: 'sent' }],
    });
    expect(await coupons(member.userId)).toEqual([
      { coupon_type: 'cash', state: 'usable', amount_fen: 500, title: '5元立减券' },
    ]);
  });

  it('come with a product that a card code opened', async () => {
    const [member, product] = [await aMember(server), await aProduct(server)];
    await offered(product);
    const { code } = await aCardCode(server, { months: 3, productId: product.productId });
    await server.data(cardCode.exchangeCardCode, { cardCode: code }, { as: member });
    expect((await server.data(tickets.serviceTickets, {}, { as: member })).list).toMatchObject([
      { ticketName: '5元立减券' },
    ]);
  });

  it('are not for what was opened before the offer, after it, or is yet to begin', async () => {
    const [member, product] = [await aMember(server), await aProduct(server)];
    await offered(product, -10, -5);
    for (const opened of [-11, -4, 1]) await aSubscription(server, { member, product, openedAt: at(opened) });
    expect(await server.data(tickets.serviceTickets, {}, { as: member })).toMatchObject({
      list: [],
      total: 0,
      hasNext: false,
    });
    expect(await coupons(member.userId)).toEqual([]);
  });

  /** Whole rounds of the job; afterwards it reads nothing. */
  const sentByTheJob = async () => {
    await sendTickets(server.deps);
    const due = server.db.selectFrom('ticket_checks').where('due_at', '<=', server.now());
    expect(await due.select('subscription_id').execute()).toEqual([]);
  };

  it('come by themselves to those who opened the product before the offer was made, however many they are', async () => {
    const [first, product] = [await aMember(server), await aProduct(server)];
    await aSubscription(server, { member: first, product, openedAt: at(-1) });
    await sql`
      insert into users (user_id, mobile_sealed, mobile_lookup, isp_flag, brand_num, user_name, created_at)
      select ${product.productId} || '.' || n, mobile_sealed, ${product.productId} || '.' || n, isp_flag, brand_num, user_name, created_at
      from users, generate_series(1, 1200) n where user_id = ${first.userId}`.execute(server.db);
    await sql`
      insert into subscriptions (subscription_id, user_id, product_id, opened_at)
      select ${product.productId} || '.' || n, ${product.productId} || '.' || n, ${product.productId}, ${at(-1)} from generate_series(1, 1200) n`.execute(
      server.db,
    );
    await sentByTheJob();
    await offered(product);
    await sentByTheJob();
    const { count } = await server.db
      .selectFrom('service_tickets as t')
      .innerJoin('subscriptions as s', 's.subscription_id', 't.subscription_id')
      .where('s.product_id', '=', product.productId)
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1_201);
    expect(await coupons(first.userId)).toHaveLength(1);
  });

  it('come when an opened product begins, is prolonged, or when its ticket is offered for longer', async () => {
    const [begins, ended, late, product] = [
      await aMember(server),
      await aMember(server),
      await aMember(server),
      await aProduct(server),
    ];
    await offered(product, -10, 2);
    await aSubscription(server, { member: begins, product, openedAt: at(1) });
    const past = await aSubscription(server, { member: ended, product, openedAt: at(-3), endsAt: at(-1) });
    await aSubscription(server, { member: late, product, openedAt: at(3) });
    const cards = async () =>
      (await Promise.all([begins, ended, late].map(({ userId }) => coupons(userId)))).map(
        ({ length }) => length,
      );
    await sentByTheJob();
    expect(await cards()).toEqual([0, 0, 0]);

    await server.db
      .updateTable('subscriptions')
      .set({ ends_at: at(60) })
      .where('subscription_id', '=', past.subscriptionId)
      .execute();
    await server.advance(4 * day);
    await sentByTheJob();
    expect(await cards()).toEqual([1, 1, 0]);

    await server.db
      .updateTable('opening_tickets')
      .set({ ends_at: null })
      .where('product_id', '=', product.productId)
      .execute();
    await sentByTheJob();
    expect(await cards()).toEqual([1, 1, 1]);
  });

  it("are one's own, and paged (A1)", async () => {
    const [mine, theirs, product] = [await aMember(server), await aMember(server), await aProduct(server)];
    await offered(product);
    for (let opened = 1; opened <= 3; opened++)
      await aSubscription(server, { member: mine, product, openedAt: at(-opened) });
    await aSubscription(server, { member: theirs, product, openedAt: at(-1) });
    const pages = await Promise.all(
      [1, 2].map((pageNum) => server.data(tickets.serviceTickets, { pageNum, pageSize: 2 }, { as: mine })),
    );
    expect(pages.map(({ list, total, hasNext }) => [list.length, total, hasNext])).toEqual([
      [2, 3, true],
      [1, 3, false],
    ]);
    expect((await server.data(tickets.serviceTickets, {}, { as: theirs })).total).toBe(1);
  });
});

describe('the running band', () => {
  it('shows active lines for all and those of the given plan, area and channel', async () => {
    const plan = freshId('plan');
    const lampRow = (lamp_id: string, more: object = {}) => ({
      lamp_id,
      plan_id: plan,
      area_num: '*',
      channel_id: '*',
      text: lamp_id,
      pic_url: '',
      link: '',
      sort: 1,
      begins_at: null,
      ends_at: null,
      coupon_id: null,
      amount_fen: null,
      threshold_fen: null,
      ...more,
    });
    await server.db
      .insertInto('lamps')
      .values([
        lampRow('all', { plan_id: '*' }),
        lampRow('b', { sort: 3 }),
        lampRow('a', { sort: 2 }),
        lampRow('suzhou', { area_num: '320500', sort: 4 }),
        lampRow('elsewhere', { channel_id: 'C0009' }),
        lampRow('over', { ends_at: at(-1) }),
        lampRow('later', { begins_at: at(1) }),
        lampRow('coupon', { ends_at: at(1), coupon_id: 'C1', amount_fen: 500, threshold_fen: 3_000 }),
        lampRow('spent', { ends_at: at(-1), coupon_id: 'C2', amount_fen: 500, threshold_fen: 0 }),
      ])
      .execute();
    const lampRows = async (input: object) =>
      (await server.data(tickets.lampItems, input)).map(({ lampId }) => lampId);
    expect(await lampRows({})).toEqual(['all']);
    expect(await lampRows({ planId: plan })).toEqual(['all', 'a', 'b']);
    expect(await lampRows({ planId: plan, areaNum: '320500' })).toEqual(['all', 'a', 'b', 'suzhou']);
    expect(await lampRows({ planId: plan, channelId: 'C0009' })).toEqual(['all', 'elsewhere', 'a', 'b']);
    expect(await server.data(tickets.lampCoupons, { planId: plan })).toMatchObject([
      { lampId: 'coupon', couponId: 'C1', amountFen: 500, thresholdFen: 3_000 },
    ]);
    expect(await server.data(tickets.lampCoupons, {})).toEqual([]);
  });
});
