import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coupons } from '#core/contract/goods/coupons.ts';
import { payCode } from '#core/contract/goods/pay-code.ts';
import { till } from '#core/contract/goods/till.ts';
import { reports } from '#core/contract/sandbox/reports.ts';
import { terminals } from '#core/contract/sandbox/terminals.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aShop } from '../../../testing/data/a-shop.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { tillWork } from './settle-till-payment.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const charge = (authCode: string, shopCode: string, amountFen: number, tradeNo?: string) =>
  server.sandbox(terminals.scanPayCode, { authCode, shopCode, amountFen, ...(tradeNo && { tradeNo }) });
const refund = (paymentNo: string | null, shopCode: string, amountFen: number, refundNo: string) =>
  server.sandbox(terminals.refundPayCode, { paymentNo: paymentNo ?? '', shopCode, amountFen, refundNo });
const codeOf = (as: TestMember, shopCode?: string) =>
  server.data(payCode.payCode, { ...(shopCode !== undefined && { shopCode }) }, { as });
/** A member with 100 yuan on the phone bill. */
async function aPayer(): Promise<TestMember> {
  const as = await aMember(server);
  const { mobiles } = server.deps.encryption;
  await server.db
    .insertInto('sandbox_numbers')
    .values({
      mobile_lookup: mobiles.lookup(as.mobile),
      balance_fen: 10_000,
      area_num: '320100',
      in_province: true,
      joined_on: null,
    })
    .execute();
  return as;
}
/** A card for the tills of shops of some categories. */
async function aTillCard({ userId }: TestMember, amount_fen: number, categories: string[]): Promise<string> {
  const [template_id, card_code] = [freshId('template'), freshId('card')];
  await server.db
    .insertInto('coupon_templates')
    .values({ template_id, categories, at_tills: true })
    .execute();
  await server.db
    .insertInto('user_coupons')
    .values({
      card_code,
      user_id: userId,
      coupon_type: 'cash',
      amount_fen,
      title: `${amount_fen / 100}元券`,
      expires_at: new Date(server.now().getTime() + 3_600_000),
      template_id,
    })
    .execute();
  return card_code;
}
const cardStates = async ({ userId }: TestMember): Promise<Record<string, string>> =>
  Object.fromEntries(
    (
      await server.db
        .selectFrom('user_coupons')
        .select(['card_code', 'state'])
        .where('user_id', '=', userId)
        .execute()
    ).map(({ card_code, state }) => [card_code, state]),
  );
const balanceOf = async ({ mobile }: TestMember) => (await server.deps.billing.balanceFen(mobile)) ?? 0;
const paymentOf = async (as: TestMember, paymentNo: string | null) =>
  (await server.data(till.tillPayment, { paymentNo: paymentNo ?? '' }, { as })).payment;

describe('the pay code', () => {
  it('pays once at the chosen store, less its discount, however often it is scanned', async () => {
    const as = await aPayer();
    const { shopId } = await aShop(server, { discount_text: '满10减2' });
    const before = await balanceOf(as);
    const code = await codeOf(as, shopId);
    expect(code).toMatchObject({
      shop: { shopCode: shopId, discountText: '满10减2' },
      payMethod: { balanceFen: before },
    });
    expect(code.authCode).toMatch(/^62\d{18}$/);
    const scans = await Promise.all(
      Array.from({ length: 6 }, (_, at) => charge(code.authCode, shopId, 1_000, `t${shopId}${at}`)),
    );
    const paid = scans.filter(({ ok }) => ok);
    expect(paid).toMatchObject([{ payableFen: 800 }]);
    expect(scans.filter(({ verdict }) => verdict === 'used')).toHaveLength(5);
    expect(before - (await balanceOf(as))).toBe(800);
    expect((await server.data(till.tillPayment, { authCode: code.authCode }, { as })).payment).toMatchObject({
      state: 'paid',
      amountFen: 1_000,
      discountFen: 200,
      payableFen: 800,
    });
    expect((await server.data(till.tillPayments, {}, { as })).total).toBe(1);
  });

  it('is paid with the best coupon for the store, shown before, once, and back with the whole refund', async () => {
    const as = await aPayer();
    const { shopId, categoryId } = await aShop(server, { discount_text: '满10减2' });
    const [best, small] = [await aTillCard(as, 300, [categoryId]), await aTillCard(as, 100, [])];
    await aTillCard(as, 900, ['elsewhere']);
    const code = await codeOf(as, shopId);
    expect(code).toMatchObject({ couponFirst: true, couponCount: 2, coupon: { couponName: '3元券' } });
    const { list, total } = await server.data(coupons.myCoupons, { shopCode: shopId }, { as });
    expect([total, list.map(({ cardCode }) => cardCode)]).toEqual([2, [best, small]]);
    const scans = await Promise.all(
      Array.from({ length: 4 }, (_, at) => charge(code.authCode, shopId, 1_000, `c${shopId}${at}`)),
    );
    const [paid] = scans.filter(({ ok }) => ok);
    expect(paid).toMatchObject({ payableFen: 500 });
    expect(await paymentOf(as, paid?.paymentNo ?? null)).toMatchObject({ discountFen: 500, couponFen: 300 });
    expect(await cardStates(as)).toMatchObject({ [best]: 'used', [small]: 'usable' });
    expect(await refund(paid?.paymentNo ?? null, shopId, 200, 'c1')).toMatchObject({ ok: true });
    expect(await cardStates(as)).toMatchObject({ [best]: 'used' });
    await Promise.all([1, 2].map(() => refund(paid?.paymentNo ?? null, shopId, 300, 'c2')));
    expect(await cardStates(as)).toMatchObject({ [best]: 'usable' });
  });

  it('holds its coupon for the till, not for an order, while it is being paid', async () => {
    const as = await aPayer();
    const { shopId } = await aShop(server);
    const card = await aTillCard(as, 300, []);
    await charge((await codeOf(as, shopId)).authCode, shopId, 1_000);
    await server.db
      .updateTable('user_coupons')
      .set({ state: 'reserved' })
      .where('card_code', '=', card)
      .execute();
    const holder = async () => (await server.data(coupons.myCoupons, {}, { as })).list[0]?.reservedBy;
    expect(await holder()).toBe('order');
    const later = new Date(server.now().getTime() + 3_600_000);
    await server.db
      .updateTable('till_payments')
      .set({ state: 'paying', settled_at: null, next_try_at: later })
      .where('card_code', '=', card)
      .execute();
    expect(await holder()).toBe('till');
  });

  it('leaves the coupon where the debit fails, and one coupon pays one of two codes', async () => {
    const as = await aPayer();
    const { shopId } = await aShop(server);
    const card = await aTillCard(as, 300, []);
    const poor = await charge((await codeOf(as)).authCode, shopId, 400_000);
    expect(poor).toMatchObject({ verdict: 'failed' });
    expect(await cardStates(as)).toEqual({ [card]: 'usable' });
    expect(await charge((await codeOf(as)).authCode, shopId, 1_000)).toMatchObject({ payableFen: 700 });
    expect(await charge((await codeOf(as)).authCode, shopId, 1_000)).toMatchObject({ payableFen: 1_000 });
    expect(await cardStates(as)).toEqual({ [card]: 'used' });
  });

  it('answers a repeated sale with its first answer, and takes the money once', async () => {
    const as = await aPayer();
    const { shopId } = await aShop(server);
    const before = await balanceOf(as);
    const { authCode } = await codeOf(as);
    const first = await charge(authCode, shopId, 500, `sale-${shopId}`);
    expect(await charge(authCode, shopId, 500, `sale-${shopId}`)).toEqual(first);
    expect(await charge(authCode, shopId, 600, `sale-${shopId}`)).toMatchObject({ verdict: 'used' });
    const next = await codeOf(as);
    expect(await charge(next.authCode, shopId, 500, `sale-${shopId}`)).toMatchObject({ verdict: 'used' });
    expect(before - (await balanceOf(as))).toBe(500);
  });

  it('is void after a minute, after a newer one, when made up, and at another store', async () => {
    const as = await aPayer();
    const { shopId } = await aShop(server);
    const other = await aShop(server);
    const old = await codeOf(as, shopId);
    const { authCode } = await codeOf(as, shopId);
    expect(await charge(old.authCode, shopId, 100)).toMatchObject({ verdict: 'expired' });
    expect(await charge(`62${'1'.repeat(18)}`, shopId, 100)).toMatchObject({ verdict: 'unknown' });
    expect(await charge(authCode, other.shopId, 100)).toMatchObject({ verdict: 'wrong-shop' });
    expect(await charge(authCode, shopId, 0)).toMatchObject({ verdict: 'amount' });
    expect(await charge(authCode, shopId, 500_001)).toMatchObject({ verdict: 'amount' });
    await server.advance(60_000);
    expect(await charge(authCode, shopId, 100)).toMatchObject({ verdict: 'expired' });
    expect(await server.data(till.tillPayment, { authCode }, { as })).toEqual({ payment: null });
  });

  it('is made for the phone bill alone, which a cashier’s scan charges', async () => {
    const as = await aPayer();
    expect((await server.data(payCode.payCode, { payMethodId: 3 }, { as })).payMethod.payMethodId).toBe(3);
    expect(await server.call(payCode.payCode, { payMethodId: 1 }, { as })).toMatchObject({
      code: '0',
      message: '苏惠码目前只支持话费支付',
    });
  });

  it('fails without money taken when the balance is too small', async () => {
    const as = await aPayer();
    const { shopId } = await aShop(server);
    const before = await balanceOf(as);
    const { authCode } = await codeOf(as);
    const charged = await charge(authCode, shopId, Math.min(500_000, before + 1));
    expect(charged).toMatchObject({ ok: false, verdict: 'failed' });
    expect(await balanceOf(as)).toBe(before);
  });

  it('is settled by the job when billing gives no answer: paid once, or given up without a debit', async () => {
    const as = await aPayer();
    const { shopId } = await aShop(server);
    const before = await balanceOf(as);
    const { authCode } = await codeOf(as);
    await server.sandbox(upstreams.setOutage, { upstream: 'billing', on: true });
    const { paymentNo, verdict } = await charge(authCode, shopId, 300);
    expect(verdict).toBe('paying');
    expect(await paymentOf(as, paymentNo)).toMatchObject({ state: 'paying' });
    await server.sandbox(upstreams.setOutage, { upstream: 'billing', on: false });
    await server.advance(11_000);
    await expect
      .poll(
        async () => {
          await tillWork(server.deps).run();
          return (await paymentOf(as, paymentNo))?.state;
        },
        { timeout: 120_000 },
      )
      .toMatch(/paid|failed/);
    const settled = await paymentOf(as, paymentNo);
    expect(before - (await balanceOf(as))).toBe(settled?.state === 'paid' ? 300 : 0);
  });

  it('is refunded at the till in parts, never more than was paid, each once', async () => {
    const as = await aPayer();
    const { shopId } = await aShop(server);
    const before = await balanceOf(as);
    const { authCode } = await codeOf(as);
    const { paymentNo } = await charge(authCode, shopId, 900);
    expect(await refund(paymentNo, 'elsewhere', 100, 'r0')).toMatchObject({ ok: false });
    expect(await Promise.all([1, 2, 3].map(() => refund(paymentNo, shopId, 400, 'r1')))).toEqual([
      expect.objectContaining({ ok: true }),
      expect.objectContaining({ ok: true }),
      expect.objectContaining({ ok: true }),
    ]);
    expect(await refund(paymentNo, shopId, 501, 'r2')).toMatchObject({
      ok: false,
      text: '退款金额超过了实收金额',
    });
    expect(await refund(paymentNo, shopId, 500, 'r3')).toMatchObject({ ok: true });
    expect(await paymentOf(as, paymentNo)).toMatchObject({ state: 'refunded', refundedFen: 900 });
    await expect.poll(() => balanceOf(as), { timeout: 120_000 }).toBe(before);
  });

  it('shows a payment to its owner alone', async () => {
    const as = await aPayer();
    const { shopId } = await aShop(server);
    const { authCode } = await codeOf(as);
    const { paymentNo } = await charge(authCode, shopId, 100);
    expect(await paymentOf(await aMember(server), paymentNo)).toBeNull();
  });
});

describe('the workbench’s ledger', () => {
  const sumsOf = async (paymentNo: string | null) => {
    const { ours, channel, differences } = await server.sandbox(reports.ledger, {});
    const isOfPayment = ({ orderNo }: { readonly orderNo: string }) => orderNo === paymentNo;
    const [here, there] = [ours, channel].map((sums) => sums.filter(isOfPayment).map(({ fen }) => fen));
    return { here, there, open: differences.filter(isOfPayment) };
  };

  it('knows payments at tills and their refunds, and shows where billing has another sum', async () => {
    const as = await aPayer();
    const { shopId } = await aShop(server);
    const { paymentNo } = await charge((await codeOf(as, shopId)).authCode, shopId, 1_000);
    expect(await sumsOf(paymentNo)).toEqual({ here: [1_000], there: [1_000], open: [] });
    expect(await refund(paymentNo, shopId, 300, freshId('part'))).toMatchObject({ ok: true });
    expect(await sumsOf(paymentNo)).toEqual({ here: [700], there: [700], open: [] });
    const refundNo = freshId('rest');
    expect(await refund(paymentNo, shopId, 700, refundNo)).toMatchObject({ ok: true });
    expect(await sumsOf(paymentNo)).toEqual({ here: [0], there: [0], open: [] });
    await server.db.deleteFrom('sandbox_credits').where('order_no', '=', `${shopId}.${refundNo}`).execute();
    expect((await sumsOf(paymentNo)).open).toMatchObject([{ oursFen: 0, channelFen: 700 }]);
  });
});
