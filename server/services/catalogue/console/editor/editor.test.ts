import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { goodsEditor } from '#core/contract/console/goods-editor.ts';
import type { SectionText } from '#core/contract/console/goods-editor.shapes.ts';
import { goods } from '#core/contract/console/goods.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { detail } from '#core/contract/goods/detail.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import { orders } from '#core/contract/order/orders.ts';
import { aGoods } from '../../../../testing/data/a-goods.ts';
import { aMember } from '../../../../testing/data/a-member.ts';
import { aSellableGoods } from '../../../../testing/data/a-sellable-goods.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { freshId } from '../../../../testing/fresh.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let editor: TestOperator;
let finance: TestOperator;
let categoryId: string;
beforeAll(async () => {
  server = await testServer();
  editor = await anOperator(server, { roles: ['activities'] });
  finance = await anOperator(server, { roles: ['finance'] });
  categoryId = freshId('tea');
  await server.db
    .insertInto('categories')
    .values({
      category_id: categoryId,
      name: '茶',
      parent_id: null,
      pic_url: 'goods/tea',
      sort: 1,
      banner: null,
    })
    .execute();
});
afterAll(() => server.stop());

const reason = '新品上架';
const create = async (traits: Partial<InputOf<typeof goodsEditor.createGoods>> = {}) =>
  (
    await consoleData(
      server,
      goodsEditor.createGoods,
      { name: '碧螺春茶', kind: 'virtual', categoryId, reason, ...traits },
      editor,
    )
  ).goodsId;
const sku = { memberPriceFen: null, originalPriceFen: null, costFen: null, stockLeft: null, reason };
const addSku = (goodsId: string, name = '一罐', priceFen = 2_000) =>
  consoleData(server, goodsEditor.addSku, { ...sku, goodsId, name, priceFen }, editor);
const detailOf = (goodsId: string) => consoleData(server, goods.goodsDetail, { goodsId }, editor);
const faultsOf = async (goodsId: string) =>
  (await consoleData(server, goodsEditor.goodsCheck, { goodsId }, editor)).faults;
const propose = (goodsId: string, times: object = {}) =>
  callConsole(server, goods.proposeListing, { goodsId, reason, ...times }, editor);
const approve = (proposalId: string | null) =>
  callConsole(server, proposals.approveProposal, { proposalId: proposalId ?? '' }, finance);
const list = async (goodsId: string, times: object = {}) =>
  approve((await propose(goodsId, times)).data.proposalId);
const shown = (skuId: string) => server.call(detail.skuDetail, { skuId });
const paragraph = (text: string) => ({ kind: 'paragraph' as const, text });
const section = (title: string, text: string): SectionText => ({
  place: null,
  kind: 'about',
  title,
  blocks: [paragraph(text)],
});
const saveSections = async (goodsId: string, sections: readonly SectionText[], version?: string) =>
  callConsole(
    server,
    goodsEditor.saveSections,
    {
      goodsId,
      sectionsVersion: version ?? (await detailOf(goodsId)).sectionsVersion,
      sections: [...sections],
      reason,
    },
    editor,
  );

describe('new goods', () => {
  it('are a draft that no phone sees, with the texts of their kind, until a second person agrees to their listing', async () => {
    const goodsId = await create();
    expect((await faultsOf(goodsId)).map(({ card }) => card)).toEqual(['skus']);
    expect((await propose(goodsId)).message).toBe('还不能上架：没有在售的规格，至少加一个');
    const { skuId, isOnSale } = await addSku(goodsId);
    expect([skuId, isOnSale]).toEqual([`${goodsId}.1`, true]);
    expect(await faultsOf(goodsId)).toEqual([]);
    expect(await detailOf(goodsId)).toMatchObject({
      state: 'draft',
      sections: [{ title: '使用说明' }, { title: '退款说明' }],
    });
    expect((await shown(goodsId)).success).toBe(false);
    const { proposalId } = (await propose(goodsId)).data;
    expect((await shown(goodsId)).success).toBe(false);
    const seen = await consoleData(server, proposals.proposal, { proposalId: proposalId ?? '' }, finance);
    expect(seen.effects).toContain('一罐 ¥20.00');
    expect((await approve(proposalId)).success).toBe(true);
    expect((await shown(goodsId)).data).toMatchObject({ goodsName: '碧螺春茶', priceFen: 2_000 });
    const found = await server.data(catalogue.goodsList, { keyword: '碧螺春茶' });
    expect(found.list.map((each) => each.goodsId)).toContain(goodsId);
    expect((await detailOf(goodsId)).state).toBe('on-sale');
    const bought = await server.call(
      orders.submitOrder,
      { lines: [{ skuId, quantity: 1 }], payableFen: 2_000 },
      { as: await aMember(server), headers: { 'idempotency-key': freshId('order') } },
    );
    expect(bought.success).toBe(true);
  });

  it('are copied with texts, sections and skus, but without stock', async () => {
    const from = await aSellableGoods(server, { stock_left: 7, sub_title: '明前', limit_per_order: 2 });
    const goodsId = await create({ copyOf: from, name: '龙井茶' });
    const copy = await detailOf(goodsId);
    expect(copy).toMatchObject({
      state: 'draft',
      texts: { name: '龙井茶', subTitle: '明前', limitPerOrder: 2, categoryId },
      skus: [{ skuId: `${goodsId}.1`, priceFen: 2_000, stockLeft: 0 }],
    });
    expect(copy.sections[0]).toMatchObject({ title: '商品介绍', blocks: [paragraph('一杯好茶。')] });
    expect((await faultsOf(goodsId)).map(({ card }) => card)).toEqual(['stock']);
  });

  it('are deleted while they are a draft, and never afterwards', async () => {
    const goodsId = await create();
    await addSku(goodsId);
    const remove = () => callConsole(server, goodsEditor.removeDraft, { goodsId, reason }, editor);
    await list(goodsId);
    expect((await remove()).message).toBe('上架过的商品不能删除，可以下架');
    const other = await create();
    await consoleData(server, goodsEditor.removeDraft, { goodsId: other, reason }, editor);
    expect((await callConsole(server, goods.goodsDetail, { goodsId: other }, editor)).message).toBe(
      '没有这件商品',
    );
  });

  it('change their prices by one person while they are a draft; an approval of other prices is refused', async () => {
    const goodsId = await create();
    const { skuId } = await addSku(goodsId);
    const { proposalId } = (await propose(goodsId)).data;
    const changed = await consoleData(
      server,
      goods.proposePrice,
      {
        priceVersion: (await detailOf(goodsId)).priceVersion,
        prices: [{ skuId, priceFen: 500, memberPriceFen: null, originalPriceFen: null, costFen: null }],
        reason,
      },
      editor,
    );
    expect(changed.proposalId).toBeNull();
    expect((await approve(proposalId)).message).toBe('对象已变化，请重新提交');
  });

  it('listed and repriced at the same moment are never on sale at a price that nobody agreed to', async () => {
    const goodsId = await create();
    const { skuId } = await addSku(goodsId);
    const { proposalId } = (await propose(goodsId)).data;
    const { priceVersion } = await detailOf(goodsId);
    const prices = [{ skuId, priceFen: 1, memberPriceFen: null, originalPriceFen: null, costFen: null }];
    const [listed, priced] = await Promise.all([
      approve(proposalId),
      callConsole(server, goods.proposePrice, { priceVersion, prices, reason }, editor),
    ]);
    const { state, skus } = await detailOf(goodsId);
    // Whichever was first: on sale at 20 yuan with the new price waiting, or a draft at the new price.
    if (listed.success) {
      expect([state, skus[0]?.priceFen, priced.data?.proposalId]).toEqual([
        'on-sale',
        2_000,
        expect.any(String),
      ]);
    } else expect([state, skus[0]?.priceFen]).toEqual(['draft', 1]);
  });
});

describe('listing', () => {
  it('ends at its time by itself, and is brought forward by one person, but not put off', async () => {
    const goodsId = await create();
    await addSku(goodsId);
    const at = (minutes: number) => new Date(server.now().getTime() + minutes * 60_000).toISOString();
    expect((await list(goodsId, { endAt: at(60) })).success).toBe(true);
    const end = (minutes: number) =>
      callConsole(server, goodsEditor.endListing, { goodsId, endsAt: at(minutes), reason }, editor);
    expect((await end(90)).message).toBe('延后下架要另一人同意，请用“上架”重新提交');
    expect((await end(5)).success).toBe(true);
    await server.advance(6 * 60_000);
    server.wakeJobs();
    await eventually(
      () => detailOf(goodsId),
      ({ state }) => state === 'stopped',
    );
    expect((await shown(goodsId)).success).toBe(false);
    expect((await detailOf(goodsId)).stop?.reason).toBe('到了自动下架的时间');
  });

  it('of goods in a category that is gone, without a picture or sections is refused with all of it', async () => {
    const goodsId = await aGoods(server, { listed_at: new Date('2090-01-01'), pic_url: '' });
    expect((await propose(goodsId)).message).toBe(
      '还不能上架：没有选分类，列表和筛选里找不到它；没有主图；没有图文详情，至少写一段商品介绍',
    );
  });
});

describe('skus', () => {
  it('of goods that were on sale are sold after a second person agreed', async () => {
    const goodsId = await aSellableGoods(server);
    const { skuId, isOnSale } = await addSku(goodsId, '大罐', 4_000);
    expect(isOnSale).toBe(false);
    const skus = async () =>
      (await server.data(detail.skuDetail, { skuId: goodsId })).skus.map((each) => each.skuId);
    expect(await skus()).toEqual([`${goodsId}.1`]);
    const as = await aMember(server);
    const order = () =>
      server.call(
        orders.submitOrder,
        { lines: [{ skuId, quantity: 1 }], payableFen: 4_000 },
        { as, headers: { 'idempotency-key': freshId('order') } },
      );
    expect((await order()).success).toBe(false);
    const { proposalId } = await consoleData(
      server,
      goodsEditor.proposeSkuStart,
      { goodsId, skuId, reason },
      editor,
    );
    await approve(proposalId);
    expect(await skus()).toEqual([`${goodsId}.1`, skuId]);
    expect((await order()).success).toBe(true);
  });

  it('are stopped by one person, all but the last; lists then show the next price', async () => {
    const goodsId = await aSellableGoods(server, { more: [{ name: '大杯', price_fen: 3_000 }] });
    const stop = (at: number) =>
      callConsole(server, goodsEditor.stopSku, { goodsId, skuId: `${goodsId}.${at}`, reason }, editor);
    expect((await stop(1)).success).toBe(true);
    expect((await stop(1)).message).toBe('这个规格已经停售');
    expect((await stop(2)).message).toBe('这是最后一个在售的规格，请下架商品');
    expect((await shown(goodsId)).data).toMatchObject({ skuId: `${goodsId}.2`, priceFen: 3_000 });
    const row = await server.db
      .selectFrom('goods')
      .select(['sku_id', 'price_fen'])
      .where('goods_id', '=', goodsId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ sku_id: `${goodsId}.2`, price_fen: 3_000 });
  });

  it('two stopped at once leave one that is sold', async () => {
    const goodsId = await aSellableGoods(server, { more: [{ name: '大杯' }] });
    const stop = (at: number) =>
      callConsole(server, goodsEditor.stopSku, { goodsId, skuId: `${goodsId}.${at}`, reason }, editor);
    const answers = await Promise.all([stop(1), stop(2)]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('are renamed and ordered; a stale order is refused', async () => {
    const goodsId = await aSellableGoods(server, { more: [{ name: '大杯' }] });
    const { skusVersion } = await detailOf(goodsId);
    const save = (names: readonly (readonly [number, string])[]) =>
      callConsole(
        server,
        goodsEditor.saveSkus,
        {
          goodsId,
          skusVersion,
          skus: names.map(([at, name]) => ({ skuId: `${goodsId}.${at}`, name })),
          reason,
        },
        editor,
      );
    expect((await save([[2, '超大杯']])).message).toBe('规格的数量变了，请刷新后再改');
    expect(
      (
        await save([
          [2, '超大杯'],
          [1, '小杯'],
        ])
      ).success,
    ).toBe(true);
    expect((await detailOf(goodsId)).skus.map(({ name }) => name)).toEqual(['超大杯', '小杯']);
    expect(
      (
        await save([
          [1, '中杯'],
          [2, '大杯'],
        ])
      ).message,
    ).toBe(`${editor.name}刚改了规格；您写的还在，核对后再保存`);
  });

  it('have possible prices only', async () => {
    const goodsId = await create();
    const add = (prices: object) =>
      callConsole(
        server,
        goodsEditor.addSku,
        { ...sku, goodsId, name: '一罐', priceFen: 900, ...prices },
        editor,
      );
    expect((await add({ priceFen: 0 })).message).toBe('价格必须大于 0');
    expect((await add({ memberPriceFen: 901 })).message).toBe('会员价 ¥9.01 不能高于售价 ¥9.00');
  });
});

describe('sections', () => {
  it('are shown in their order, with lists and parameters, and keep the pictures of their place', async () => {
    const goodsId = await aSellableGoods(server);
    await server.db
      .updateTable('goods_sections')
      .set({ pics: ['goods/tea'] })
      .where('goods_id', '=', goodsId)
      .execute();
    const rows = [{ name: '净含量', value: '100 克' }];
    const bullets = { kind: 'list' as const, items: ['一罐茶', '一只滤网'] };
    expect(
      (
        await saveSections(goodsId, [
          { place: null, kind: 'included', title: '你会得到什么', blocks: [bullets] },
          {
            place: 1,
            kind: 'about',
            title: '关于这罐茶',
            blocks: [paragraph('明前采摘。'), { kind: 'parameters', rows }],
          },
        ])
      ).success,
    ).toBe(true);
    expect((await server.data(detail.skuDetail, { skuId: goodsId })).sections).toEqual([
      { kind: 'included', title: '你会得到什么', paragraphs: [], blocks: [bullets], pics: [] },
      {
        kind: 'about',
        title: '关于这罐茶',
        paragraphs: ['明前采摘。'],
        blocks: [{ kind: 'parameters', rows }],
        pics: ['goods/tea'],
      },
    ]);
  });

  it('that two editors save at once are those of one, and the other is told', async () => {
    const goodsId = await aSellableGoods(server);
    const { sectionsVersion } = await detailOf(goodsId);
    const answers = await Promise.all(
      ['甲', '乙'].map((text) => saveSections(goodsId, [section('商品介绍', text)], sectionsVersion)),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.map(({ message }) => message)).toContain(
      `${editor.name}刚改了图文：商品介绍；您写的还在，核对后再保存`,
    );
  });

  it('that an older release wrote are shown until they are saved', async () => {
    const goodsId = await aGoods(server, {
      sections: JSON.stringify([{ title: '说明', paragraphs: ['旧文。'], pics: [] }]),
    });
    expect((await detailOf(goodsId)).sections).toEqual([
      { place: null, kind: 'other', title: '说明', blocks: [paragraph('旧文。')] },
    ]);
    await saveSections(goodsId, []);
    expect((await server.data(detail.skuDetail, { skuId: goodsId })).sections).toEqual([]);
  });
});

it('who may buy is a rule of every sku, also of later ones', async () => {
  const goodsId = await aSellableGoods(server);
  const { texts } = await detailOf(goodsId);
  await consoleData(
    server,
    goods.saveGoods,
    { goodsId, before: texts, texts: { ...texts, minLevel: 3 }, reason },
    editor,
  );
  await addSku(goodsId, '大罐');
  const rules = await server.db
    .selectFrom('order_rules')
    .select(['target_id', 'value'])
    .where('target_id', 'like', `${goodsId}.%`)
    .orderBy('target_id')
    .execute();
  expect(rules).toEqual([
    { target_id: `${goodsId}.1`, value: '3' },
    { target_id: `${goodsId}.2`, value: '3' },
  ]);
  const as = await aMember(server, { level: 2 });
  const refused = await server.call(
    orders.submitOrder,
    { lines: [{ skuId: `${goodsId}.1`, quantity: 1 }], payableFen: 2_000 },
    { as, headers: { 'idempotency-key': freshId('order') } },
  );
  expect(refused.message).toBe('您的会员等级还不够，升级后即可办理');
});
