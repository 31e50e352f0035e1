import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { proposals } from '#core/contract/console/proposals.ts';
import { switches } from '#core/contract/console/operations/switches.ts';
import type { SwitchColumn } from '#core/contract/console/operations/switch-columns.ts';
import { gateway } from '#core/contract/common/gateway.ts';
import { lounge } from '#core/contract/goods/lounge.ts';
import { phoneManage } from '#core/contract/content/phone-manage.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { waitsForTurn } from '#core/rules/switches/turn.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aRight } from '../../../testing/data/a-right.ts';
import { aSubscription } from '../../../testing/data/a-subscription.ts';
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
  desk = await anOperator(server, { roles: ['activities'] });
  owner = await anOperator(server);
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});
beforeEach(() => server.db.deleteFrom('area_degradations').execute());

const [xuzhou, suzhou, nanjing, wuxi] = ['320300', '320500', '320100', '320200'] as const;
const reason = '机房割接，单号 CHG-1107';
const inMinutes = (minutes: number): string =>
  new Date(server.now().getTime() + minutes * 60_000).toISOString();
const cellsOf = async (column: SwitchColumn) =>
  (await consoleData(server, switches.switchMatrix, {}, desk)).cells.filter((each) => each.column === column);
const seenOf = async (column: SwitchColumn, areas: readonly string[]) =>
  (await cellsOf(column))
    .filter(({ areaNum }) => areas.includes(areaNum))
    .map(({ areaNum, version }) => ({ areaNum, version }));
const set = async (
  column: SwitchColumn,
  state: 'limited' | 'paused',
  areas: readonly string[],
  { as = desk, until = inMinutes(60) }: { as?: TestOperator; until?: string } = {},
) =>
  callConsole(
    server,
    switches.setSwitch,
    { column, state, seen: await seenOf(column, areas), until, reason },
    as,
  );
const lift = async (column: SwitchColumn, areas: readonly string[], as = desk) =>
  callConsole(server, switches.liftSwitch, { column, seen: await seenOf(column, areas), reason }, as);

async function resident(areaNum: string): Promise<TestMember> {
  const member = await aMember(server);
  await server.db
    .updateTable('users')
    .set({ area_num: areaNum })
    .where('user_id', '=', member.userId)
    .execute();
  return member;
}
const book = (as: TestMember, at = server) =>
  at.call(lounge.bookLounge, { hallId: 'none', companions: 0 }, { as });
const isRefused = (message: string) => message.includes('贵宾厅暂停');

describe('a paused part of the product', () => {
  it('is refused in its city by every process, shown by the page, and open again at its time by itself', async () => {
    const [there, elsewhere] = [await resident(xuzhou), await resident(nanjing)];
    const open = (await book(there)).message;
    expect((await set('lounge', 'paused', [xuzhou])).data).toEqual({ kind: 'set' });
    for (const process of [server, second])
      expect(
        (
          await eventually(
            () => book(there, process),
            ({ message }) => isRefused(message),
          )
        ).message,
      ).toMatch(/^徐州的贵宾厅暂停到 .*\d\d:\d\d，请到时再来；已取的核销码照常使用$/);
    expect((await book(elsewhere)).message).toBe(open);
    const shown = () => server.data(gateway.channelConfig, { channelWays: 'MEMBER_JSRH' }, { as: there });
    expect((await shown()).limitedFeatures).toMatchObject([
      { feature: 'lounge', state: 'paused', text: expect.stringContaining('徐州的贵宾厅暂停到') },
    ]);
    // The page is open, and what is shown for another city chosen by hand is that of the account.
    expect((await shown()).areaDegradedVo.isDegradedFlag).toBe(0);
    await server.advance(60 * 60_000);
    desk = await anOperator(server, { roles: ['activities'] });
    owner = await anOperator(server);
    expect((await book(there)).message).toBe(open);
    expect((await shown()).limitedFeatures).toEqual([]);
    expect((await cellsOf('lounge')).every(({ state }) => state === 'normal')).toBe(true);
  });

  it('keeps a claim from happening, and stores no refusal for its key', async () => {
    const member = await resident(xuzhou);
    const right = await aRight(server);
    const claim = { ...right, ...(await aSubscription(server, { member, product: right })) };
    await set('claim', 'paused', [xuzhou]);
    const headers = { 'idempotency-key': 'the-same-key-of-one-claim' };
    const attempt = () => server.call(cardProduct.receiveRights, claim, { as: member, headers });
    const unknown = { ...claim, rightsId: 'unknown' };
    await eventually(
      () => server.call(cardProduct.receiveRights, unknown, { as: member }),
      ({ message }) => message.includes('领取暂停'),
    );
    expect((await attempt()).message).toContain('徐州的领取暂停到');
    const taken = () =>
      server.db.selectFrom('claims').select('claim_id').where('user_id', '=', member.userId).execute();
    expect(await taken()).toEqual([]);
    await lift('claim', [xuzhou]);
    await eventually(attempt, ({ success }) => success);
    expect(await taken()).toHaveLength(1);
  });

  it('leaves open what gives something back', async () => {
    const member = await resident(xuzhou);
    await set('number', 'paused', [xuzhou]);
    const change = (action: 'open' | 'close') =>
      server.call(phoneManage.openBusiness, { businessId: 'none', action }, { as: member });
    await eventually(
      () => change('open'),
      ({ message }) => message.includes('号码管家暂停'),
    );
    expect((await change('close')).message).not.toContain('暂停');
  });
});

it('a limited part lets everybody in, one after the other, at the time that was said', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => resident(suzhou)));
  await set('lounge', 'limited', [suzhou]);
  const first = members.find(({ userId }) => waitsForTurn(userId, server.now().getTime() + 5_000) > 0);
  if (!first) return;
  const refused = await eventually(
    () => book(first),
    ({ message }) => message.includes('分批进行'),
  );
  const [, clock] = /(\d\d:\d\d)/.exec(refused.message) ?? [];
  const turnAt = waitsForTurn(first.userId, server.now().getTime());
  expect(new Date(turnAt + 8 * 3_600_000).toISOString().slice(11, 16)).toBe(clock);
  await server.advance(turnAt - server.now().getTime());
  expect((await book(first)).message).not.toContain('分批进行');
});

describe('who may switch', () => {
  it('one person switches two cities; the third, one by one too, needs a second person', async () => {
    expect((await set('order', 'limited', [xuzhou])).data).toEqual({ kind: 'set' });
    expect((await set('order', 'limited', [suzhou])).data).toEqual({ kind: 'set' });
    const { data } = await set('order', 'limited', [nanjing]);
    expect(data.kind).toBe('proposed');
    expect((await cellsOf('order')).filter(({ state }) => state !== 'normal')).toHaveLength(2);
    if (data.kind !== 'proposed') return;
    const { proposalId } = data;
    expect(await consoleData(server, proposals.proposal, { proposalId }, owner)).toMatchObject({
      act: '设置开关',
      targetName: '南京 · 下单',
      changes: [{ field: '南京', before: '正常', after: expect.stringMatching(/^限流，到 /) }],
      mayDecide: true,
      needsTotp: false,
    });
    await consoleData(server, proposals.approveProposal, { proposalId }, owner);
    expect((await cellsOf('order')).filter(({ state }) => state === 'limited')).toHaveLength(3);
  });

  it('a pause of claims for two cities needs a second person, and an approval of another state is refused', async () => {
    const { data } = await set('claim', 'paused', [xuzhou, suzhou]);
    if (data.kind !== 'proposed') throw new Error(data.kind);
    await set('claim', 'paused', [xuzhou]);
    const approved = await callConsole(
      server,
      proposals.approveProposal,
      { proposalId: data.proposalId },
      owner,
    );
    expect(approved.message).toBe('对象已变化，请重新提交');
    await consoleData(server, proposals.withdrawProposal, { proposalId: data.proposalId }, desk);
  });

  it('a switch ends within a day, in the future, with a reason', async () => {
    expect((await set('lottery', 'paused', [wuxi], { until: inMinutes(-1) })).message).toBe(
      '结束时间已经过了，请重新填写',
    );
    expect((await set('lottery', 'paused', [wuxi], { until: inMinutes(25 * 60) })).message).toBe(
      '一个人最长设 24 小时，到时再延长',
    );
    const unknown = await callConsole(
      server,
      switches.setSwitch,
      {
        column: 'lottery',
        state: 'paused',
        seen: [{ areaNum: '110000', version: 0 }],
        until: inMinutes(5),
        reason,
      },
      desk,
    );
    expect(unknown.message).toBe('没有这个城市的开关');
    expect(await cellsOf('lottery')).toEqual(
      expect.arrayContaining([expect.objectContaining({ areaNum: wuxi, state: 'normal' })]),
    );
    await expect(
      server.db
        .insertInto('area_degradations')
        .values({
          degradation_id: 'endless',
          area_num: wuxi,
          feature: 'lottery',
          flag: 2,
          begins_at: null,
          ends_at: null,
          set_by: desk.operatorId,
          set_at: server.now(),
        })
        .execute(),
    ).rejects.toThrow('violates check constraint');
  });

  it('what is normal is not lifted, and a cell that another changed is said', async () => {
    expect((await lift('pay', [wuxi])).message).toBe('已经是正常的，不用恢复');
    const seen = await seenOf('pay', [wuxi]);
    await set('pay', 'paused', [wuxi], { as: owner });
    const answer = await callConsole(
      server,
      switches.setSwitch,
      { column: 'pay', state: 'limited', seen, until: inMinutes(5), reason },
      desk,
    );
    expect(answer.data).toEqual({
      kind: 'changed-before',
      areaName: '无锡',
      by: owner.name,
      state: 'paused',
    });
  });
});

it('setting and lifting one cell at once: one of them happens, and the other learns of it', () =>
  raced(
    async () => undefined,
    async () => {
      await server.db.deleteFrom('area_degradations').execute();
      await set('flashSale', 'limited', [xuzhou]);
      const seen = await seenOf('flashSale', [xuzhou]);
      const [setAgain, lifted] = await Promise.all([
        consoleData(
          server,
          switches.setSwitch,
          { column: 'flashSale', state: 'paused', seen, until: inMinutes(5), reason },
          desk,
        ),
        consoleData(server, switches.liftSwitch, { column: 'flashSale', seen, reason }, owner),
      ]);
      expect([setAgain.kind, lifted.kind].filter((kind) => kind === 'changed-before')).toHaveLength(1);
      const [cell] = (await cellsOf('flashSale')).filter(({ areaNum }) => areaNum === xuzhou);
      expect(cell?.state).toBe(setAgain.kind === 'set' ? 'paused' : 'normal');
    },
  ));

it('the effect is counted before, and every change is listed and logged', async () => {
  const before = await consoleData(
    server,
    switches.switchEffect,
    { column: 'claim', state: 'paused', areas: ['321100'] },
    desk,
  );
  const member = await resident('321100');
  const right = await aRight(server);
  const claim = { ...right, ...(await aSubscription(server, { member, product: right })) };
  await server.data(cardProduct.receiveRights, claim, { as: member });
  const effect = await consoleData(
    server,
    switches.switchEffect,
    { column: 'claim', state: 'paused', areas: ['321100'] },
    desk,
  );
  expect(effect).toEqual({
    subscribers: { value: before.subscribers.value + 1, exact: true },
    lastHour: { value: before.lastHour.value + 1, exact: true },
    text: '镇江的领取暂停服务，恢复后再来；已领取的照常使用',
    needsApproval: false,
  });
  for (const column of ['visit', 'order', 'pay', 'flashSale', 'lottery', 'number', 'lounge'] as const)
    expect(
      (
        await consoleData(
          server,
          switches.switchEffect,
          { column, state: 'limited', areas: ['321100', xuzhou, suzhou] },
          desk,
        )
      ).needsApproval,
    ).toBe(true);
  await set('visit', 'limited', ['321100']);
  await lift('visit', ['321100'], owner);
  const { rows } = await consoleData(server, switches.switchChanges, { limit: 1 }, desk);
  expect(rows).toMatchObject([
    {
      areaName: '镇江',
      column: 'visit',
      state: 'limited',
      setBy: desk.name,
      liftedBy: owner.name,
      isApproved: false,
      isOn: false,
      reason,
    },
  ]);
  const logged = await server.db
    .selectFrom('audit_log')
    .select(['act', 'object_name', 'changes'])
    .where('object_key', '=', 'visit')
    .orderBy('audit_id')
    .execute();
  expect(logged).toMatchObject([
    { act: '设置开关', object_name: '镇江 · 访问' },
    { act: '恢复正常', changes: [{ field: '镇江', after: '正常' }] },
  ]);
});
