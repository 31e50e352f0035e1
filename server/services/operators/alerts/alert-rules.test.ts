import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#core/contract/console/audit.ts';
import { alertRuleConsole } from '#core/contract/console/operations/alert-rules.ts';
import type { AlertTerms } from '#core/contract/console/operations/alert-rules.shapes.ts';
import { overview } from '#core/contract/console/overview.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../testing/operators/an-operator.ts';
import { raced } from '../../../testing/race-rounds.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { raiseAlerts } from './raise-alerts.ts';

let server: TestServer;
let desk: TestOperator;
let finance: TestOperator;
let owner: TestOperator;
beforeAll(async () => {
  server = await testServer();
  desk = await anOperator(server, { roles: ['activities'] });
  finance = await anOperator(server, { roles: ['finance'] });
  owner = await anOperator(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('metric_minutes').execute();
  await server.db.deleteFrom('upstream_minutes').execute();
  await server.db.deleteFrom('alerts').execute();
  await server.db.deleteFrom('alert_silences').execute();
});

const reason = '大促期间放宽，促销结束改回';
const ago = (minutes: number): Date => {
  const now = server.now().getTime();
  return new Date(now - (now % 60_000) - minutes * 60_000);
};
const inMinutes = (minutes: number): string =>
  new Date(server.now().getTime() + minutes * 60_000).toISOString();
const count = (figure: string, value: number, minutes = 1) =>
  server.db
    .insertInto('metric_minutes')
    .values({ minute: ago(minutes), figure, label: '', process: 'test', value })
    .execute();
const rules = async () => (await consoleData(server, alertRuleConsole.alertRules, {}, desk)).rows;
const ruleOf = async (rule: string) => {
  const found = (await rules()).find((each) => each.rule === rule);
  if (!found) throw new Error(`no ${rule}`);
  return found;
};
const alertsOf = async (as: TestOperator) => (await consoleData(server, overview.alerts, {}, as)).rows;
const terms: AlertTerms = {
  title: '退款变多',
  metric: 'refunds',
  comparison: 'above',
  limit: 5,
  minutes: 10,
  role: 'finance',
  quietFrom: null,
  quietUntil: null,
  isOn: true,
};
const save = (changed: Partial<AlertTerms> & { rule?: string; version?: number }, as = desk) =>
  callConsole(server, alertRuleConsole.saveAlertRule, { ...terms, version: 0, reason, ...changed }, as);
const silence = (rule: string, { as = desk, minutes = 60 } = {}) =>
  callConsole(server, alertRuleConsole.silenceAlert, { rule, until: inMinutes(minutes), reason }, as);
const raise = () => raiseAlerts(server.db, server.now());

describe('alert rules', () => {
  it('a new mall has some for every role that looks after something, all but one of them on', async () => {
    const all = await rules();
    expect(new Set(all.map(({ role }) => role))).toEqual(
      new Set(['activities', 'service', 'finance', 'owner']),
    );
    expect(all.filter(({ isOn }) => !isOn).map(({ rule }) => rule)).toEqual(['payments-few']);
    await raise();
    expect(await alertsOf(owner)).toEqual([]);
  });

  it('one that is added raises its alert, and ends it when it is switched off', async () => {
    expect((await save({ title: '退款笔数偏多' })).data).toEqual({ kind: 'saved' });
    await count('refunds', 6);
    await raise();
    const [alert] = await alertsOf(finance);
    expect(alert).toMatchObject({
      title: '退款笔数偏多',
      detail: '近 10 分钟退款 6 笔，上限 5 笔',
      role: 'finance',
      clearedAt: null,
    });
    const { rule, version } = await ruleOf(alert?.rule ?? '');
    await save({ title: '退款笔数偏多', rule, version, isOn: false });
    await raise();
    expect((await alertsOf(finance))[0]?.clearedAt).not.toBeNull();
    const { rows } = await consoleData(server, audit.auditLog, { limit: 1 }, owner);
    expect(rows).toMatchObject([
      {
        act: '修改告警规则',
        objectName: '退款笔数偏多',
        operator: desk.name,
        changes: [{ field: '状态', before: '启用', after: '停用' }],
        reason,
      },
    ]);
  });

  it('about upstreams is judged by the requests of all processes', async () => {
    await server.db
      .insertInto('upstream_minutes')
      .values(
        ['a', 'b'].map((process) => ({
          minute: ago(2),
          upstream: 'billing',
          process,
          answered: 10,
          failed: 10,
          not_sent: 0,
          times: '{}',
        })),
      )
      .execute();
    await raise();
    expect(await alertsOf(owner)).toMatchObject([
      { title: '上游失败偏多', detail: '近 5 分钟上游失败占比 50%（billing 20 / 40），上限 20%' },
    ]);
  });

  it('two operators change one at once: one of them does, and the other learns by whom', () =>
    raced(
      async () => undefined,
      async () => {
        const { version, limit } = await ruleOf('slow-answers');
        const change = (as: TestOperator, more: number) =>
          save(
            { rule: 'slow-answers', version, title: '响应变慢', metric: 'answersP99', limit: limit + more },
            as,
          );
        const outcomes = await Promise.all([change(desk, 1), change(finance, 2)]);
        const kinds = outcomes.map(({ data }) => data.kind);
        expect(kinds.toSorted()).toEqual(['changed-before', 'saved']);
        const winner = kinds[0] === 'saved' ? desk : finance;
        expect(outcomes.map(({ data }) => data)).toContainEqual({ kind: 'changed-before', by: winner.name });
        expect((await ruleOf('slow-answers')).version).toBe(version + 1);
      },
    ));

  it('without a change, with half a quiet time, or unknown are refused', async () => {
    const { rule, version, ...now } = await ruleOf('orders-refused');
    const { title, metric, comparison, limit, minutes, role, quietFrom, quietUntil, isOn } = now;
    const same = { title, metric, comparison, limit, minutes, role, quietFrom, quietUntil, isOn };
    expect((await save({ ...same, rule, version })).message).toBe('没有改动');
    expect((await save({ quietFrom: '23:00' })).message).toBe('免打扰要写开始和结束');
    expect((await save({ quietFrom: '23:00', quietUntil: '23:00' })).message).toBe('免打扰的开始和结束相同');
    expect((await save({ rule: 'unknown' })).message).toBe('没有这条告警规则');
  });
});

it('a dry run says what the last day would have given, and a limit that never or always fires', async () => {
  for (const minutes of [30, 600, 1_300]) await count('refunds', 8, minutes);
  const tried = (limit: number, comparison: 'above' | 'below' = 'above') =>
    consoleData(
      server,
      alertRuleConsole.tryAlertRule,
      { metric: 'refunds', comparison, limit, minutes: 5 },
      desk,
    );
  expect(await tried(7)).toEqual({
    text: '最近一天在 0 笔 到 8 笔 之间，会告警 3 次，共 15 分钟',
    isOdd: false,
  });
  expect(await tried(8)).toEqual({ text: '最近一天在 0 笔 到 8 笔 之间，一次都不会告警', isOdd: true });
  expect(await tried(9, 'below')).toEqual({ text: '最近一天在 0 笔 到 8 笔 之间，会一直告警', isOdd: true });
});

describe('an alert', () => {
  const raised = async () => {
    await count('refunds.fen', 3_000_000);
    await server.db
      .updateTable('alert_rules')
      .set({ quiet_from: null, quiet_until: null })
      .where('rule', '=', 'refunds-many')
      .execute();
    await raise();
  };
  const callsYou = async (as: TestOperator) => (await alertsOf(as)).map((alert) => alert.callsYou);

  it('calls its role and the owners, and nobody once it is taken', async () => {
    await raised();
    expect([await callsYou(finance), await callsYou(owner), await callsYou(desk)]).toEqual([
      [true],
      [true],
      [false],
    ]);
    const [alert] = await alertsOf(desk);
    await consoleData(server, overview.takeAlert, { alertId: alert?.alertId ?? '' }, desk);
    expect([await callsYou(finance), await callsYou(owner)]).toEqual([[false], [false]]);
  });

  it('that is silenced stays in the list with its reason, and calls again at the end', async () => {
    await raised();
    expect((await silence('refunds-many', { as: finance })).data).toEqual({ kind: 'silenced' });
    expect(await alertsOf(owner)).toMatchObject([
      { rule: 'refunds-many', clearedAt: null, silence: { by: finance.name, reason }, callsYou: false },
    ]);
    expect((await ruleOf('refunds-many')).silence).toMatchObject({ by: finance.name });
    const end = () =>
      consoleData(server, alertRuleConsole.endSilence, { rule: 'refunds-many', reason }, desk);
    expect([await end(), await end()]).toEqual([{ kind: 'ended' }, { kind: 'ended-before' }]);
    expect(await callsYou(owner)).toEqual([true]);
    await server.db
      .insertInto('alert_silences')
      .values({
        rule: 'refunds-many',
        reason,
        silenced_by: desk.operatorId,
        silenced_at: ago(60),
        ends_at: ago(1),
      })
      .execute();
    expect(await callsYou(owner)).toEqual([true]);
    expect((await silence('refunds-many')).data).toEqual({ kind: 'silenced' });
  });

  it('in the quiet time of its rule is listed and notifies no operator', async () => {
    await raised();
    await server.db
      .updateTable('alert_rules')
      .set({ quiet_from: '00:00', quiet_until: '24:00' })
      .where('rule', '=', 'refunds-many')
      .execute();
    expect(await alertsOf(owner)).toMatchObject([{ isQuiet: true, callsYou: false, clearedAt: null }]);
  });

  it('is silenced for four hours at most, with a reason, and only when its rule exists', async () => {
    expect((await silence('slow-answers', { minutes: 241 })).message).toBe('最长静默 4 小时，到时再看');
    expect((await silence('slow-answers', { minutes: -1 })).message).toBe('结束时间已经过了，请重新填写');
    expect((await silence('unknown')).message).toBe('没有这条告警规则');
    expect((await silence('guard:lottery:none:won')).message).toBe('没有这条告警规则');
    const row = { rule: 'slow-answers', silenced_by: desk.operatorId, silenced_at: server.now() };
    const insert = (text: string, ms: number) =>
      server.db
        .insertInto('alert_silences')
        .values({ ...row, reason: text, ends_at: new Date(server.now().getTime() + ms) })
        .execute();
    await expect(insert('', 60_000)).rejects.toThrow('violates check constraint');
    await expect(insert(reason, 4 * 3_600_000 + 1_000)).rejects.toThrow('violates check constraint');
  });

  it('of a guard rail is silenced too, and its rule is nobody’s alone', async () => {
    const rule = 'guard:lottery:spring:wonPercent';
    await server.db
      .insertInto('alerts')
      .values({ alert_id: rule, rule, detail: '春节抽奖：中奖率 30%', raised_at: server.now() })
      .execute();
    expect(await alertsOf(desk)).toMatchObject([{ title: '活动护栏触发', role: null, callsYou: true }]);
    expect((await silence(rule)).data).toEqual({ kind: 'silenced' });
    expect(await alertsOf(desk)).toMatchObject([{ callsYou: false, silence: { by: desk.name } }]);
  });

  it('two operators silence it at once: one does, and the other learns until when', () =>
    raced(
      async () => undefined,
      async () => {
        await server.db.deleteFrom('alert_silences').execute();
        const outcomes = await Promise.all([
          silence('orders-refused'),
          silence('orders-refused', { as: finance }),
        ]);
        const kinds = outcomes.map(({ data }) => data.kind);
        expect(kinds.toSorted()).toEqual(['silenced', 'silenced-before']);
        const first = kinds[0] === 'silenced' ? desk : finance;
        expect(outcomes.map(({ data }) => data)).toContainEqual(
          expect.objectContaining({ kind: 'silenced-before', by: first.name }),
        );
      },
    ));
});
