import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goods } from '#core/contract/console/goods.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { detail } from '#core/contract/goods/detail.ts';
import { orders } from '#core/contract/order/orders.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aSellableGoods } from '../../../testing/data/a-sellable-goods.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { anAddress } from '../../../testing/data/an-address.ts';
import { aPaidOrder } from '../../../testing/data/orders/a-paid-order.ts';
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

  it('by area begins with its first pieces, within the limits of any change, and orders take it', async () => {
    const goodsId = await aGoods(server, { kind: 'physical', price_fen: 100 });
    const started = await change(goodsId, 3, '320500');
    expect(started.data).toEqual({ proposalId: null });
    const as = await aMember(server);
    const buy = async (areaNum: string, quantity: number) =>
      server.call(
        orders.submitOrder,
        {
          lines: [{ skuId: `${goodsId}.1`, quantity }],
          payableFen: 100 * quantity,
          addressId: await anAddress(server, as, areaNum),
        },
        { as, headers: { 'idempotency-key': freshId('order-key') } },
      );
    expect((await buy('320505', 2)).success).toBe(true);
    expect((await buy('320100', 1)).message).toBe('该地区暂不支持配送');
    const { proposalId } = (await change(goodsId, 998, '*')).data;
    expect(proposalId).not.toBeNull();
    expect((await buy('110100', 1)).message).toBe('该地区暂不支持配送');
    await consoleData(server, proposals.approveProposal, { proposalId: proposalId ?? '' }, finance);
    expect((await buy('110100', 1)).success).toBe(true);
    expect((await consoleData(server, goods.areaStock, { goodsId }, operator)).rows).toMatchObject([
      { areaName: '其他地区', left: 997 },
      { areaName: '苏州', left: 1 },
    ]);
    const { rows } = await consoleData(server, goods.stockMovements, { goodsId }, operator);
    expect(rows).toMatchObject([
      { area: '其他地区', pieces: 998, leftAfter: 998, approvedBy: finance.name },
      { area: '苏州', pieces: 3, leftAfter: 3, by: operator.name, approvedBy: null },
    ]);
  });

  it('by area that is begun twice at once has the pieces of both', async () => {
    const goodsId = await aGoods(server, { kind: 'physical', price_fen: 100 });
    const answers = await Promise.all([1, 2, 3].map((pieces) => change(goodsId, pieces, '320100')));
    expect(answers.every(({ success }) => success)).toBe(true);
    expect((await consoleData(server, goods.areaStock, { goodsId }, operator)).rows).toMatchObject([
      { areaName: '南京', left: 6 },
    ]);
  });

  it('by area is none of a place that does not exist, nor of goods that are not delivered', async () => {
    const [goodsId, code] = [
      await aGoods(server, { kind: 'physical' }),
      await aGoods(server, { kind: 'code', name: '电影票' }),
    ];
    expect((await change(goodsId, 1, '999999')).message).toBe('没有地区 999999');
    expect((await change(goodsId, -1, '320100')).message).toBe('一杯 南京还没有库存，不能减少');
    expect((await change(code, 1, '320100')).message).toBe('电影票不用配送，不按地区算库存');
    const other = callConsole(
      server,
      goods.proposeStock,
      { goodsId, changes: [{ skuId: `${code}.1`, area: '320100', pieces: 1 }], reason },
      operator,
    );
    expect((await other).message).toBe('没有这个规格');
    expect((await consoleData(server, goods.areaStock, { goodsId }, operator)).rows).toEqual([]);
  });

  it('by area is changed where the area has a row, and never below nothing', async () => {
    const goodsId = await aGoods(server, { kind: 'physical' });
    await server.db
      .insertInto('area_stock')
      .values({ sku_id: `${goodsId}.1`, area_num: '320500', inventory: 3 })
      .execute();
    expect((await change(goodsId, 2, '320500')).success).toBe(true);
    expect((await change(goodsId, -6, '320500')).message).toBe('一杯 苏州只剩 5 件，不能减少 6 件');
    expect((await change(goodsId, 1)).message).toBe('一杯 全部地区的库存不限，不用调整');
    expect((await consoleData(server, goods.areaStock, { goodsId }, operator)).rows).toMatchObject([
      { areaName: '苏州', left: 5 },
    ]);
  });

  describe('from a file', () => {
    const file = (...lines: readonly string[]) => ['规格编号,地区,增减', ...lines].join('\n');
    const send = (csv: string, isConfirmed: boolean) =>
      consoleData(server, goods.importStock, { csv, isConfirmed, reason }, operator);

    it('writes nothing while a line is wrong, and names each with its cure', async () => {
      const goodsId = await aGoods(server, { stock_left: 2 });
      expect(await send(file(`${goodsId}.1,,3`, `${goodsId}.1,苏洲,1`), true)).toMatchObject({
        isDone: false,
        faults: [{ line: 3, fault: '没有地区“苏洲”', cure: '写城市名、省名、其他地区，或者留空' }],
      });
      expect(await send(file(`${goodsId}.1,,-3`, 'nowhere.1,,1'), true)).toMatchObject({
        isDone: false,
        faults: [
          { line: 2, fault: '一杯 全部地区只剩 2 件，不能减少 3 件', cure: '改好这一行再导入' },
          { line: 3, fault: '没有规格 nowhere.1' },
        ],
      });
      expect(await left(goodsId)).toBe(2);
    });

    it('is done when it is confirmed, with a movement of each line; beyond the limits all of it waits', async () => {
      const [first, second] = [
        await aGoods(server, { stock_left: 2, price_fen: 100 }),
        await aGoods(server, { kind: 'physical', price_fen: 100, sku_name: '一罐' }),
      ];
      const small = file(`${first}.1,,8`, `${second}.1,苏州,5`, `${second}.1,江苏省,7`);
      expect(await send(small, false)).toMatchObject({
        lines: 3,
        changed: 3,
        faults: [],
        reasons: [],
        effects: expect.arrayContaining(['一罐以前全国都送，以后只送苏州、江苏省']) as unknown,
        isDone: false,
      });
      expect(await left(first)).toBe(2);
      expect(await send(small, true)).toMatchObject({ isDone: true, proposalId: null });
      expect(await left(first)).toBe(10);
      const areas = async () =>
        (await consoleData(server, goods.areaStock, { goodsId: second }, operator)).rows.map(
          ({ areaName, left: pieces }) => [areaName, pieces],
        );
      expect(await areas()).toEqual([
        ['江苏省', 7],
        ['苏州', 5],
      ]);
      const large = await send(file(`${first}.1,,600`, `${second}.1,苏州,600`), true);
      expect(large.proposalId).not.toBeNull();
      expect(await left(first)).toBe(10);
      await consoleData(server, proposals.approveProposal, { proposalId: large.proposalId ?? '' }, finance);
      expect([await left(first), await areas()]).toEqual([
        610,
        [
          ['江苏省', 7],
          ['苏州', 605],
        ],
      ]);
      const { rows } = await consoleData(server, goods.stockMovements, { goodsId: second }, operator);
      expect(rows.map(({ area, pieces }) => `${area} ${pieces}`).toSorted()).toEqual([
        '江苏省 7',
        '苏州 5',
        '苏州 600',
      ]);
    });
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
