import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gateway } from '#core/contract/common/gateway.ts';
import { audit } from '#core/contract/console/audit.ts';
import { maintenance } from '#core/contract/console/operations/maintenance.ts';
import { previews } from '#core/contract/console/previews.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import type { RequestOf } from '#core/contract/endpoint.ts';
import { eventually } from '../../../testing/eventually.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../testing/operators/an-operator.ts';
import { raced } from '../../../testing/race-rounds.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let second: TestServer;
let desk: TestOperator;
let owner: TestOperator;
beforeAll(async () => {
  server = await testServer();
  second = await testServer({ database: server.database });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});
// Moved clocks end the sessions of operators.
beforeEach(async () => {
  await server.db.deleteFrom('maintenance_notices').execute();
  await server.db
    .updateTable('proposals')
    .set({ state: 'expired', decided_at: server.now() })
    .where('state', '=', 'waiting')
    .execute();
  desk = await anOperator(server, { roles: ['activities'] });
  owner = await anOperator(server);
});

type Wanted = RequestOf<typeof maintenance.proposeMaintenance>;
const reason = '数据库升级，单号 CHG-1120';
const inMinutes = (minutes: number): string =>
  new Date(server.now().getTime() + minutes * 60_000).toISOString();
const wanted = (change: Partial<Wanted> = {}): Wanted => ({
  mall: '*',
  title: '系统升级中',
  message: '今天 1 点至 3 点升级，期间不能领取和下单',
  from: null,
  until: inMinutes(120),
  reason,
  ...change,
});
const propose = (change: Partial<Wanted> = {}, as = desk) =>
  callConsole(server, maintenance.proposeMaintenance, wanted(change), as);
async function show(change: Partial<Wanted> = {}): Promise<void> {
  const { data } = await propose(change);
  await consoleData(server, proposals.approveProposal, { proposalId: data.proposalId }, owner);
}
const listed = async () => (await consoleData(server, maintenance.maintenanceNotices, {}, desk)).rows;
const end = (noticeId: string, as = desk) =>
  callConsole(server, maintenance.endMaintenance, { noticeId, reason: '升级已完成' }, as);
type Channel = 'MEMBER_JSRH' | 'MEMBER_RWY' | 'MEMBER_YJ';
const shownAt = async (at: TestServer, channelWays: Channel = 'MEMBER_JSRH') =>
  (await at.data(gateway.channelConfig, { channelWays })).serverStatusDto;

describe('a maintenance notice', () => {
  it('stands over the pages of every process once a second person agrees, and one person ends it', async () => {
    const { data } = await propose();
    expect(await shownAt(server)).toMatchObject({ type: 0 });
    const { proposalId } = data;
    const own = await callConsole(server, proposals.approveProposal, { proposalId }, desk);
    expect(own.success).toBe(false);
    expect(await consoleData(server, proposals.proposal, { proposalId }, owner)).toMatchObject({
      act: '显示维护公告',
      targetName: '全部商城 · 系统升级中',
      mayDecide: true,
    });
    await consoleData(server, proposals.approveProposal, { proposalId }, owner);
    for (const process of [server, second])
      expect(
        await eventually(
          () => shownAt(process),
          ({ type }) => type === 4,
        ),
      ).toMatchObject({ act_title: '系统升级中', act_message: '今天 1 点至 3 点升级，期间不能领取和下单' });
    const [row] = await listed();
    expect(row).toMatchObject({
      mall: '全部商城',
      state: 'on',
      setBy: desk.name,
      approvedBy: owner.name,
      reason,
      liftedBy: null,
    });
    expect((await end(row?.noticeId ?? '')).success).toBe(true);
    await eventually(
      () => shownAt(second),
      ({ type }) => type === 0,
    );
    expect((await listed())[0]).toMatchObject({ state: 'over', liftedBy: desk.name });
    expect((await end(row?.noticeId ?? '')).message).toBe('这条公告已经结束，请刷新页面');
    const { rows } = await consoleData(server, audit.auditLog, { limit: 2 }, owner);
    expect(rows).toMatchObject([
      { act: '结束维护公告', objectName: '全部商城 · 系统升级中', operator: desk.name, reason: '升级已完成' },
      { operator: owner.name, objectName: '全部商城 · 系统升级中' },
    ]);
  });

  it('may be one mall’s alone, begins and ends at its time, and is taken back before', async () => {
    await show({ mall: 'MEMBER_RWY', from: inMinutes(30), until: inMinutes(60) });
    expect((await listed())[0]).toMatchObject({ state: 'planned' });
    expect(await shownAt(server, 'MEMBER_RWY')).toMatchObject({ type: 0 });
    await server.advance(31 * 60_000);
    await eventually(
      () => shownAt(server, 'MEMBER_RWY'),
      ({ type }) => type === 4,
    );
    expect(await shownAt(server)).toMatchObject({ type: 0 });
    await server.advance(30 * 60_000);
    expect(await shownAt(server, 'MEMBER_RWY')).toMatchObject({ type: 0 });
    [desk, owner] = [await anOperator(server, { roles: ['activities'] }), await anOperator(server)];
    await show({ from: inMinutes(30) });
    const [planned] = await listed();
    await end(planned?.noticeId ?? '', owner);
    await server.advance(31 * 60_000);
    expect(await shownAt(server)).toMatchObject({ type: 0 });
  });

  it('replaces that of the same mall and time, which is said before', async () => {
    await show();
    const { data } = await propose({ title: '升级延长', until: inMinutes(300) });
    const { changes, effects } = await consoleData(
      server,
      proposals.proposal,
      { proposalId: data.proposalId },
      owner,
    );
    expect(changes).toContainEqual({ field: '标题', before: '系统升级中', after: '升级延长' });
    expect(effects).toContain('替换同一时间的 1 条公告');
    await consoleData(server, proposals.approveProposal, { proposalId: data.proposalId }, owner);
    expect((await listed()).map(({ title, state }) => [title, state])).toEqual([
      ['升级延长', 'on'],
      ['系统升级中', 'over'],
    ]);
    await eventually(
      () => shownAt(server),
      ({ act_title }) => act_title === '升级延长',
    );
  });

  it('is refused without a time that lies ahead, for longer than a week, and to whoever may not switch', async () => {
    expect((await propose({ until: inMinutes(-1) })).message).toBe('结束时间已经过了，请重新填写');
    expect((await propose({ from: inMinutes(90), until: inMinutes(60) })).message).toBe('结束要在开始之后');
    expect((await propose({ until: inMinutes(8 * 24 * 60) })).message).toBe(
      '一条公告最长 7 天，到时再写一条',
    );
    for (const role of ['content', 'service', 'finance', 'audit'] as const)
      expect((await propose({}, await anOperator(server, { roles: [role] }))).success).toBe(false);
    const byOne = server.db.insertInto('maintenance_notices').values({
      notice_id: 'by-one-person',
      title: '一个人',
      message: '没有第二个人同意',
      reason,
      begins_at: server.now(),
      ends_at: new Date(inMinutes(5)),
      set_by: desk.operatorId,
    });
    await expect(byOne.execute()).rejects.toThrow('violates check constraint');
  });

  it('is approved only as it was proposed: what another did meanwhile refuses it', async () => {
    await show();
    const { data } = await propose({ title: '升级延长' });
    const [row] = await listed();
    await end(row?.noticeId ?? '');
    const { proposalId } = data;
    expect((await callConsole(server, proposals.approveProposal, { proposalId }, owner)).message).toBe(
      '对象已变化，请重新提交',
    );
  });

  it('two people end it at once: one of them does, and the other learns of it', () =>
    raced(
      async () => undefined,
      async () => {
        await server.db.deleteFrom('maintenance_notices').execute();
        await show();
        const [row] = await listed();
        const ends = await Promise.all([desk, owner].map((as) => end(row?.noticeId ?? '', as)));
        expect(ends.filter(({ success }) => success)).toHaveLength(1);
      },
    ));
});

it('a preview shows the notice over the page, and nobody else sees it', async () => {
  const audience = { level: null, areaNum: '320100', brand: '1', host: 'others', at: null } as const;
  const notice = { mall: '*', title: '预览公告', message: '只有预览里看得到' } as const;
  const tokenOf = async (shown: typeof notice | null) =>
    (await consoleData(server, previews.previewToken, { ...audience, notice: shown }, desk)).token;
  const statusIn = async (token: string) =>
    (
      await server.data(
        gateway.channelConfig,
        { channelWays: 'MEMBER_JSRH' },
        { headers: { 'preview-token': token } },
      )
    ).serverStatusDto;
  expect(await statusIn(await tokenOf(notice))).toEqual({
    type: 4,
    act_title: '预览公告',
    act_message: '只有预览里看得到',
  });
  expect(await statusIn(await tokenOf(null))).toMatchObject({ type: 0 });
  expect(await listed()).toEqual([]);
  // Processes remember what they read for two seconds: of the tests before, too.
  await eventually(
    () => shownAt(server),
    ({ type }) => type === 0,
  );
});
