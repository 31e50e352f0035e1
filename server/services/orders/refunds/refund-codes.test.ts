import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { orders } from '#core/contract/order/orders.ts';
import { wallet } from '#core/contract/order/wallet.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aPaidOrder } from '../../../testing/data/orders/a-paid-order.ts';
import { someCodes } from '../../../testing/data/some-codes.ts';
import { eventually } from '../../../testing/eventually.ts';
import { raced } from '../../../testing/race-rounds.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { useCode } from '../fulfilment/use-code.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const fulfilment = (as: TestMember, orderNo: string) =>
  server.data(afterSale.orderFulfilment, { orderNo }, { as });
const refund = (as: TestMember, orderNo: string, codes?: readonly string[]) =>
  server.call(
    afterSale.requestRefund,
    { orderNo, lines: [1], reason: '不想要了', ...(codes && { codes: [...codes] }) },
    { as },
  );
/** Codes of one line, of which the last one costs the rest of the money. */
async function buy(quantity = 3, price_fen = 333) {
  const skuId = await someCodes(server, {
    count: quantity,
    code_terms: 'until-used',
    price_fen,
    limit_per_order: quantity,
  });
  const as = await aMember(server);
  const orderNo = await aPaidOrder(server, as, { lines: [{ skuId, quantity }] });
  const { lines } = await eventually(
    () => fulfilment(as, orderNo),
    (found) => found.lines[0]?.state === 'delivered',
  );
  return { as, orderNo, skuId, codes: lines[0]?.codes.map(({ codeId }) => codeId) ?? [] };
}
const inStock = async (skuId: string) =>
  (
    await server.db
      .selectFrom('sku_codes')
      .select('code_id')
      .where('sku_id', '=', skuId)
      .where('order_no', 'is', null)
      .execute()
  ).length;

describe('codes of one line', () => {
  it('are given back one by one, each with its part and the last one with the rest', async () => {
    const { as, orderNo, skuId, codes } = await buy();
    // As a coupon for the whole line leaves it: not divisible.
    await server.db
      .updateTable('order_lines')
      .set({ payable_fen: 998, coupon_fen: 1 })
      .where('order_no', '=', orderNo)
      .execute();
    const amounts: (number | undefined)[] = [];
    for (const [at, codeId] of codes.entries()) {
      const { data, message } = await refund(as, orderNo, [codeId]);
      expect(message).toBe('');
      amounts.push(data?.amountFen);
      expect(data?.lines).toMatchObject([{ line: 1, quantity: 1 }]);
      const [line] = (await fulfilment(as, orderNo)).lines;
      expect(line).toMatchObject({ pieces: 3, piecesBack: at + 1, isRefunded: at === 2 });
      expect(await inStock(skuId)).toBe(at + 1);
    }
    expect(amounts.slice(0, 2)).toEqual([332, 332]);
    const { state, use } = await server.data(orders.goodsOrder, { orderNo }, { as });
    expect(['refunding', 'refunded']).toContain(state);
    expect(use.codes).toBe(0);
  });

  it('that a shop took hinder no other one, and stay paid for', async () => {
    const { as, orderNo, codes } = await buy();
    const [used = '', kept = '', back = ''] = codes;
    expect(await useCode(server.deps, used)).toBe('used');
    expect(await refund(as, orderNo, [used])).toMatchObject({ message: '选的券码有变化，请确认后重新提交' });
    expect((await refund(as, orderNo, [back])).data).toMatchObject({ amountFen: 333 });
    const { vouchers } = await server.data(wallet.wallet, { orderNo }, { as });
    expect(vouchers[0]?.codes.map(({ codeId }) => codeId)).toEqual([kept]);
    expect(await useCode(server.deps, kept)).toBe('used');
    expect(await refund(as, orderNo)).toMatchObject({ message: '券码已使用，不能退款' });
    expect((await server.data(orders.goodsOrder, { orderNo }, { as })).state).toBe('done');
  });

  it('without names all go back that can', async () => {
    const { as, orderNo, codes } = await buy();
    expect(await useCode(server.deps, codes[0] ?? '')).toBe('used');
    expect((await refund(as, orderNo)).data).toMatchObject({ amountFen: 666, lines: [{ quantity: 2 }] });
  });

  it('that were seen are refused at the till once they are given back, and the same request has the same refund', async () => {
    const { as, orderNo, skuId, codes } = await buy(2);
    const [seen = '', other = ''] = codes;
    await server.data(afterSale.showCode, { orderNo, codeId: seen }, { as });
    const first = await refund(as, orderNo, [seen]);
    expect((await refund(as, orderNo, [seen])).data?.refundNo).toBe(first.data?.refundNo);
    expect(await useCode(server.deps, seen)).toBe('refunded');
    expect(await server.call(afterSale.showCode, { orderNo, codeId: seen }, { as })).toMatchObject({
      message: '没有找到该券码',
    });
    expect(await inStock(skuId)).toBe(0);
    expect((await fulfilment(as, orderNo)).lines[0]?.codes.map(({ codeId }) => codeId)).toEqual([other]);
    expect((await server.data(orders.goodsOrder, { orderNo }, { as })).use.codes).toBe(1);
  });

  it('are used or given back, never both, and never given back twice', async () => {
    await raced(
      () => buy(2),
      async ({ as, orderNo, codes }) => {
        const [one = '', two = ''] = codes;
        const [use, ...refunds] = await Promise.all([
          useCode(server.deps, one),
          refund(as, orderNo, [one]),
          refund(as, orderNo, [two]),
          refund(as, orderNo, [two]),
        ]);
        expect(refunds[0]?.success).toBe(use !== 'used');
        const given = (await fulfilment(as, orderNo)).refunds;
        expect(given.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(use === 'used' ? 333 : 666);
      },
    );
  });
});
