import { afterAll, beforeAll, expect, it } from 'vitest';
import { activities } from '#core/contract/console/activities/activities.ts';
import { audit } from '#core/contract/console/audit.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import type { Role } from '#core/contract/console/permissions.ts';
import { flashSales } from '#core/contract/activity/flash-sales.ts';
import { home } from '#core/contract/goods/home.ts';
import { orders } from '#core/contract/order/orders.ts';
import { aFlashSale, type TestFlashSale } from '../../../testing/data/a-flash-sale.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { eventually } from '../../../testing/eventually.ts';
import { freshId } from '../../../testing/fresh.ts';
import {
  anOperator,
  callConsole,
  codeOf,
  consoleData,
  type TestOperator,
} from '../../../testing/operators/an-operator.ts';
import { repeated, scattered } from '../../../testing/repeated.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { markPaid } from '../../payments/payments/mark-paid.ts';

let server: TestServer;
let operators: Readonly<Record<'activities' | 'finance', TestOperator>>;
const operator = (role: Role) => anOperator(server, { roles: [role] });
beforeAll(async () => {
  server = await testServer();
  operators = { activities: await operator('activities'), finance: await operator('finance') };
});
afterAll(() => server.stop());

const [reason, hour] = ['会员日活动调整', 3_600_000];
const later = (ms: number) => new Date(server.now().getTime() + ms).toISOString();
const stop = ({ sessionId, goodsId }: TestFlashSale, onlyGoods = false) =>
  callConsole(
    server,
    activities.stopFlashSale,
    { sessionId, ...(onlyGoods && { goodsId }), reason },
    operators.activities,
  );
const approve = (proposalId: string, { totp }: { readonly totp?: string } = {}) =>
  callConsole(
    server,
    proposals.approveProposal,
    { proposalId, ...(totp !== undefined && { totp }) },
    operators.finance,
  );
const detail = (sessionId: string) =>
  consoleData(server, activities.flashSale, { sessionId }, operators.activities);
const reserve = (as: TestMember, { activityId }: TestFlashSale) =>
  server.call(flashSales.reserveSale, { activityId, quantity: 1 }, { as });
const order = (as: TestMember, { activityId, skuId }: TestFlashSale) =>
  server.call(
    orders.submitOrder,
    { lines: [{ skuId, quantity: 1 }], activityId, payableFen: 500 },
    { as, headers: { 'idempotency-key': freshId('key') } },
  );
const pay = (orderNo: string) =>
  server.db
    .transaction()
    .execute((tx) => markPaid(tx, { orderNo, paidFen: 500, reason: '支付成功' }, server.now()));
const draftOf = (goodsId: string) => ({
  name: '14点场',
  beginsAt: later(hour),
  endsAt: later(2 * hour),
  membersOnly: false,
  goods: [{ goodsId, priceFen: 500, total: 10, limitPerUser: 1, budgetFen: 15_000 }],
});

it('a flash sale is opened by two persons, changed by two, and sold as approved', async () => {
  const goodsId = await aGoods(server);
  const opening = draftOf(goodsId);
  const propose = (draft: object) =>
    callConsole(server, activities.proposeFlashSale, { ...opening, ...draft, reason }, operators.activities);
  expect(
    (await propose({ goods: [{ goodsId, priceFen: 2_001, total: 1, limitPerUser: 1, budgetFen: 0 }] }))
      .message,
  ).toContain('高于会员价');
  const { data, message } = await propose({});
  expect(message).toBe('');
  const { proposalId } = data;
  expect((await propose({})).message).toBe('同一对象已有一条申请在等待审批');
  const shown = await consoleData(server, proposals.proposal, { proposalId }, operators.finance);
  expect(shown).toMatchObject({ act: '秒杀场次', costFen: 15_000, needsTotp: false, mayDecide: true });
  expect((await approve(proposalId)).success).toBe(true);
  const { rows } = await consoleData(
    server,
    activities.flashSales,
    { state: 'coming', limit: 100 },
    operators.finance,
  );
  const opened = rows.find(({ name }) => name === '14点场');
  expect(opened).toMatchObject({ total: 10, taken: 0, budgetFen: 15_000, goods: 1, state: 'coming' });
  const sessionId = opened?.sessionId ?? '';
  const dear = { goodsId, priceFen: 500, total: 10, limitPerUser: 1, budgetFen: 1_100_000 };
  const changed = await propose({ sessionId, goods: [dear] });
  expect((await approve(changed.data.proposalId)).message).toBe('请输入动态码');
  const totp = codeOf(server, operators.finance);
  expect((await approve(changed.data.proposalId, { totp })).success).toBe(true);
  expect(await detail(sessionId)).toMatchObject({ budgetFen: 1_100_000, waitingAct: null, oversold: 0 });
  expect((await propose({ sessionId, goods: [dear] })).message).toBe('没有要修改的内容');
});

it('stopped goods are refused kindly at once, and what is reserved can be ordered and paid', async () => {
  const flashSale = await aFlashSale(server);
  const other = await aFlashSale(server, { sessionId: flashSale.sessionId });
  const [early, late] = [await aMember(server), await aMember(server)];
  expect((await reserve(early, flashSale)).success).toBe(true);
  expect((await stop(flashSale, true)).success).toBe(true);
  expect((await stop(flashSale, true)).message).toBe('已经停止了');
  expect((await reserve(late, flashSale)).message).toBe('活动已停止，之前占到的名额仍可付款');
  expect((await order(late, flashSale)).message).toBe('活动已停止，之前占到的名额仍可付款');
  expect((await reserve(late, other)).success).toBe(true);
  const page = await server.data(home.seckill, { sessionId: flashSale.sessionId });
  expect(page?.goods.map(({ activityId, isStopped = false }) => [activityId, isStopped])).toEqual([
    [flashSale.activityId, true],
    [other.activityId, false],
  ]);
  const ordered = await order(early, flashSale);
  expect(ordered.success).toBe(true);
  await pay(ordered.data.orderNo);
  const mine = await server.data(flashSales.mySales, { sessionId: flashSale.sessionId }, { as: early });
  expect(mine.reservations).toMatchObject([{ state: 'bought' }]);
  const { rows } = await consoleData(
    server,
    audit.auditLog,
    { object: flashSale.sessionId },
    await operator('audit'),
  );
  expect(rows).toMatchObject([{ act: '停止活动商品', reason, operator: operators.activities.name }]);
});

it('stopping needs one person, starting again two', async () => {
  const flashSale = await aFlashSale(server);
  const { sessionId } = flashSale;
  const restart = () =>
    callConsole(server, activities.proposeFlashSaleRestart, { sessionId, reason }, operators.activities);
  expect((await restart()).message).toBe('没有要修改的内容');
  expect((await stop(flashSale)).success).toBe(true);
  expect((await detail(sessionId)).state).toBe('stopped');
  const as = await aMember(server);
  expect((await reserve(as, flashSale)).success).toBe(false);
  const { data } = await restart();
  expect((await detail(sessionId)).waitingAct).toBe('恢复活动');
  expect((await reserve(as, flashSale)).success).toBe(false);
  expect((await approve(data.proposalId)).success).toBe(true);
  expect((await reserve(as, flashSale)).success).toBe(true);
});

it('a change that was proposed before a stop is refused: another version', async () => {
  const flashSale = await aFlashSale(server);
  const goods = [
    { goodsId: flashSale.goodsId, priceFen: 500, total: 20, limitPerUser: 1, budgetFen: 30_000 },
  ];
  const { begins_at, ends_at } = await server.db
    .selectFrom('seckill_sessions')
    .select(['begins_at', 'ends_at'])
    .where('session_id', '=', flashSale.sessionId)
    .executeTakeFirstOrThrow();
  const times = { beginsAt: begins_at.toISOString(), endsAt: ends_at.toISOString() };
  const draft = { ...draftOf(flashSale.goodsId), ...times, sessionId: flashSale.sessionId, goods, reason };
  const { proposalId } = await consoleData(server, activities.proposeFlashSale, draft, operators.activities);
  // What is sold meanwhile is no other version.
  expect((await reserve(await aMember(server), flashSale)).success).toBe(true);
  await stop(flashSale);
  expect((await approve(proposalId)).message).toBe('对象已变化，请重新提交');
});

it('of a stop, reservations and payments at once: nothing is reserved after the stop, and every piece is accounted for', () =>
  repeated(async (below) => {
    const flashSale = await aFlashSale(server, { goods: { total: 5, budget_fen: 100_000 } });
    const people = await Promise.all(Array.from({ length: 8 }, () => aMember(server)));
    await scattered(below, people.length + 1, async (at) => {
      const as = people[at];
      if (!as) return void (await stop(flashSale));
      if (!(await reserve(as, flashSale)).success) return;
      const { success, data } = await order(as, flashSale);
      // A reserved piece is ordered and paid also after the stop.
      expect(success).toBe(true);
      await pay(data.orderNo);
    });
    expect((await reserve(await aMember(server), flashSale)).success).toBe(false);
    const { oversold, taken, spentFen, reserved, goods } = await detail(flashSale.sessionId);
    const paid = await server.db
      .selectFrom('sale_reservations as r')
      .innerJoin('orders as o', 'o.order_no', 'r.order_no')
      .select('o.state')
      .where('r.session_id', '=', flashSale.sessionId)
      .execute();
    expect([oversold, reserved, goods.length]).toEqual([0, 0, 1]);
    expect([taken, spentFen]).toEqual([paid.length, paid.length * 1_500]);
    expect(paid.filter(({ state }) => state === 'created')).toEqual([]);
  }));

it('is watched: reservations by minute with the peak, and refusals by reason from every process', async () => {
  const flashSale = await aFlashSale(server, { goods: { total: 3, budget_fen: 100_000 } });
  const people = await Promise.all(Array.from({ length: 5 }, () => aMember(server)));
  for (const as of people) await reserve(as, flashSale);
  const curve = await consoleData(
    server,
    activities.flashSaleCurve,
    { sessionId: flashSale.sessionId },
    operators.finance,
  );
  expect(curve.points.at(-1)).toMatchObject({ sum: 3 });
  expect(curve.peak?.perMinute).toBeGreaterThan(0);
  server.wakeJobs();
  const shown = await eventually(
    () => detail(flashSale.sessionId),
    ({ refusals }) => refusals.length > 0,
  );
  expect(shown).toMatchObject({ reserved: 3, refusals: [{ why: 'soldOut', refused: 2 }] });
  expect(shown.goods).toMatchObject([{ taken: 3, reserved: 3, spentFen: 4_500, isStopped: false }]);
});

it('the list goes on by key, and filters by state and by a part of the name', async () => {
  const first = await consoleData(server, activities.flashSales, { limit: 2 }, operators.finance);
  const second = await consoleData(
    server,
    activities.flashSales,
    { limit: 100, after: first.nextKey ?? '' },
    operators.finance,
  );
  const ids = [...first.rows, ...second.rows].map(({ sessionId }) => sessionId);
  expect(new Set(ids).size).toBe(first.count?.value);
  const stopped = await consoleData(server, activities.flashSales, { state: 'stopped' }, operators.finance);
  expect(new Set(stopped.rows.map(({ state }) => state))).toEqual(new Set(['stopped']));
  const [named] = first.rows;
  const part = named?.name.slice(1) ?? '';
  const found = await consoleData(server, activities.flashSales, { keyword: part }, operators.finance);
  expect(found.rows.map(({ sessionId }) => sessionId)).toContain(named?.sessionId);
  expect(found.rows.every(({ name }) => name.includes(part))).toBe(true);
  const none = await consoleData(server, activities.flashSales, { keyword: '%' }, operators.finance);
  expect(none.rows).toEqual([]);
});
