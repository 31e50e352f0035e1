import { afterAll, beforeAll, expect, it } from 'vitest';
import { flashSales } from '#core/contract/activity/flash-sales.ts';
import { activities } from '#core/contract/console/activities/activities.ts';
import type { Role } from '#core/contract/console/permissions.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import type { RequestOf } from '#core/contract/endpoint.ts';
import { home } from '#core/contract/goods/home.ts';
import { orders } from '#core/contract/order/orders.ts';
import { flashSaleRefusals } from '#core/rules/activity/flash-sale-refusals.ts';
import { rightTypeIds } from '#core/rules/membership/right-type-flags.ts';
import { aGoods } from '../../../../testing/data/a-goods.ts';
import { aMember, type TestMember } from '../../../../testing/data/a-member.ts';
import { aProduct } from '../../../../testing/data/a-product.ts';
import { aSubscription } from '../../../../testing/data/a-subscription.ts';
import { freshId } from '../../../../testing/fresh.ts';
import { anOperator, callConsole, consoleData } from '../../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../../testing/test-server.ts';
import { drawWork } from '../../flash-sales/draw-work.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

type Draft = Omit<RequestOf<typeof activities.proposeFlashSale>, 'reason'>;
const [reason, hour] = ['国庆新增场次', 3_600_000];
const later = (ms: number) => new Date(server.now().getTime() + ms).toISOString();
/** The clock is moved: each proposal is made in a new session of an operator. */
const operator = (role: Role) => anOperator(server, { roles: [role] });
const propose = async (draft: Draft) =>
  callConsole(server, activities.proposeFlashSale, { ...draft, reason }, await operator('activities'));
const approve = async (proposalId: string) =>
  callConsole(server, proposals.approveProposal, { proposalId }, await operator('finance'));
/** Goods of 20 yuan, offered from in an hour until in three. */
const draftOf = (goodsId: string, offer: Partial<Draft['goods'][number]> = {}): Draft => ({
  name: freshId('场次').slice(0, 20),
  beginsAt: later(hour),
  endsAt: later(3 * hour),
  membersOnly: false,
  goods: [{ goodsId, priceFen: 500, total: 2, limitPerUser: 1, budgetFen: 100_000, ...offer }],
});
async function opened(draft: Draft): Promise<string> {
  const { data, message } = await propose(draft);
  expect(message).toBe('');
  expect((await approve(data.proposalId)).message).toBe('');
  const { session_id } = await server.db
    .selectFrom('seckill_sessions')
    .select('session_id')
    .where('name', '=', draft.name)
    .executeTakeFirstOrThrow();
  return session_id;
}
const detail = async (sessionId: string) =>
  consoleData(server, activities.flashSale, { sessionId }, await operator('finance'));
const order = (as: TestMember, goodsId: string, activityId: string, payableFen: number) =>
  server.call(
    orders.submitOrder,
    { lines: [{ skuId: `${goodsId}.1`, quantity: 1 }], activityId, payableFen },
    { as, headers: { 'idempotency-key': freshId('key') } },
  );
async function memberWith(rightTypeId: number): Promise<TestMember> {
  const [member, product] = [await aMember(server), await aProduct(server, { level: 2 })];
  const { vip_type_id } = await server.db
    .selectFrom('products')
    .select('vip_type_id')
    .where('product_id', '=', product.productId)
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('vip_type_rights')
    .values({ vip_type_id: vip_type_id ?? 0, right_type_id: rightTypeId })
    .execute();
  await aSubscription(server, { member, product });
  return member;
}

it('a draw is registered for, drawn when it begins, and bought by who won', async () => {
  const goodsId = await aGoods(server);
  const draft: Draft = {
    ...draftOf(goodsId, { total: 1, minLevel: 2 }),
    way: 'draw',
    registersAt: later(0),
    closesAt: later(hour / 2),
  };
  const sessionId = await opened(draft);
  const activityId = `${sessionId}:${goodsId}`;
  expect(await detail(sessionId)).toMatchObject({ way: 'draw', mode: 'draw', state: 'coming' });
  expect(await server.data(home.seckill, { sessionId })).toMatchObject({
    mode: 'draw',
    draw: { closesAt: draft.closesAt },
    goods: [{ priceFen: 500, minLevel: 2 }],
  });
  const people = await Promise.all(Array.from({ length: 3 }, () => aMember(server, { level: 2 })));
  for (const as of people)
    expect((await server.call(flashSales.enterDraw, { activityId }, { as })).message).toBe('');
  const low = await server.call(flashSales.enterDraw, { activityId }, { as: await aMember(server) });
  expect(low.message).toBe(flashSaleRefusals.level);
  await server.advance(hour);
  await drawWork(server.deps).run();
  const answers = await Promise.all(people.map((as) => order(as, goodsId, activityId, 500)));
  expect(answers.map(({ message }) => message).toSorted()).toEqual([
    '',
    flashSaleRefusals.draw,
    flashSaleRefusals.draw,
  ]);
  const { message } = await propose({ ...draft, sessionId, beginsAt: later(hour), endsAt: later(2 * hour) });
  expect(message).toBe('抽签场次公布后不能修改，只能停止');
});

it('half price is sold at half, to members with its right, within the quota of the month', async () => {
  const [goodsId, other] = [
    await aGoods(server, { price_fen: 1_999 }),
    await aGoods(server, { price_fen: 1_999 }),
  ];
  const offer = { priceFen: 999, total: 10, limitPerUser: 2, budgetFen: 100_000 };
  const draft: Draft = {
    ...draftOf(goodsId),
    way: 'half',
    quotaPerMonth: 2,
    membersOnly: true,
    goods: [
      { goodsId, ...offer },
      { goodsId: other, ...offer },
    ],
  };
  expect((await propose({ ...draft, goods: [{ goodsId, ...offer, priceFen: 1_000 }] })).message).toContain(
    '的五折是 ¥9.99，活动价要正好是它',
  );
  const sessionId = await opened(draft);
  expect((await propose({ ...draft, name: '又一场' })).message).toContain('页面上同时只能有一场');
  await server.advance(hour);
  expect(await server.data(flashSales.halfPrice, {})).toMatchObject({
    sessionId,
    quotaPerMonth: 2,
    rightType: rightTypeIds.isDisCountRight,
    goods: [{ priceFen: 999 }, { priceFen: 999 }],
  });
  const as = await memberWith(rightTypeIds.isDisCountRight);
  expect((await order(await aMember(server), goodsId, `${sessionId}:${goodsId}`, 999)).message).toBe(
    flashSaleRefusals.right,
  );
  const bought = [goodsId, other, goodsId];
  const answers = [];
  for (const each of bought) answers.push(await order(as, each, `${sessionId}:${each}`, 999));
  expect(answers.map(({ message }) => message)).toEqual(['', '', flashSaleRefusals.quota]);
  // A change of the pieces leaves whom it is for.
  const [first, second] = draft.goods;
  if (!first || !second) throw new Error('two goods are offered');
  const { beginsAt } = draft;
  const more = await propose({ ...draft, sessionId, beginsAt, goods: [{ ...first, total: 20 }, second] });
  expect(more.message).toBe('');
  expect((await approve(more.data.proposalId)).message).toBe('');
  expect(await server.data(flashSales.halfPrice, {})).toMatchObject({
    rightType: rightTypeIds.isDisCountRight,
    quotaPerMonth: 2,
  });
});

it('goods for nothing are one for each, to members with its right, and paid by the order', async () => {
  const goodsId = await aGoods(server);
  const draft: Draft = {
    ...draftOf(goodsId, { priceFen: 0, total: 1, budgetFen: 2_000 }),
    way: 'free',
    membersOnly: true,
  };
  expect((await propose({ ...draft, way: 'race' })).message).toBe('“咖啡券”的活动价是 0，请选0元场次');
  const sessionId = await opened(draft);
  const activityId = `${sessionId}:${goodsId}`;
  expect(await detail(sessionId)).toMatchObject({ way: 'free', membersOnly: true });
  await server.advance(hour);
  expect((await order(await aMember(server), goodsId, activityId, 0)).message).toBe(flashSaleRefusals.right);
  const as = await memberWith(rightTypeIds.isZeroBuyRight);
  const { data, message } = await order(as, goodsId, activityId, 0);
  expect(message).toBe('');
  const { state } = await server.db
    .selectFrom('orders')
    .select('state')
    .where('order_no', '=', data.orderNo)
    .executeTakeFirstOrThrow();
  expect(state).not.toBe('created');
  const late = await memberWith(rightTypeIds.isZeroBuyRight);
  expect((await order(late, goodsId, activityId, 0)).message).toBe(flashSaleRefusals.soldOut);
  expect(await detail(sessionId)).toMatchObject({ taken: 1, spentFen: 2_000 });
});

it('a draw without registration times, or a race with them, is refused in words and opens nothing', async () => {
  const draft = draftOf(await aGoods(server));
  expect((await propose({ ...draft, way: 'draw' })).message).toBe('抽签场次要填报名的开始和截止');
  const times = { registersAt: later(0), closesAt: later(hour / 2) };
  expect((await propose({ ...draft, ...times })).message).toBe('只有抽签场次有报名时间');
  expect((await propose({ ...draft, quotaPerMonth: 1 })).message).toBe('只有五折场次有每月名额');
  const made = await server.db
    .selectFrom('seckill_sessions')
    .select('session_id')
    .where('name', '=', draft.name)
    .execute();
  expect(made).toEqual([]);
});
