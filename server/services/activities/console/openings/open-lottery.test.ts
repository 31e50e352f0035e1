import { afterAll, beforeAll, expect, it } from 'vitest';
import { lottery } from '#core/contract/activity/lottery.ts';
import { everyActivity } from '#core/contract/console/activities/every-activity.ts';
import type { LotteryDraft } from '#core/contract/console/activities/openings.shapes.ts';
import { openings } from '#core/contract/console/activities/openings.ts';
import type { Role } from '#core/contract/console/permissions.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { lotteryRefusals } from '#core/rules/activity/activity-refusals.ts';
import { aCouponOffer } from '../../../../testing/data/a-coupon-offer.ts';
import { aMember, type TestMember } from '../../../../testing/data/a-member.ts';
import { anOperator, callConsole, consoleData } from '../../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let templateId: string;
beforeAll(async () => {
  server = await testServer();
  ({ templateId } = await aCouponOffer(server));
});
afterAll(() => server.stop());

const [reason, hour] = ['国庆新开抽奖', 3_600_000];
const later = (ms: number) => new Date(server.now().getTime() + ms).toISOString();
/** The clock is moved: each act is in a new session of an operator. */
const operator = (role: Role) => anOperator(server, { roles: [role] });
const draftOf = (lotteryId: LotteryDraft['lotteryId']): LotteryDraft => ({
  lotteryId,
  name: '国庆转盘',
  dailyChances: 2,
  rules: ['每天可转2次。'],
  beginsAt: null,
  endsAt: later(hour),
  budgetFen: 100_000,
  prizes: [
    {
      name: '5元券',
      picUrl: 'quick/coupon',
      kind: 'coupon',
      awardId: templateId,
      weight: 999_999,
      costFen: 500,
      stock: 1,
    },
    {
      name: '谢谢参与',
      picUrl: 'quick/all',
      kind: 'none',
      awardId: null,
      weight: 1,
      costFen: 0,
      stock: null,
    },
  ],
});
const propose = async (draft: LotteryDraft) =>
  callConsole(server, openings.proposeLottery, { ...draft, reason }, await operator('activities'));
const approve = async (proposalId: string, role: Role = 'owner') =>
  callConsole(server, proposals.approveProposal, { proposalId }, await operator(role));
const board = (lotteryId: LotteryDraft['lotteryId']) => server.call(lottery.lotteryBoard, { lotteryId }, {});
async function draw(as: TestMember, lotteryId: LotteryDraft['lotteryId'], version: number) {
  const { data, message } = await server.call(lottery.lotteryState, { lotteryId }, { as });
  if (!data) throw new Error(message);
  const chanceId = data.next?.chanceId ?? 'none';
  return server.call(
    lottery.drawLottery,
    { lotteryId, chanceId, clientSeed: 'aNumberOfThePage', version },
    { as },
  );
}

it('a lottery is opened by two persons at its address, and drawn at its odds, within stock and budget', async () => {
  const lotteryId = 'turntable-02';
  const draft = draftOf(lotteryId);
  expect((await board(lotteryId)).message).toBe(lotteryRefusals.gone);
  const { data, message } = await propose(draft);
  expect(message).toBe('');
  const { proposalId } = data;
  const shown = await consoleData(server, proposals.proposal, { proposalId }, await operator('owner'));
  expect(shown).toMatchObject({ act: '新开抽奖', costFen: 100_000 });
  expect(shown.effects.join()).toContain('模拟 10 万抽花 ¥5.00：5元券 1');
  expect((await approve(proposalId, 'finance')).message).toBe('您的角色不能审批这类申请');
  expect((await board(lotteryId)).success).toBe(false);
  expect((await approve(proposalId)).message).toBe('');
  expect((await board(lotteryId)).data).toMatchObject({
    state: 'open',
    version: 1,
    dailyChances: 2,
    rules: ['每天可转2次。'],
    prizes: [
      { name: '5元券', weight: 999_999 },
      { name: '谢谢参与', weight: 1 },
    ],
  });
  const as = await aMember(server);
  const [first, second] = [await draw(as, lotteryId, 1), await draw(as, lotteryId, 1)];
  expect([first.data.place, first.data.delivery]).toEqual([0, 'card']);
  // One unit was there: what is drawn after it falls on the field without a prize.
  expect([second.data.place, second.data.delivery]).toEqual([1, 'none']);
  const key = { kind: 'lottery', activityId: lotteryId } as const;
  expect(await consoleData(server, everyActivity.activity, key, await operator('finance'))).toMatchObject({
    name: '国庆转盘',
    state: 'running',
    budgetFen: 100_000,
    spentFen: 500,
    stocks: [{ total: 1, taken: 1 }],
    history: [{ act: '新开抽奖' }, { act: '申请：新开抽奖' }],
  });
});

it('the next lottery at an address begins where the last one ended, with prizes, stock and budget of its own', async () => {
  const lotteryId = 'turntable';
  const first = await propose(draftOf(lotteryId));
  expect((await approve(first.data.proposalId)).message).toBe('');
  const as = await aMember(server);
  expect((await draw(as, lotteryId, 1)).message).toBe('');
  expect((await propose({ ...draftOf(lotteryId), name: '中秋转盘' })).message).toBe(
    '“国庆转盘”还没有结束，一个地址同时只有一个抽奖',
  );
  await server.advance(2 * hour);
  expect((await board(lotteryId)).data).toMatchObject({ state: 'ended' });
  const second = await propose({ ...draftOf(lotteryId), name: '中秋转盘' });
  expect(second.message).toBe('');
  expect((await approve(second.data.proposalId)).message).toBe('');
  expect((await board(lotteryId)).data).toMatchObject({ state: 'open', version: 2 });
  expect((await draw(as, lotteryId, 1)).message).toBe(lotteryRefusals.outdated);
  expect((await draw(as, lotteryId, 2)).data).toMatchObject({ place: 0, delivery: 'card' });
  const records = await consoleData(
    server,
    everyActivity.lotteryRecords,
    { lotteryId },
    await operator('finance'),
  );
  expect(records.rows.map(({ version, prize }) => [version, prize])).toEqual([
    [2, '5元券'],
    [1, '5元券'],
  ]);
  const key = { kind: 'lottery', activityId: lotteryId } as const;
  expect(await consoleData(server, everyActivity.activity, key, await operator('finance'))).toMatchObject({
    name: '中秋转盘',
    spentFen: 500,
    stocks: [{ total: 1, taken: 1 }],
  });
});

it('what does not fit is refused in words and opens nothing', async () => {
  await server.db.updateTable('lotteries').set({ ends_at: server.now() }).execute();
  const draft = draftOf('turntable-02');
  const [card, none] = draft.prizes;
  if (!card || !none) throw new Error('the draft has two prizes');
  const before = (await board('turntable-02')).data;
  const refused: readonly [Partial<LotteryDraft>, string][] = [
    [{ endsAt: later(-hour) }, '结束时间要在开始之后'],
    [{ prizes: [{ ...card, weight: 500_000 }, none] }, '概率加起来是 50.0001%，要正好 100%'],
    [{ prizes: [{ ...card, awardId: 'none' }, none] }, '“5元券”的券不存在或不能当奖品'],
    [{ prizes: [{ ...card, kind: 'right' }, none] }, '“5元券”的权益不存在或不能当奖品'],
    [{ budgetFen: 499 }, '预算不够一份“5元券”'],
  ];
  for (const [change, sentence] of refused)
    expect((await propose({ ...draft, ...change })).message).toBe(sentence);
  const byFinance = await callConsole(
    server,
    openings.proposeLottery,
    { ...draft, reason },
    await operator('finance'),
  );
  expect(byFinance.message).toBe('您的角色没有这个权限');
  expect((await board('turntable-02')).data).toEqual(before);
});

it('of two proposals for an address the second waits for none: it is refused at once', async () => {
  await server.db.updateTable('lotteries').set({ ends_at: server.now() }).execute();
  expect((await propose(draftOf('turntable-02'))).message).toBe('');
  expect((await propose(draftOf('turntable-02'))).message).toBe('同一对象已有一条申请在等待审批');
});

it('prizes are found by name: coupons, and rights that are alone in their product', async () => {
  const { rows } = await consoleData(
    server,
    openings.awardChoices,
    { search: '立减' },
    await operator('activities'),
  );
  expect(rows).toContainEqual({ kind: 'coupon', awardId: templateId, name: '5元立减券' });
});
