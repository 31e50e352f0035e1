import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goods } from '#core/contract/console/goods.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { detail } from '#core/contract/goods/detail.ts';
import { orders } from '#core/contract/order/orders.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aSellableGoods } from '../../../testing/data/a-sellable-goods.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { aPaidOrder } from '../../../testing/data/a-paid-order.ts';
import { stockOf } from '../../../testing/data/stock-of.ts';
import { freshId } from '../../../testing/fresh.ts';
import {
  anOperator,
  callConsole,
  codeOf,
  consoleData,
  type TestOperator,
} from '../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { countDays } from '../goods/count-days.ts';
import { countSold } from '../goods/count-sold.ts';

let server: TestServer;
let operator: TestOperator;
let finance: TestOperator;
beforeAll(async () => {
  server = await testServer();
  operator = await anOperator(server, { roles: ['activities'] });
  finance = await anOperator(server, { roles: ['finance'] });
});
afterAll(() => server.stop());

const reason = '仓库盘点后调整';
const list = (filters: object) => consoleData(server, goods.goodsList, { limit: 100, ...filters }, operator);
const detailOf = (goodsId: string) => consoleData(server, goods.goodsDetail, { goodsId }, operator);
const idsOf = async (filters: object) => (await list(filters)).rows.map(({ goodsId }) => goodsId);

describe('the list of goods', () => {
  it('orders goods by what they sold in 30 days, page by page, and shows it day by day', async () => {
    const word = freshId('茶饮').replace(/[^a-z0-9茶饮]/g, '');
    const [popular, quiet, unsold] = [
      await aGoods(server, { name: word }),
      await aGoods(server, { name: word }),
      await aGoods(server, { name: word }),
    ];
    const member = await aMember(server);
    for (const [goodsId, quantity] of [
      [popular, 3],
      [quiet, 1],
    ] as const)
      await aPaidOrder(server, member, { lines: [{ skuId: `${goodsId}.1`, quantity }] });
    await countSold(server.db);
    await countDays(server.db, server.now());
    const { rows } = await list({ keyword: word });
    expect(rows.map(({ goodsId, sold30Days, days }) => [goodsId, sold30Days, days.at(-1)])).toEqual([
      [popular, 3, 3],
      [quiet, 1, 1],
      [unsold, 0, 0],
    ]);
    const first = await list({ keyword: word, limit: 2 });
    const rest = await list({ keyword: word, limit: 2, after: first.nextKey });
    expect([...first.rows, ...rest.rows].map(({ goodsId }) => goodsId)).toEqual([popular, quiet, unsold]);
    expect(await idsOf({ keyword: word, soldFrom: 2 })).toEqual([popular]);
  });

  it('is filtered by state, kind, city, coupon, stock and id', async () => {
    const low = await aGoods(server, {
      stock_left: 4,
      kind: 'code',
      areas: ['320500'],
      coupon_types: ['cash'],
    });
    const gone = await aGoods(server, { stock_left: 0 });
    for (const filters of [
      { kind: 'code' },
      { city: '320500' },
      { couponType: 'cash' },
      { stockBelow: 5 },
      { tab: 'on-sale' },
      { keyword: low },
    ])
      expect([filters, (await idsOf(filters)).includes(low)]).toEqual([filters, true]);
    for (const filters of [
      { kind: 'physical' },
      { city: '320100' },
      { couponType: 'wzg' },
      { stockBelow: 4 },
    ])
      expect([filters, (await idsOf(filters)).includes(low)]).toEqual([filters, false]);
    expect(await idsOf({ tab: 'sold-out' })).toContain(gone);
    expect(await idsOf({ tab: 'on-sale' })).not.toContain(gone);
  });
});

describe('goods', () => {
  it('are taken off sale by one person, and put on sale by two', async () => {
    const goodsId = await aSellableGoods(server);
    const skuId = `${goodsId}.1`;
    await consoleData(server, goods.unlistGoods, { goodsId, reason }, operator);
    expect((await server.call(detail.skuDetail, { skuId })).message).toBe('商品不存在或已下架');
    expect(await idsOf({ tab: 'unlisted' })).toContain(goodsId);
    const again = await callConsole(server, goods.unlistGoods, { goodsId, reason }, operator);
    expect(again.message).toBe('这件商品已经下架');
    const { proposalId } = await consoleData(server, goods.proposeListing, { goodsId, reason }, operator);
    expect(await idsOf({ tab: 'waiting' })).toContain(goodsId);
    await consoleData(server, proposals.approveProposal, { proposalId: proposalId ?? '' }, finance);
    expect((await server.data(detail.skuDetail, { skuId })).skuId).toBe(skuId);
  });

  it('keep texts that another saved in between: the slower one is told who changed what', async () => {
    const goodsId = await aGoods(server);
    const { texts } = await detailOf(goodsId);
    const save = (name: string) =>
      callConsole(
        server,
        goods.saveGoods,
        { goodsId, before: texts, texts: { ...texts, name }, reason },
        operator,
      );
    expect((await save('碧螺春')).success).toBe(true);
    expect((await save('龙井')).message).toBe(`${operator.name}刚改了名称；您写的还在，核对后再保存`);
    expect((await detailOf(goodsId)).texts.name).toBe('碧螺春');
  });
});

describe('stock', () => {
  const change = (goodsId: string, pieces: number, area: string | null = null) =>
    callConsole(
      server,
      goods.proposeStock,
      { goodsId, changes: [{ skuId: `${goodsId}.1`, area, pieces }], reason },
      operator,
    );
  const left = (goodsId: string) => stockOf(server, `${goodsId}.1`);

  it('is changed at once up to 1,000 pieces in a day, with a movement; more waits for finance', async () => {
    const goodsId = await aGoods(server, { price_fen: 100, stock_left: 10 });
    expect((await change(goodsId, 990)).data).toEqual({ proposalId: null });
    expect(await left(goodsId)).toBe(1_000);
    const { proposalId } = (await change(goodsId, 11)).data;
    expect(proposalId).not.toBeNull();
    expect(await left(goodsId)).toBe(1_000);
    await consoleData(server, proposals.approveProposal, { proposalId: proposalId ?? '' }, finance);
    expect(await left(goodsId)).toBe(1_011);
    const { rows } = await consoleData(server, goods.stockMovements, { goodsId }, operator);
    expect(rows).toMatchObject([
      { pieces: 11, leftAfter: 1_011, by: operator.name, approvedBy: finance.name },
      { pieces: 990, leftAfter: 1_000, by: operator.name, approvedBy: null },
    ]);
  });

  it('worth more than ¥10,000 waits and needs a code', async () => {
    const goodsId = await aGoods(server, { price_fen: 1_000_001, stock_left: 1 });
    const { proposalId } = (await change(goodsId, 1)).data;
    const approve = (totp?: string) =>
      callConsole(
        server,
        proposals.approveProposal,
        { proposalId: proposalId ?? '', ...(totp !== undefined && { totp }) },
        finance,
      );
    expect((await approve()).message).toBe('请输入动态码');
    expect((await approve(codeOf(server, finance))).success).toBe(true);
    expect(await left(goodsId)).toBe(2);
  });

  it('by area is changed where the area has a row, and never below nothing', async () => {
    const goodsId = await aGoods(server, { kind: 'physical' });
    await server.db
      .insertInto('area_stock')
      .values({ sku_id: `${goodsId}.1`, area_num: '320500', inventory: 3 })
      .execute();
    expect((await change(goodsId, 2, '320500')).success).toBe(true);
    expect((await change(goodsId, -6, '320500')).message).toBe('一杯 苏州只剩 5 件，不能减少 6 件');
    expect((await change(goodsId, 1, '320100')).message).toBe('没有这个规格或地区的库存');
    expect((await change(goodsId, 1)).message).toBe('一杯 全部地区的库存不限，不用调整');
    expect((await consoleData(server, goods.areaStock, { goodsId }, operator)).rows).toMatchObject([
      { areaName: '苏州', left: 5 },
    ]);
  });

  it('taken away while orders take it is never sold twice', async () => {
    const goodsId = await aGoods(server, { stock_left: 5 });
    const buyers = await Promise.all(Array.from({ length: 4 }, () => aMember(server)));
    const [, ...placed] = await Promise.all([
      change(goodsId, -3),
      ...buyers.map((as) =>
        server.call(
          orders.submitOrder,
          { lines: [{ skuId: `${goodsId}.1`, quantity: 1 }], payableFen: 2_000 },
          { as, headers: { 'idempotency-key': freshId('order-key') } },
        ),
      ),
    ]);
    const sold = placed.filter(({ success }) => success).length;
    const { rows } = await consoleData(server, goods.stockMovements, { goodsId }, operator);
    const moved = rows.reduce((sum, { pieces }) => sum + pieces, 0);
    expect(await left(goodsId)).toBe(5 - sold + moved);
    expect(5 - sold + moved).toBeGreaterThanOrEqual(0);
  });
});
