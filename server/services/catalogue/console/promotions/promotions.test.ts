import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PromotionDraft } from '#core/contract/console/goods/goods-promotions.shapes.ts';
import { goodsPromotions } from '#core/contract/console/goods/goods-promotions.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { detail } from '#core/contract/goods/detail.ts';
import { orders } from '#core/contract/order/orders.ts';
import { aMember } from '../../../../testing/data/a-member.ts';
import { aSellableGoods } from '../../../../testing/data/a-sellable-goods.ts';
import { freshId } from '../../../../testing/fresh.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let operator: TestOperator;
let finance: TestOperator;
beforeAll(async () => {
  server = await testServer();
  operator = await anOperator(server, { roles: ['activities'] });
  finance = await anOperator(server, { roles: ['finance'] });
});
afterAll(() => server.stop());

const reason = '会员日第二件半价';
const draft: PromotionDraft = {
  title: '第二杯半价',
  terms: { kind: 'nth', nth: 2, percent: 50, unit: '杯' },
  levels: [],
  cities: [],
  beginsAt: null,
  endsAt: null,
  perPerson: null,
  period: 'all',
  budgetFen: null,
};
const propose = (goodsId: string, change: Partial<PromotionDraft> = {}) =>
  callConsole(
    server,
    goodsPromotions.proposePromotion,
    { goodsId, draft: { ...draft, ...change }, reason },
    operator,
  );
const approve = (proposalId: string | null) =>
  callConsole(server, proposals.approveProposal, { proposalId: proposalId ?? '' }, finance);
const rowsOf = async (goodsId: string) =>
  (await consoleData(server, goodsPromotions.goodsPromotions, { goodsId }, operator)).rows;
const order = async (skuId: string, quantity: number, payableFen: number) =>
  server.call(
    orders.submitOrder,
    { lines: [{ skuId, quantity }], payableFen },
    { as: await aMember(server), headers: { 'idempotency-key': freshId('order') } },
  );

it('above 5 % waits for a second person; then the detail shows it, and an order costs what was tried', async () => {
  const goodsId = await aSellableGoods(server);
  const tried = await consoleData(server, goodsPromotions.tryPromotion, { goodsId, draft }, operator);
  expect(tried).toMatchObject({ verdict: 'ask', text: '第2杯半价' });
  expect(tried.prices).toMatchObject([
    { quantity: 1, plainBeforeFen: 2_000, plainFen: 2_000 },
    { quantity: 2, plainBeforeFen: 4_000, plainFen: 3_000, memberFen: 3_000 },
  ]);
  const { proposalId } = (await propose(goodsId)).data;
  expect(await rowsOf(goodsId)).toEqual([]);
  expect((await propose(goodsId)).message).toBe('同一对象已有一条申请在等待审批');
  expect((await approve(proposalId)).success).toBe(true);
  expect((await server.data(detail.skuDetail, { skuId: goodsId })).promotions).toMatchObject([
    { kind: 'nth', percent: 50 },
  ]);
  expect(await rowsOf(goodsId)).toMatchObject([{ text: '第2杯半价', state: 'running' }]);
  expect((await order(`${goodsId}.1`, 2, 3_000)).success).toBe(true);
});

it('within 5 % starts at once, and is stopped by one person', async () => {
  const goodsId = await aSellableGoods(server);
  const terms = { kind: 'price', priceFen: 1_950 } as const;
  expect((await propose(goodsId, { title: '小降价', terms })).data).toEqual({ proposalId: null });
  const [row] = await rowsOf(goodsId);
  expect((await order(`${goodsId}.1`, 1, 1_950)).success).toBe(true);
  const stop = () =>
    callConsole(
      server,
      goodsPromotions.stopPromotion,
      { goodsId, promotionId: row?.promotionId ?? '', reason },
      operator,
    );
  expect((await stop()).success).toBe(true);
  expect((await stop()).message).toBe('这个优惠已经停止');
  expect((await order(`${goodsId}.1`, 1, 2_000)).success).toBe(true);
  expect(await rowsOf(goodsId)).toMatchObject([{ state: 'stopped' }]);
});

it('is changed as a whole: more off than before waits, and the running one goes on until then', async () => {
  const goodsId = await aSellableGoods(server);
  await propose(goodsId, { title: '小降价', terms: { kind: 'price', priceFen: 1_950 } });
  const [row] = await rowsOf(goodsId);
  const promotionId = row?.promotionId ?? '';
  const { proposalId } = (
    await propose(goodsId, { promotionId, title: '大降价', terms: { kind: 'price', priceFen: 1_500 } })
  ).data;
  expect((await order(`${goodsId}.1`, 1, 1_950)).success).toBe(true);
  expect((await approve(proposalId)).success).toBe(true);
  expect((await order(`${goodsId}.1`, 1, 1_500)).success).toBe(true);
});

it('that another price made stale is refused at its approval', async () => {
  const goodsId = await aSellableGoods(server);
  const { proposalId } = (await propose(goodsId)).data;
  await server.db.updateTable('skus').set({ price_fen: 1_000 }).where('goods_id', '=', goodsId).execute();
  expect((await approve(proposalId)).message).toBe('对象已变化，请重新提交');
});

it('of several goods is shown, but not changed here', async () => {
  const [goodsId, other] = [await aSellableGoods(server), await aSellableGoods(server)];
  const promotionId = freshId('promotion');
  await server.db
    .insertInto('promotions')
    .values({
      promotion_id: promotionId,
      kind: 'nth',
      title: '全场',
      goods_ids: [goodsId, other],
      terms: JSON.stringify({ nth: 2, percent: 90, unit: '件' }),
    })
    .execute();
  expect(await rowsOf(goodsId)).toMatchObject([{ promotionId, text: '第2件9折', draft: null }]);
  expect((await propose(goodsId, { promotionId })).message).toBe('这个优惠还用在别的商品上，不能在这里改');
});

it('has possible times and gifts only', async () => {
  const goodsId = await aSellableGoods(server);
  expect((await propose(goodsId, { endsAt: '2020-01-01T00:00:00Z' })).message).toBe('结束时间已经过了');
  expect(
    (await propose(goodsId, { terms: { kind: 'gift', giftSkuId: 'no-such-sku', pieces: 1 } })).message,
  ).toBe('没有这个赠品规格');
});
