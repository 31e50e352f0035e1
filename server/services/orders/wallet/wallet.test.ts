import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { lounge } from '#core/contract/goods/lounge.ts';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { wallet } from '#core/contract/order/wallet.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { aCouponOffer } from '../../../testing/data/a-coupon-offer.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aHall, someVisits } from '../../../testing/data/a-hall.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aPaidOrder } from '../../../testing/data/orders/a-paid-order.ts';
import { aRight } from '../../../testing/data/a-right.ts';
import { aShop } from '../../../testing/data/a-shop.ts';
import { aSubscription } from '../../../testing/data/a-subscription.ts';
import { eventually } from '../../../testing/eventually.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { grantCoupon } from '../../coupons/public.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  member = await aMember(server);
});
afterAll(() => server.stop());

const day = 86_400_000;
const later = (days: number) => new Date(server.now().getTime() + days * day);
const position = { latitude: nanjing.latitude, longitude: nanjing.longitude };
const read = (as: TestMember = member, from: object = {}) => server.data(wallet.wallet, from, { as });

/** Two codes of goods that the shops of a supplier take, bought and delivered. */
async function boughtCodes(supplier = freshId('supplier'), days = 100): Promise<string> {
  const skuId = `${await aGoods(server, { kind: 'code', supplier })}.1`;
  for (const nth of [1, 2])
    await server.db
      .insertInto('sku_codes')
      .values({
        code_id: randomBytes(8).toString('hex'),
        sku_id: skuId,
        code_sealed: server.deps.encryption.goodsCodes.seal(`62853107773${nth}`),
        valid_until: later(days),
      })
      .execute();
  const orderNo = await aPaidOrder(server, member, { lines: [{ skuId, quantity: 2 }] });
  await eventually(read, ({ vouchers }) => vouchers.some((each) => each.orderNo === orderNo));
  return orderNo;
}

it('is empty for a new subscriber', async () => {
  expect(await read()).toMatchObject({
    vouchers: [],
    codeCount: 0,
    passes: [],
    memberships: [],
    coupons: [],
    couponCount: 0,
  });
});

it('has the unused codes of delivered orders without their digits, those that end first foremost', async () => {
  const second = await boughtCodes();
  const first = await boughtCodes(undefined, 20);
  const { vouchers } = await read();
  expect(vouchers.map(({ orderNo, codes }) => [orderNo, codes.length])).toEqual([
    [first, 2],
    [second, 2],
  ]);
  expect(JSON.stringify(vouchers)).not.toContain('6285310777');
});

it('names the nearest shop with its distance where the position is known, and how many take the voucher', async () => {
  const supplier = freshId('supplier');
  await aShop(server, { supplier, metresNorth: 900, name: '街角咖啡（北店）' });
  await aShop(server, { supplier, metresNorth: 350, name: '街角咖啡（新街口店）' });
  await boughtCodes(supplier);
  expect((await read(member, position)).vouchers).toMatchObject([
    {
      shopCount: 2,
      shop: { shopName: '街角咖啡（新街口店）', distanceMeters: expect.any(Number), openNow: true },
    },
  ]);
  expect((await read()).vouchers).toMatchObject([{ shopCount: 2, shop: { distanceMeters: null } }]);
});

it('lists the codes of a hundred lines that end first, and counts those beyond', async () => {
  const orderNo = await boughtCodes();
  await sql`insert into order_lines
    select (jsonb_populate_record(l, jsonb_build_object('line', l.line + n))).*
    from order_lines l, generate_series(1, 100) n where l.order_no = ${orderNo}`.execute(server.db);
  await sql`insert into sku_codes
    select (jsonb_populate_record(c, jsonb_build_object('code_id', md5(n::text || c.code_id), 'line', c.line + n, 'valid_until', ${later(200)}::timestamptz))).*
    from sku_codes c, generate_series(1, 100) n where c.order_no = ${orderNo}`.execute(server.db);
  const { vouchers, codeCount } = await read();
  expect(vouchers).toHaveLength(100);
  expect(codeCount).toBe(202);
  const [first, last] = [vouchers[0], vouchers.at(-1)].map((each) => each?.validUntil ?? '');
  expect(Date.parse(last ?? '')).toBeGreaterThan(Date.parse(first ?? ''));
});

it('leaves out codes that were used, refunded or have ended', async () => {
  const used = await boughtCodes();
  await server.db
    .updateTable('sku_codes')
    .set({ used_at: server.now() })
    .where('order_no', '=', used)
    .execute();
  const refunded = await boughtCodes();
  await server.data(
    afterSale.requestRefund,
    { orderNo: refunded, lines: [1], reason: '不想要了' },
    { as: member },
  );
  const ended = await boughtCodes();
  await server.db
    .updateTable('sku_codes')
    .set({ valid_until: later(-1) })
    .where('order_no', '=', ended)
    .execute();
  expect((await read()).vouchers).toEqual([]);
});

it('has lounge visits that are left, and the one that is reserved', async () => {
  const { skuId, hallId } = await aHall(server);
  await someVisits(server, { userId: member.userId, skuId, count: 2 });
  expect((await read()).passes).toMatchObject([{ skuId, leftCount: 2, reservedCount: 0, visitId: null }]);
  const { orderId } = await server.data(lounge.bookLounge, { hallId, companions: 0 }, { as: member });
  expect((await read()).passes).toMatchObject([{ skuId, leftCount: 1, reservedCount: 1, visitId: orderId }]);
});

it('has memberships with the rights of this month that can be claimed', async () => {
  const product = await aRight(server, { level: 2 });
  await aSubscription(server, { member, product });
  expect((await read()).memberships).toMatchObject([
    { productId: product.productId, level: 2, claimable: 1, claimed: 0 },
  ]);
});

it('has the usable coupons that end first, and the number of all', async () => {
  const { templateId } = await aCouponOffer(server);
  const { userId } = member;
  await server.db.transaction().execute((tx) => grantCoupon(tx, { userId, templateId }, server.now()));
  expect(await read()).toMatchObject({ couponCount: 1, coupons: [{ state: 'usable' }] });
});

it('shows nothing of another subscriber', async () => {
  await boughtCodes();
  const other = await aMember(server);
  expect((await read(other)).vouchers).toEqual([]);
  expect((await server.call(wallet.wallet, {})).success).toBe(false);
});
