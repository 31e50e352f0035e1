import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#core/contract/console/audit.ts';
import { goods } from '#core/contract/console/goods.ts';
import type { PriceOfSku } from '#core/contract/console/goods/goods-fields.shapes.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { detail } from '#core/contract/goods/detail.ts';
import { orders } from '#core/contract/order/orders.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aPaidOrder } from '../../../testing/data/orders/a-paid-order.ts';
import { aPromotionRow } from '../../../testing/data/a-promotion-row.ts';
import { freshId } from '../../../testing/fresh.ts';
import {
  anOperator,
  callConsole,
  codeOf,
  consoleData,
  type TestOperator,
} from '../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { countSold } from '../goods/count-sold.ts';

let server: TestServer;
let member: TestMember;
let operator: TestOperator;
let finance: TestOperator;
beforeAll(async () => {
  server = await testServer();
  member = await aMember(server);
  operator = await anOperator(server, { roles: ['activities'] });
  finance = await anOperator(server, { roles: ['finance'] });
});
afterAll(() => server.stop());

const reason = '与供应商约定调价';
const read = (goodsId: string) => consoleData(server, goods.goodsDetail, { goodsId }, operator);
/** The prices as the editor sends them, with one of them changed. */
async function withPrice(goodsId: string, change: Partial<PriceOfSku>) {
  const { priceVersion, skus } = await read(goodsId);
  const [first] = skus;
  if (!first) throw new Error('no sku');
  const { skuId, priceFen, memberPriceFen, originalPriceFen, costFen } = first;
  return {
    priceVersion,
    prices: [{ skuId, priceFen, memberPriceFen, originalPriceFen, costFen, ...change }],
  };
}
const propose = async (goodsId: string, change: Partial<PriceOfSku>, by = operator) =>
  callConsole(server, goods.proposePrice, { ...(await withPrice(goodsId, change)), reason }, by);
const approve = (proposalId: string, by = finance, totp?: string) =>
  callConsole(server, proposals.approveProposal, { proposalId, ...(totp !== undefined && { totp }) }, by);
const priceOf = async (goodsId: string) => (await read(goodsId)).skus[0]?.priceFen;
const submit = (goodsId: string, payableFen: number, as = member) =>
  server.call(
    orders.submitOrder,
    { lines: [{ skuId: `${goodsId}.1`, quantity: 1 }], payableFen },
    { as, headers: { 'idempotency-key': freshId('order-key') } },
  );

describe('a price', () => {
  it('is changed by 5 % at once, with its history and an entry of the audit log', async () => {
    const goodsId = await aGoods(server, { price_fen: 2_000 });
    expect((await propose(goodsId, { priceFen: 1_900, costFen: 1_500 })).data).toEqual({ proposalId: null });
    expect(await priceOf(goodsId)).toBe(1_900);
    const { rows } = await consoleData(server, goods.priceHistory, { goodsId }, finance);
    expect(rows).toMatchObject([
      { by: operator.name, approvedBy: null, before: { priceFen: 2_000 }, after: { priceFen: 1_900 } },
    ]);
    const auditor = await anOperator(server, { roles: ['audit'] });
    expect((await consoleData(server, audit.auditLog, { object: goodsId }, auditor)).rows[0]).toMatchObject({
      act: '修改价格',
      reason,
      changes: [
        { field: '一杯 售价', before: '¥20.00', after: '¥19.00' },
        { field: '一杯 成本', before: '', after: '¥15.00' },
      ],
    });
    await expect(server.db.deleteFrom('price_changes').execute()).rejects.toThrow('append-only');
  });

  it('is not changed further in small steps on the same day', async () => {
    const goodsId = await aGoods(server, { price_fen: 2_000 });
    await propose(goodsId, { priceFen: 1_900 });
    expect((await propose(goodsId, { priceFen: 1_850 })).data.proposalId).not.toBeNull();
    expect(await priceOf(goodsId)).toBe(1_900);
  });

  it('above 5 % waits for finance; then card, detail, preview and a real order have the new one', async () => {
    const goodsId = await aGoods(server, { price_fen: 2_000 });
    await aPromotionRow(server, {
      kind: 'price',
      title: '福利价',
      goods_ids: [goodsId],
      terms: { priceFen: 1_700 },
    });
    const { proposalId } = (await propose(goodsId, { priceFen: 1_600 })).data;
    expect(await priceOf(goodsId)).toBe(2_000);
    const shown = await consoleData(server, proposals.proposal, { proposalId: proposalId ?? '' }, finance);
    expect(shown).toMatchObject({ act: '修改价格', mayDecide: true, needsTotp: false });
    expect(shown.effects).toEqual([
      '一杯：售价降幅 20%，超过 5%',
      '一杯：会员价降幅 20%，超过 5%',
      '昨天没有售出',
      '一杯的“福利价” ¥17.00 不低于新售价 ¥16.00，不再便宜',
    ]);
    expect((await approve(proposalId ?? '', operator)).message).toBe('您的角色不能审批这类申请');
    expect((await approve(proposalId ?? '')).success).toBe(true);
    const skuId = `${goodsId}.1`;
    expect(await server.data(detail.skuDetail, { skuId })).toMatchObject({ priceFen: 1_600 });
    const { list } = await server.data(catalogue.goodsList, { keyword: '咖啡券', pageSize: 50 });
    expect(list.find((card) => card.goodsId === goodsId)).toMatchObject({ priceFen: 1_600 });
    const preview = { lines: [{ skuId, quantity: 1 }] };
    expect((await server.data(orders.previewOrder, preview, { as: member })).payableFen).toBe(1_600);
    expect((await submit(goodsId, 1_700)).success).toBe(false);
    expect((await submit(goodsId, 1_600)).success).toBe(true);
    expect((await consoleData(server, goods.priceHistory, { goodsId }, finance)).rows[0]).toMatchObject({
      by: operator.name,
      approvedBy: finance.name,
    });
  });

  it('for members above the usual one is always refused, also by the database', async () => {
    const goodsId = await aGoods(server, { price_fen: 2_000 });
    expect(await propose(goodsId, { memberPriceFen: 2_001 })).toMatchObject({
      success: false,
      message: '一杯：会员价 ¥20.01 不能高于售价 ¥20.00',
    });
    await expect(
      server.db
        .updateTable('skus')
        .set({ member_price_fen: 2_001 })
        .where('goods_id', '=', goodsId)
        .execute(),
    ).rejects.toThrow('violates check constraint');
  });

  it('that somebody else changed since it was read is refused; so is an approval of an older one', async () => {
    const goodsId = await aGoods(server, { price_fen: 2_000 });
    const read1 = await withPrice(goodsId, { priceFen: 1_950 });
    const { proposalId } = (await propose(goodsId, { priceFen: 1_500 })).data;
    expect((await propose(goodsId, { priceFen: 1_980 })).success).toBe(true);
    const late = await callConsole(server, goods.proposePrice, { ...read1, reason }, operator);
    expect(late.message).toBe('对象已变化，请重新提交');
    expect((await approve(proposalId ?? '')).message).toBe('对象已变化，请重新提交');
    expect(await priceOf(goodsId)).toBe(1_980);
  });

  it('approved and changed at the same moment becomes one of the two, never a mixture', async () => {
    for (let round = 0; round < 5; round += 1) {
      const goodsId = await aGoods(server, { price_fen: 2_000 });
      const { proposalId } = (await propose(goodsId, { priceFen: 1_500 })).data;
      const small = await withPrice(goodsId, { priceFen: 1_950 });
      const answers = await Promise.all([
        approve(proposalId ?? ''),
        callConsole(server, goods.proposePrice, { ...small, reason }, operator),
      ]);
      expect(answers.filter(({ success }) => success)).toHaveLength(1);
      expect(await priceOf(goodsId)).toBe(answers[0]?.success ? 1_500 : 1_950);
    }
  });

  it('approved while orders are placed: every order pays the price it was shown', async () => {
    const goodsId = await aGoods(server, { price_fen: 2_000, stock_left: 100 });
    const { proposalId } = (await propose(goodsId, { priceFen: 1_500 })).data;
    const buyers = await Promise.all(Array.from({ length: 6 }, () => aMember(server)));
    const [approved] = await Promise.all([
      approve(proposalId ?? ''),
      ...buyers.flatMap((buyer) => [submit(goodsId, 2_000, buyer), submit(goodsId, 1_500, buyer)]),
    ]);
    expect(approved.success).toBe(true);
    const lines = await server.db
      .selectFrom('order_lines')
      .select(['list_fen', 'payable_fen'])
      .where('goods_id', '=', goodsId)
      .execute();
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line.payable_fen).toBe(line.list_fen);
    expect((await submit(goodsId, 2_000)).success).toBe(false);
    expect((await submit(goodsId, 1_500)).success).toBe(true);
  });

  it('that costs more than ¥10,000 in thirty days needs a code', async () => {
    const goodsId = await aGoods(server, { price_fen: 50_000, limit_per_order: 9 });
    await aPaidOrder(server, member, { lines: [{ skuId: `${goodsId}.1`, quantity: 9 }] });
    await countSold(server.db);
    await server.advance(24 * 3_600_000);
    [operator, finance, member] = [
      await anOperator(server, { roles: ['activities'] }),
      await anOperator(server, { roles: ['finance'] }),
      await aMember(server),
    ];
    const tried = await consoleData(
      server,
      goods.tryPrice,
      await withPrice(goodsId, { priceFen: 40_000 }),
      finance,
    );
    expect(tried).toMatchObject({
      verdict: 'ask',
      reasons: ['一杯：售价降幅 20%，超过 5%', '一杯：会员价降幅 20%，超过 5%'],
      yesterday: { pieces: 9, paidFen: 450_000, changeFen: -90_000 },
    });
    const { proposalId } = (await propose(goodsId, { priceFen: 40_000 })).data;
    expect((await approve(proposalId ?? '')).message).toBe('请输入动态码');
    expect((await approve(proposalId ?? '', finance, codeOf(server, finance))).success).toBe(true);
    expect(await priceOf(goodsId)).toBe(40_000);
  });
});

describe('a file of prices', () => {
  const file = (...lines: readonly string[]) => ['规格编号,售价,会员价,划线价,成本', ...lines].join('\n');
  const send = (csv: string, isConfirmed: boolean) =>
    consoleData(server, goods.importPrices, { csv, isConfirmed, reason }, operator);

  it('writes nothing while a line is wrong, and names each with its cure', async () => {
    const [right, wrong] = [await aGoods(server), await aGoods(server)];
    const report = await send(file(`${right}.1,19.80,,,`, `${wrong}.1,20,21,,`, 'nowhere.1,1,,,'), true);
    expect(report).toMatchObject({ isDone: false, faults: [{ line: 4, fault: '没有规格 nowhere.1' }] });
    const again = await send(file(`${right}.1,19.80,,,`, `${wrong}.1,20,21,,`), true);
    expect(again).toMatchObject({
      isDone: false,
      faults: [{ line: 3, fault: '会员价 ¥21.00 不能高于售价 ¥20.00', cure: '改好这一行再导入' }],
    });
    expect(await priceOf(right)).toBe(2_000);
  });

  it('is done when it is confirmed; changes above 5 % become one proposal', async () => {
    const [first, second] = [await aGoods(server), await aGoods(server)];
    const small = file(`${first}.1,19.80,,,12`, `${second}.1,20.20,,,`);
    expect(await send(small, false)).toMatchObject({ changed: 2, faults: [], reasons: [], isDone: false });
    expect(await priceOf(first)).toBe(2_000);
    expect(await send(small, true)).toMatchObject({ isDone: true, proposalId: null });
    expect([await priceOf(first), await priceOf(second)]).toEqual([1_980, 2_020]);
    const large = await send(file(`${first}.1,10,,,12`, `${second}.1,20.30,,,`), true);
    expect(large.proposalId).not.toBeNull();
    expect([await priceOf(first), await priceOf(second)]).toEqual([1_980, 2_020]);
    expect((await approve(large.proposalId ?? '')).success).toBe(true);
    expect([await priceOf(first), await priceOf(second)]).toEqual([1_000, 2_030]);
  });
});
