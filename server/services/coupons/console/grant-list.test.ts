import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { tasks } from '#core/contract/console/operations/tasks.ts';
import { coupons } from '#core/contract/goods/coupons.ts';
import { aCouponOffer } from '../../../testing/data/a-coupon-offer.ts';
import { listedSubscribers } from '../../../testing/data/listed-subscribers.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { eventually } from '../../../testing/eventually.ts';
import { freshId } from '../../../testing/fresh.ts';
import {
  anOperator,
  callConsole,
  codeOf,
  consoleData,
  type TestOperator,
} from '../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { runTasksWork } from '../../operators/tasks/run-tasks.ts';
import { grantCouponsTask } from './grant-task.ts';

let server: TestServer;
let proposer: TestOperator;
let finance: TestOperator;
beforeAll(async () => {
  server = await testServer();
  proposer = await anOperator(server, { roles: ['activities'] });
  finance = await anOperator(server, { roles: ['finance'] });
});
afterAll(() => server.stop());

const reason = '会员日补发';
const subscribers = (many: number) => listedSubscribers(server, many);
const upload = (templateId: string, numbers: readonly string[], skipOwners = false) =>
  consoleData(
    server,
    couponConsole.uploadGrantList,
    { templateId, fileName: '名单.csv', list: numbers.join('\n'), skipOwners },
    proposer,
  );
const start = (taskId: string) => consoleData(server, couponConsole.startGrant, { taskId, reason }, proposer);
const task = (taskId: string) => consoleData(server, tasks.task, { taskId }, finance);
const done = (taskId: string) =>
  eventually(
    () => task(taskId),
    ({ state }) => state === 'done',
  );
const granted = async (templateId: string) => {
  const { rows } = await sql<{ cards: number; people: number }>`
    select count(*)::integer as cards, count(distinct user_id)::integer as people from user_coupons
    where template_id = ${templateId}`.execute(server.db);
  return rows[0];
};

it('10,000 coupons with three wrong lines are tried, approved by a second person, and granted once each', async () => {
  const { templateId } = await aCouponOffer(server);
  const good = await subscribers(10_000);
  const [first = ''] = good;
  const list = [...good.slice(0, 400), '1381234567', ...good.slice(400), first, '19199999999'];
  const tried = await upload(templateId, list);
  expect(tried).toMatchObject({
    total: 10_003,
    ready: 10_000,
    notNumbers: 1,
    duplicates: 1,
    unknown: 1,
    maxFen: 5_000_000,
    needsApproval: true,
  });
  expect(tried.wrong).toMatchObject([
    { lineNo: 401, fault: '只有 10 位', cure: '补全后再传' },
    { lineNo: 10_002, fault: '与第 1 行重复', cure: '只发一张' },
    { lineNo: 10_003, fault: '没有这个用户' },
  ]);
  expect(await granted(templateId)).toEqual({ cards: 0, people: 0 });
  const step = await start(tried.taskId);
  if (step.step !== 'proposed') throw new Error('above 10,000 yuan a second person is needed');
  const approval = { proposalId: step.proposalId, totp: codeOf(server, finance) };
  expect((await callConsole(server, proposals.approveProposal, approval, finance)).success).toBe(true);
  expect(await done(tried.taskId)).toMatchObject({ finished: 10_000, failed: 0, spentFen: 5_000_000 });
  expect(await granted(templateId)).toEqual({ cards: 10_000, people: 10_000 });
  const { rows } = await consoleData(
    server,
    tasks.taskLines,
    { taskId: tried.taskId, after: '400', limit: 2 },
    finance,
  );
  expect(rows).toEqual([
    { lineNo: 401, content: '138****4567', state: 'wrong', reason: '只有 10 位；补全后再传' },
    {
      lineNo: 402,
      content: `${good[400]?.slice(0, 3)}****${good[400]?.slice(-4)}`,
      state: 'done',
      reason: '',
    },
  ]);
});

it('a process that ends in the middle of a portion grants nothing of it, and the next grants each once', async () => {
  const { templateId } = await aCouponOffer(server);
  const { taskId } = await upload(templateId, await subscribers(1_200));
  expect(await start(taskId)).toEqual({ step: 'running', taskId });
  // The connection ends after the cards are written and before the commit, as with kill -9.
  const killed = runTasksWork(server.deps, [
    {
      ...grantCouponsTask,
      run: async (tx, ...portion) => {
        const outcomes = await grantCouponsTask.run(tx, ...portion);
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
        return outcomes;
      },
    },
  ]);
  await killed.run().catch(() => undefined);
  server.wakeJobs();
  expect(await done(taskId)).toMatchObject({ finished: 1_200, failed: 0 });
  expect(await granted(templateId)).toEqual({ cards: 1_200, people: 1_200 });
});

it('a stopped task grants nothing more, and only whoever may stop it does', async () => {
  const { templateId } = await aCouponOffer(server);
  const { taskId } = await upload(templateId, await subscribers(3));
  await server.db
    .updateTable('bulk_tasks')
    .set({ state: 'running', started_at: server.now(), budget_fen: 0 })
    .where('task_id', '=', taskId)
    .execute();
  const service = await anOperator(server, { roles: ['service'] });
  const stop = (by: TestOperator) => callConsole(server, tasks.stopTask, { taskId, reason }, by);
  expect((await stop(service)).message).toBe('您的角色不能停止这个任务');
  const answer = await stop(finance);
  const { state } = await task(taskId);
  // The worker may have ended it before: without a budget every line fails.
  expect([answer.success ? 'stopped' : 'done', (await granted(templateId))?.cards]).toEqual([state, 0]);
});

it('a list that costs less starts at once, leaves out owners and other provinces, and is on the phone', async () => {
  const { templateId } = await aCouponOffer(server);
  const as = await aMember(server);
  await server.db.updateTable('users').set({ isp_flag: 1 }).where('user_id', '=', as.userId).execute();
  const other = await aMember(server);
  await server.db.updateTable('users').set({ isp_flag: 0 }).where('user_id', '=', other.userId).execute();
  const { taskId, otherProvince, ready } = await upload(templateId, [as.mobile, other.mobile]);
  expect([ready, otherProvince]).toEqual([1, 1]);
  expect(await start(taskId)).toEqual({ step: 'running', taskId });
  await done(taskId);
  const { list } = await server.data(coupons.myCoupons, { tab: 'usable' }, { as });
  expect(list).toHaveLength(1);
  expect(await upload(templateId, [as.mobile], true)).toMatchObject({ ready: 0, owners: 1 });
  const again = await callConsole(server, couponConsole.startGrant, { taskId, reason }, proposer);
  expect(again.message).toBe('这份名单已经发过了');
});

it('the list counts what was granted and used, for each request again up to 1,000 cards of a coupon', async () => {
  const title = freshId('coupon');
  const { templateId } = await aCouponOffer(server, { template: { title } });
  const { userId } = await aMember(server);
  const add = (cards: number, state: string) =>
    sql`insert into user_coupons (card_code, user_id, coupon_type, state, amount_fen, title, expires_at, template_id)
      select gen_random_uuid()::text, ${userId}, 'cash', ${state}, 500, ${title}, ${server.now()}, ${templateId}
      from generate_series(1, ${cards}::integer)`.execute(server.db);
  const shown = async () =>
    (await consoleData(server, couponConsole.couponTemplates, { search: title }, finance)).rows.map((row) => [
      row.granted,
      row.used,
    ]);
  expect(await shown()).toEqual([[0, 0]]);
  await add(2, 'usable');
  await add(1, 'used');
  expect(await shown()).toEqual([[3, 1]]);
  await add(998, 'usable');
  expect(await shown()).toEqual([[1_001, 1]]);
});

it('stopping an activity of coupons needs one person, its budget and a new start two', async () => {
  const { activityId, templateId } = await aCouponOffer(server);
  const stop = () => callConsole(server, couponConsole.stopCouponActivity, { activityId, reason }, finance);
  expect([(await stop()).success, (await stop()).message]).toEqual([true, '已经停止了']);
  const shown = async () =>
    (await consoleData(server, couponConsole.couponTemplate, { templateId }, finance)).activities[0];
  expect((await shown())?.isOn).toBe(false);
  const budget = await consoleData(
    server,
    couponConsole.proposeCouponBudget,
    { activityId, budgetFen: 90_000, reason },
    proposer,
  );
  const restart = await consoleData(
    server,
    couponConsole.proposeCouponRestart,
    { activityId, reason },
    proposer,
  );
  for (const { proposalId } of [budget, restart])
    expect((await callConsole(server, proposals.approveProposal, { proposalId }, finance)).success).toBe(
      true,
    );
  expect(await shown()).toMatchObject({ isOn: true, budgetFen: 90_000 });
});
