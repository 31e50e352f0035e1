import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#core/contract/console/audit.ts';
import { broadcasts } from '#core/contract/console/messages/broadcasts.ts';
import type { Audience } from '#core/contract/console/messages/broadcasts.shapes.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { tasks } from '#core/contract/console/operations/tasks.ts';
import { messages } from '#core/contract/user/messages.ts';
import { aMember, type TestMember } from '../../../../testing/data/a-member.ts';
import { eventually } from '../../../../testing/eventually.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../../testing/test-server.ts';
import { runTasksWork } from '../../../operators/tasks/run-tasks.ts';
import { broadcastTask } from './broadcast-tasks.ts';

let server: TestServer;
let editor: TestOperator;
let owner: TestOperator;
beforeAll(async () => {
  server = await testServer();
  editor = await anOperator(server, { roles: ['content'] });
  owner = await anOperator(server, { roles: ['owner'] });
});
afterAll(() => server.stop());

const reason = '会员日通知大家';
const city = (areaNum: string): Audience => ({ kind: 'filter', levels: [], areas: [areaNum], products: [] });
const draft = (audience: Audience, title = '会员日来了') =>
  consoleData(
    server,
    broadcasts.saveBroadcast,
    {
      topic: 'coupon',
      title,
      text: '今天领券立减。',
      link: '/content/super-market/discount-list?id=3',
      audience,
    },
    editor,
  );
const start = (of: { broadcastId: string; edit: number }, sendAt: string | null = null) =>
  callConsole(server, broadcasts.startBroadcast, { ...of, sendAt, reason }, editor);
const detail = (broadcastId: string) => consoleData(server, broadcasts.broadcast, { broadcastId }, owner);
const until = (broadcastId: string, state: string) => {
  server.wakeJobs();
  return eventually(
    () => detail(broadcastId),
    (found) => found.state === state,
  );
};
const withdraw = (broadcastId: string, as = editor) =>
  callConsole(server, broadcasts.withdrawBroadcast, { broadcastId, reason }, as);
const approve = (proposalId: string, as = owner) =>
  callConsole(server, proposals.approveProposal, { proposalId }, as);
const inbox = async (as: TestMember) =>
  (await server.data(messages.messages, { pageSize: 50 }, { as })).list.filter(
    ({ title }) => title === '会员日来了',
  );
const unread = async (as: TestMember) => (await server.data(messages.unreadCounts, {}, { as })).activity;

let made = 0;
/** Subscribers of a city of their own, written in one statement. */
async function subscribers(many: number): Promise<string> {
  const areaNum = String(900_001 + (made += 1));
  await sql`
    insert into users (user_id, mobile_sealed, mobile_lookup, area_num, isp_flag, brand_num, user_name, created_at)
    select ${areaNum} || '-' || n, 'x', ${areaNum} || '-' || n, ${areaNum}, 1, '1', '用户', ${server.now()}
    from generate_series(1, ${many}::integer) n`.execute(server.db);
  return areaNum;
}
const received = async (broadcastId: string) => {
  const { rows } = await sql<{ rows: number; people: number }>`
    select count(*)::integer as rows, count(distinct user_id)::integer as people from messages
    where broadcast_id = ${broadcastId}`.execute(server.db);
  return rows[0];
};
const moveTo = (member: TestMember, areaNum: string) =>
  server.db.updateTable('users').set({ area_num: areaNum }).where('user_id', '=', member.userId).execute();

describe('a broadcast by city, level and product', () => {
  it('is a draft, then sent to those alone whom it is for, and is on the phone until it is withdrawn', async () => {
    const [inside, outside] = [await aMember(server, { level: 2 }), await aMember(server, { level: 2 })];
    const areaNum = await subscribers(0);
    await moveTo(inside, areaNum);
    const filter = { ...city(areaNum), levels: [2] } as Audience;
    const saved = await draft(filter);
    expect(await inbox(inside)).toEqual([]);
    expect(await detail(saved.broadcastId)).toMatchObject({
      state: 'draft',
      preview: { kind: 'activity', link: { page: 'discountList', query: { id: '3' } } },
    });
    const before = await unread(inside);
    expect((await start(saved)).data).toEqual({ step: 'scheduled' });
    expect(await until(saved.broadcastId, 'sent')).toMatchObject({
      recipients: { value: 1, exact: true },
      sent: 1,
      reads: 0,
    });
    expect(await inbox(inside)).toMatchObject([{ read: false, link: { page: 'discountList' } }]);
    expect(await inbox(outside)).toEqual([]);
    expect(await unread(inside)).toBe(before + 1);
    const [message] = await inbox(inside);
    const messageId = message?.messageId ?? '';
    for (let times = 0; times < 2; times += 1)
      await server.data(messages.readMessage, { messageId }, { as: inside });
    expect(await detail(saved.broadcastId)).toMatchObject({ reads: 1 });
    expect((await withdraw(saved.broadcastId)).success).toBe(true);
    expect([await inbox(inside), await unread(inside)]).toEqual([[], before]);
    expect(await server.call(messages.messageDetail, { messageId }, { as: inside })).toMatchObject({
      message: '没有找到这条消息',
    });
    expect((await withdraw(saved.broadcastId)).message).toBe('已经撤回了');
    const { rows } = await consoleData(server, audit.auditLog, { act: '撤回消息' }, owner);
    expect(rows[0]).toMatchObject({ objectKey: saved.broadcastId, reason });
  });

  it('reaches whoever holds the product, and non-members when they are asked for', async () => {
    const [member, plain] = [await aMember(server, { level: 3 }), await aMember(server)];
    const areaNum = await subscribers(0);
    for (const each of [member, plain]) await moveTo(each, areaNum);
    const { product_id } = await server.db
      .selectFrom('subscriptions')
      .select('product_id')
      .where('user_id', '=', member.userId)
      .executeTakeFirstOrThrow();
    const count = (more: object) =>
      consoleData(server, broadcasts.countAudience, { audience: { ...city(areaNum), ...more } }, editor);
    expect(await count({ products: [product_id] })).toMatchObject({ recipients: { value: 1, exact: true } });
    expect(await count({ levels: [0] })).toMatchObject({ recipients: { value: 1 } });
    expect(await count({ levels: [0, 3] })).toMatchObject({ recipients: { value: 2 }, needsApproval: false });
    const { message } = await start(await draft({ ...city(areaNum), levels: [4] } as Audience));
    expect(message).toBe('现在没有人符合，请改发给谁');
  });

  it('10,000 are reached by one person, 10,001 need a second one, who is never the first', async () => {
    const areaNum = await subscribers(10_000);
    const alone = await draft(city(areaNum));
    expect((await start(alone)).data).toEqual({ step: 'scheduled' });
    await until(alone.broadcastId, 'sent');
    expect(await received(alone.broadcastId)).toEqual({ rows: 10_000, people: 10_000 });

    await moveTo(await aMember(server), areaNum);
    const saved = await draft(city(areaNum));
    const asked = (await start(saved)).data;
    if (asked?.step !== 'proposed') throw new Error('a second person is needed');
    expect(await detail(saved.broadcastId)).toMatchObject({ state: 'waiting', proposalId: asked.proposalId });
    expect((await approve(asked.proposalId, editor)).success).toBe(false);
    expect((await start(saved)).message).toBe('同一对象已有一条申请在等待审批');
    expect(await received(saved.broadcastId)).toEqual({ rows: 0, people: 0 });
    expect((await approve(asked.proposalId)).success).toBe(true);
    expect(await until(saved.broadcastId, 'sent')).toMatchObject({ sent: 10_001 });
  });

  it('of one person stops at 10,000 when more fit by the time that it is sent', async () => {
    const areaNum = await subscribers(9_999);
    const saved = await draft(city(areaNum));
    const later = new Date(server.now().getTime() + 60_000).toISOString();
    expect((await start(saved, later)).data).toEqual({ step: 'scheduled' });
    expect(await detail(saved.broadcastId)).toMatchObject({ state: 'scheduled', sendAt: later, sent: 0 });
    await sql`insert into users (user_id, mobile_sealed, mobile_lookup, area_num, isp_flag, brand_num, user_name, created_at)
      select 'zz' || ${areaNum} || n, 'x', 'zz' || ${areaNum} || n, ${areaNum}, 1, '1', '用户', ${server.now()}
      from generate_series(1, 5) n`.execute(server.db);
    await server.advance(60_000);
    expect(await until(saved.broadcastId, 'stopped')).toMatchObject({
      sent: 10_000,
      fault: expect.stringContaining('10,000'),
    });
    expect(await received(saved.broadcastId)).toEqual({ rows: 10_000, people: 10_000 });
  });

  it('a draft that changed after the proposal is not sent by its approval', async () => {
    const areaNum = await subscribers(10_001);
    const saved = await draft(city(areaNum));
    const asked = (await start(saved)).data;
    if (asked?.step !== 'proposed') throw new Error('a second person is needed');
    const save = (edit: number) =>
      callConsole(
        server,
        broadcasts.saveBroadcast,
        {
          ...saved,
          edit,
          topic: 'notice',
          title: '改过了',
          text: '别的内容。',
          link: '',
          audience: city(areaNum),
        },
        editor,
      );
    expect((await save(saved.edit)).success).toBe(true);
    expect((await save(saved.edit)).message).toBe('草稿在别的窗口改过，请刷新后再试');
    expect((await approve(asked.proposalId)).success).toBe(false);
    expect(await received(saved.broadcastId)).toEqual({ rows: 0, people: 0 });
  });

  it('sent twice at the same moment is sent once', async () => {
    const areaNum = await subscribers(3);
    const saved = await draft(city(areaNum));
    const answers = await Promise.all([1, 2, 3, 4].map(() => start(saved)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    await until(saved.broadcastId, 'sent');
    expect(await received(saved.broadcastId)).toEqual({ rows: 3, people: 3 });
  });

  it('a process that ends in the middle of a portion sends nothing of it, and the next sends each once', async () => {
    const areaNum = await subscribers(5_000);
    const saved = await draft(city(areaNum));
    await start(saved);
    // The connection ends after the messages are written and before the commit, as with kill -9.
    const killed = runTasksWork(server.deps, [
      {
        ...broadcastTask,
        walk: async (tx, ...portion) => {
          const walked = await broadcastTask.walk(tx, ...portion);
          await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
          return walked;
        },
      },
    ]);
    for (let times = 0; times < 3; times += 1) await killed.run().catch(() => undefined);
    expect(await until(saved.broadcastId, 'sent')).toMatchObject({ sent: 5_000 });
    expect(await received(saved.broadcastId)).toEqual({ rows: 5_000, people: 5_000 });
  });

  it('stopped while it is sent, it is exact about whom it reached, and nobody else receives it', async () => {
    const areaNum = await subscribers(6_000);
    const saved = await draft(city(areaNum));
    await start(saved);
    server.wakeJobs();
    const { taskId } = await eventually(
      () => detail(saved.broadcastId),
      (found) => found.taskId !== null,
    );
    const stop = (as: TestOperator) =>
      callConsole(server, tasks.stopTask, { taskId: taskId ?? '', reason }, as);
    const finance = await anOperator(server, { roles: ['finance'] });
    expect((await stop(finance)).success).toBe(false);
    const { success } = await stop(editor);
    const { state, sent } = await until(saved.broadcastId, success ? 'stopped' : 'sent');
    expect([state, await received(saved.broadcastId)]).toEqual([
      success ? 'stopped' : 'sent',
      { rows: sent, people: sent },
    ]);
  });

  it('withdrawn while it is sent and read, it is in no inbox, and its task ends', async () => {
    const areaNum = await subscribers(4_000);
    const as = await aMember(server);
    await moveTo(as, areaNum);
    const before = await unread(as);
    const saved = await draft(city(areaNum));
    await start(saved);
    server.wakeJobs();
    const readAll = () =>
      server.data(messages.readAllMessages, { until: server.now().toISOString() }, { as });
    const [, answer] = await Promise.all([readAll(), withdraw(saved.broadcastId, owner), readAll()]);
    expect(answer.success).toBe(true);
    expect(await detail(saved.broadcastId)).toMatchObject({ state: 'withdrawn' });
    expect([await inbox(as), (await unread(as)) <= before]).toEqual([[], true]);
    const { taskId } = await detail(saved.broadcastId);
    if (taskId !== null)
      expect(await consoleData(server, tasks.task, { taskId }, owner)).not.toMatchObject({
        state: 'running',
      });
  });
});

describe('a broadcast to everyone', () => {
  it('needs a second person, is one row, is unread for each until each has read it, and for whoever comes later', async () => {
    const [one, two] = [await aMember(server), await aMember(server)];
    const before = await unread(two);
    const saved = await draft({ kind: 'everyone' });
    const asked = (await start(saved)).data;
    if (asked?.step !== 'proposed') throw new Error('a second person is needed');
    expect((await approve(asked.proposalId)).success).toBe(true);
    const sent = await until(saved.broadcastId, 'sent');
    expect(sent.recipients?.value).toBe(sent.sent);
    expect(await received(saved.broadcastId)).toEqual({ rows: 1, people: 0 });
    await Promise.all(
      [1, 2, 3].map(() =>
        server.data(messages.readAllMessages, { until: server.now().toISOString() }, { as: one }),
      ),
    );
    expect(await detail(saved.broadcastId)).toMatchObject({ reads: 1 });
    expect([await inbox(one), await inbox(two)]).toMatchObject([[{ read: true }], [{ read: false }]]);
    expect(await unread(two)).toBe(before + 1);
    expect(await inbox(await aMember(server))).toHaveLength(1);
    expect((await withdraw(saved.broadcastId, owner)).success).toBe(true);
    expect([await inbox(one), await inbox(two), await unread(two)]).toEqual([[], [], before]);
  });
});

describe('a broadcast to an uploaded list', () => {
  const upload = (broadcastId: string, list: string) =>
    callConsole(server, broadcasts.uploadRecipients, { broadcastId, fileName: '名单.csv', list }, editor);

  it('names each wrong line, takes numbers and user ids, and reaches each subscriber once', async () => {
    const [one, two] = [await aMember(server), await aMember(server)];
    const saved = await draft({ kind: 'list' });
    expect((await start(saved)).message).toBe('请先上传名单');
    const lines = ['手机号,备注', `${one.mobile},甲`, one.userId, two.userId, '138000', '19199999999'];
    const report = (await upload(saved.broadcastId, lines.join('\r\n'))).data;
    expect(report).toMatchObject({ total: 5, ready: 2, duplicates: 1, wrongForm: 1, unknown: 1 });
    expect(report?.wrong).toMatchObject([
      { lineNo: 3, fault: '与第 2 行是同一个用户' },
      { lineNo: 5, fault: '只有 6 位' },
      { lineNo: 6, fault: '没有这个用户', content: '191****9999' },
    ]);
    const stored = await server.db.selectFrom('bulk_task_lines').select('content_sealed').execute();
    expect(JSON.stringify(stored)).not.toContain(one.mobile);
    expect((await start(saved)).message).toBe('草稿在别的窗口改过，请刷新后再试');
    expect((await start({ ...saved, edit: report?.edit ?? 0 })).data).toEqual({ step: 'scheduled' });
    expect(await until(saved.broadcastId, 'sent')).toMatchObject({ sent: 2, recipients: { value: 2 } });
    expect([await inbox(one), await inbox(two)]).toMatchObject([[{ read: false }], [{ read: false }]]);
    expect((await upload(saved.broadcastId, one.mobile)).message).toMatch('不是草稿');
  });

  it('is never planned beyond the days for which it is stored', async () => {
    const saved = await draft({ kind: 'list' });
    const report = (await upload(saved.broadcastId, (await aMember(server)).mobile)).data;
    const at = (days: number) => new Date(server.now().getTime() + days * 86_400_000).toISOString();
    const of = { ...saved, edit: report?.edit ?? 0 };
    expect((await start(of, at(8))).message).toMatch('名单只保存几天');
    expect((await start(of, at(31))).message).toBe('最多提前 30 天定时');
    expect((await start(of, at(3))).data).toEqual({ step: 'scheduled' });
  });
});

it('a draft is shown to a number first, five times an hour, logged without the number', async () => {
  const operator = await anOperator(server, { roles: ['activities'] });
  const [as, saved] = [await aMember(server), await draft({ kind: 'everyone' })];
  const send = (mobile: string) => callConsole(server, broadcasts.sendSample, { ...saved, mobile }, operator);
  expect((await send('19912345678')).message).toBe('这个号码没有登录过，请先用它登录一次');
  const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => send(as.mobile)));
  expect(answers.filter(({ success }) => success)).toHaveLength(5);
  expect((await send(as.mobile)).message).toMatch('一小时最多发 5 次');
  const { list } = await server.data(messages.messages, { pageSize: 50 }, { as });
  expect(list.filter(({ title }) => title === '【试发】会员日来了')).toHaveLength(5);
  const { rows } = await consoleData(server, audit.auditLog, { act: '试发消息' }, owner);
  expect(JSON.stringify(rows)).not.toContain(as.mobile);
  expect((await detail(saved.broadcastId)).samples).toHaveLength(5);
});

it('a link leads to a page of the product, or the draft is refused', async () => {
  const save = (link: string) =>
    callConsole(
      server,
      broadcasts.saveBroadcast,
      { topic: 'notice', title: '通知', text: '内容。', link, audience: { kind: 'everyone' } },
      editor,
    );
  expect((await save('https://evil.example/x')).message).toMatch('不在允许的站点里');
  expect((await save('/content/super-market/nothing-here')).message).toMatch('没有这个页面');
  expect((await save('')).success).toBe(true);
});

it('the list shows each state and goes on by key', async () => {
  const { rows, nextKey, count } = await consoleData(server, broadcasts.broadcasts, { limit: 3 }, owner);
  expect([rows.length, count?.exact]).toEqual([3, true]);
  const more = await consoleData(server, broadcasts.broadcasts, { limit: 100, after: nextKey ?? '' }, owner);
  expect(more.rows.length).toBe((count?.value ?? 0) - 3);
  for (const state of ['draft', 'sent', 'stopped', 'withdrawn', 'scheduled'] as const) {
    const found = await consoleData(server, broadcasts.broadcasts, { state }, owner);
    expect(found.rows.map((row) => row.state)).toEqual(found.rows.map(() => state));
    expect(found.rows.length).toBeGreaterThan(0);
  }
});
