import { afterAll, beforeAll, expect, it } from 'vitest';
import { groupBuy } from '#core/contract/activity/group-buy.ts';
import { everyActivity } from '#core/contract/console/activities/every-activity.ts';
import type { GroupBuyDraft } from '#core/contract/console/activities/openings.shapes.ts';
import { openings } from '#core/contract/console/activities/openings.ts';
import type { Role } from '#core/contract/console/permissions.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { orders } from '#core/contract/order/orders.ts';
import { groupRefusals } from '#core/rules/activity/group-buy.ts';
import { aGoods } from '../../../../testing/data/a-goods.ts';
import { groupBuyers } from '../../../../testing/data/a-group-activity.ts';
import { aMember, type TestMember } from '../../../../testing/data/a-member.ts';
import { aProduct } from '../../../../testing/data/a-product.ts';
import { aSubscription } from '../../../../testing/data/a-subscription.ts';
import { freshId } from '../../../../testing/fresh.ts';
import {
  anOperator,
  callConsole,
  codeOf,
  consoleData,
  type TestOperator,
} from '../../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let operators: Readonly<Record<'activities' | 'finance' | 'content', TestOperator>>;
let buyer: () => Promise<TestMember>;
const operator = (role: Role) => anOperator(server, { roles: [role] });
beforeAll(async () => {
  server = await testServer();
  operators = {
    activities: await operator('activities'),
    finance: await operator('finance'),
    content: await operator('content'),
  };
  buyer = await groupBuyers(server);
});
afterAll(() => server.stop());

const [reason, day] = ['国庆新增拼团', 24 * 3_600_000];
const later = (ms: number) => new Date(server.now().getTime() + ms).toISOString();
const draftOf = (goodsId: string): GroupBuyDraft => ({
  skuId: `${goodsId}.1`,
  priceFen: 1_500,
  size: 2,
  hours: 12,
  opensFromLevel: 0,
  limitPerUser: null,
  beginsAt: null,
  endsAt: later(3 * day),
  budgetFen: 5_000,
});
const propose = (draft: GroupBuyDraft, by = operators.activities) =>
  callConsole(server, openings.proposeGroupBuy, { ...draft, reason }, by);
const approve = (proposalId: string, by = operators.finance, more: object = {}) =>
  callConsole(server, proposals.approveProposal, { proposalId, ...more }, by);
async function opened(draft: GroupBuyDraft): Promise<string> {
  const { data, message } = await propose(draft);
  expect(message).toBe('');
  expect((await approve(data.proposalId)).message).toBe('');
  const { activity_id } = await server.db
    .selectFrom('group_activities')
    .select('activity_id')
    .where('sku_id', '=', draft.skuId)
    .executeTakeFirstOrThrow();
  return activity_id;
}
const offersOf = async (skuId: string) =>
  (await server.data(groupBuy.groupOffers, {})).list.filter(({ offer }) => offer.skuId === skuId);
const buy = (as: TestMember, skuId: string, group: { activityId: string; groupNo?: string }) =>
  server.call(
    orders.submitOrder,
    { lines: [{ skuId, quantity: 1 }], group, payableFen: 1_500 },
    { as, headers: { 'idempotency-key': freshId('key') } },
  );

it('a group buy is opened by two persons, and a phone opens a group at its terms', async () => {
  const draft = draftOf(await aGoods(server, { stock_left: 20 }));
  const { data, message } = await propose(draft);
  expect(message).toBe('');
  const { proposalId } = data;
  expect(await offersOf(draft.skuId)).toEqual([]);
  const shown = await consoleData(server, proposals.proposal, { proposalId }, operators.finance);
  expect(shown).toMatchObject({ act: '新开拼团', costFen: 5_000, needsTotp: false, mayDecide: true });
  expect(shown.changes).toContainEqual({ field: '成团', before: '', after: '2 人，12 小时内' });
  expect(shown.effects).toContain('每件补贴 ¥5.00，预算够 10 件，到顶自动停');
  expect((await approve(proposalId, operators.content)).message).toBe('您的角色不能审批这类申请');
  expect((await approve(proposalId, operators.activities)).success).toBe(false);
  expect((await approve(proposalId)).message).toBe('');
  const [offered, ...others] = await offersOf(draft.skuId);
  expect(others).toEqual([]);
  expect(offered?.offer).toMatchObject({ priceFen: 1_500, listFen: 2_000, size: 2, state: 'running' });
  const activityId = offered?.offer.activityId ?? '';
  expect((await buy(await buyer(), draft.skuId, { activityId })).message).toBe('');
  const key = { kind: 'group', activityId } as const;
  expect(await consoleData(server, everyActivity.activity, key, operators.finance)).toMatchObject({
    name: '咖啡券，2人团',
    state: 'running',
    budgetFen: 5_000,
    spentFen: 500,
    history: [{ act: '新开拼团' }, { act: '申请：新开拼团' }],
  });
});

it('what does not fit is refused in words and changes nothing', async () => {
  const goodsId = await aGoods(server, { stock_left: 5, member_price_fen: 1_800 });
  const draft = draftOf(goodsId);
  const refused: readonly [Partial<GroupBuyDraft>, string][] = [
    [{ skuId: 'none' }, '没有编号为 none 的在售规格'],
    [{ size: 1 }, '成团人数要在 2 到 10 人'],
    [{ hours: 73 }, '成团时间要在 1 到 72 小时'],
    [{ priceFen: 1_800 }, '“咖啡券”的拼团价要低于会员价 ¥18.00'],
    [{ size: 6 }, '“咖啡券”的库存只有 5 件，不够一个团'],
    [{ budgetFen: 999 }, '补贴预算不够一个团（¥10.00）'],
    [{ endsAt: later(-day) }, '结束时间要在开始之后'],
    [{ beginsAt: later(-day) }, '开始时间已经过了，马上开始就不填'],
  ];
  for (const [change, sentence] of refused)
    expect((await propose({ ...draft, ...change })).message).toBe(sentence);
  expect((await propose(draft, operators.finance)).message).toBe('您的角色没有这个权限');
  expect(await offersOf(draft.skuId)).toEqual([]);
});

it('of two proposals for the same time the second is refused, and a price that changed meanwhile too', async () => {
  const draft = draftOf(await aGoods(server));
  const [first, second] = [await propose(draft), await propose({ ...draft, priceFen: 1_400 })];
  const answers = await Promise.all([approve(first.data.proposalId), approve(second.data.proposalId)]);
  expect(answers.filter(({ success }) => success).length).toBe(1);
  expect(answers.find(({ success }) => !success)?.message).toContain('同一规格同时只能有一个');
  expect((await offersOf(draft.skuId)).length).toBe(1);

  const cheaper = draftOf(await aGoods(server));
  const waiting = await propose(cheaper);
  await server.db.updateTable('skus').set({ price_fen: 1_900 }).where('sku_id', '=', cheaper.skuId).execute();
  expect((await approve(waiting.data.proposalId)).message).toBe('对象已变化，请重新提交');
  expect(await offersOf(cheaper.skuId)).toEqual([]);
});

it('one that begins later is not offered before, and above 10,000 yuan a code is asked for', async () => {
  const draft = {
    ...draftOf(await aGoods(server)),
    beginsAt: later(day),
    endsAt: later(2 * day),
    budgetFen: 1_000_001,
  };
  const { data } = await propose(draft);
  expect((await approve(data.proposalId)).message).toBe('请输入动态码');
  const totp = codeOf(server, operators.finance);
  expect((await approve(data.proposalId, operators.finance, { totp })).message).toBe('');
  expect(await offersOf(draft.skuId)).toEqual([]);
  const { activity_id: activityId } = await server.db
    .selectFrom('group_activities')
    .select('activity_id')
    .where('sku_id', '=', draft.skuId)
    .executeTakeFirstOrThrow();
  expect((await buy(await buyer(), draft.skuId, { activityId })).message).toBe(groupRefusals.coming);
});

it('groups are opened from a level on, and joined below it', async () => {
  const draft = { ...draftOf(await aGoods(server)), opensFromLevel: 3 };
  const activityId = await opened(draft);
  const gold = await buyer();
  expect((await buy(gold, draft.skuId, { activityId })).message).toBe(groupRefusals.level);
  const platinum = await buyer();
  await aSubscription(server, { member: platinum, product: await aProduct(server, { level: 3 }) });
  const { data, message } = await buy(platinum, draft.skuId, { activityId });
  expect(message).toBe('');
  const { group_no: groupNo } = await server.db
    .selectFrom('group_seats')
    .select('group_no')
    .where('order_no', '=', data.orderNo)
    .executeTakeFirstOrThrow();
  expect((await buy(gold, draft.skuId, { activityId, groupNo })).message).toBe('');
});

it('nobody has more seats than the limit, also of orders at once; a seat that is given up counts no more', async () => {
  const draft = { ...draftOf(await aGoods(server)), limitPerUser: 2 };
  const activityId = await opened(draft);
  const as = await buyer();
  const answers = await Promise.all(Array.from({ length: 5 }, () => buy(as, draft.skuId, { activityId })));
  const taken = answers.filter(({ success }) => success);
  expect(taken.length).toBe(2);
  expect(new Set(answers.filter(({ success }) => !success).map(({ message }) => message))).toEqual(
    new Set([groupRefusals.limit]),
  );
  await server.call(orders.cancelOrder, { orderNo: taken[0]?.data.orderNo ?? '' }, { as });
  expect((await buy(as, draft.skuId, { activityId })).message).toBe('');
  expect((await buy(await aMember(server), draft.skuId, { activityId })).message).toBe(groupRefusals.right);
});
