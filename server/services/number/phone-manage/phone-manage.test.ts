import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agreements } from '#core/contract/common/agreements.ts';
import { phoneFlow } from '#core/contract/content/phone-flow.ts';
import { phoneManage } from '#core/contract/content/phone-manage.ts';
import { businessOrder } from '#core/contract/content/business-order.ts';
import { messages } from '#core/contract/user/messages.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import { behaviorAgreement } from '#core/rules/number/behavior-agreement.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aBusiness } from '../../../testing/data/a-business.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { freshMobile } from '../../../testing/fresh.ts';
import { silentBilling } from '../../../testing/upstreams/silent-billing.ts';
import { lookupOf } from '../../../testing/databases/test-encryption.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { butler } from './butler.ts';
import { checkAlerts } from './check-alerts.ts';
import { monthlyFlow } from './flow-usage.ts';
import { forgetNumbers } from './forget-numbers.ts';
import { pushPolicies } from './push-policies.ts';
import { settleBusinessOrders } from './settle-business-orders.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.db
    .insertInto('agreements')
    .values(
      [behaviorAgreement, 'business-order'].map((template_id) => ({
        template_id,
        version: '1',
        title: '授权书',
        body: '。',
        published_at: new Date('2026-01-01'),
      })),
    )
    .execute();
});
afterAll(() => server.stop());
const outage = (on: boolean) => server.sandbox(upstreams.setOutage, { upstream: 'billing', on });
/** Without the breaker, which an outage of many calls would open for the next tests. */
const silent = () => ({ ...server.deps, billing: silentBilling });

const smsOf = async (mobile: string) =>
  (await server.sandbox(upstreams.inbox, { mobile })).map(({ text }) => text);
const codeOf = async (mobile: string) => (await server.sandbox(upstreams.inbox, { mobile }))[0]?.code ?? '';
async function bind(as: TestMember, mobile = freshMobile(), label = '妈妈') {
  await server.data(phoneManage.sendManageCode, { purpose: 'bind', mobile }, { as });
  const { numbers } = await server.data(
    phoneManage.bindNumber,
    { action: 'bind', mobile, smsCode: await codeOf(mobile), label },
    { as },
  );
  return { mobile, numberId: numbers.at(-1)?.numberId ?? '', numbers };
}
const addAlert = (as: TestMember, thresholdMb: number, more: object = {}) =>
  server.call(phoneFlow.addFlowSetting, { kind: 'alert', thresholdMb, ...more }, { as });
const night = {
  kind: 'access' as const,
  title: '睡觉',
  weekdays: [1, 2, 3],
  from: '22:00',
  to: '06:00',
};
const settingsOf = (as: TestMember, numberId?: string) =>
  server.data(phoneFlow.flowSettings, numberId ? { numberId } : {}, { as });
const policiesOf = (mobile: string) =>
  server.db
    .selectFrom('sandbox_policies')
    .select(['times', 'blocked_kinds'])
    .where('mobile_lookup', '=', lookupOf(mobile))
    .execute();
const inboxOf = async (as: TestMember) =>
  (await server.data(messages.messages, { pageNum: 1, pageSize: 20 }, { as })).list.map(({ title }) => title);

describe('package and usage', () => {
  it('show the package, the balance, today and this month, and grow with the clock', async () => {
    const member = await aMember(server);
    await server.db
      .insertInto('sandbox_numbers')
      .values({
        mobile_lookup: lookupOf(member.mobile),
        area_num: '320100',
        in_province: true,
        joined_on: null,
        balance_fen: 2_680,
      })
      .execute();
    expect(await server.data(phoneManage.butler, {}, { as: member })).toMatchObject({
      number: { numberId: 'main', mobile: maskMobile(member.mobile), kind: 'main' },
      packageName: expect.stringContaining('套餐'),
      balanceFen: 2_680,
      household: true,
    });
    const usage = () => server.data(phoneFlow.flowUsage, {}, { as: member });
    const before = await usage();
    expect(before.leftMb).toBe(Math.max(0, before.totalMb - before.usedMb));
    expect(before.usedMb).toBe(before.days.reduce((sum, { usedMb }) => sum + usedMb, 0));
    expect(before.days.at(-1)).toEqual({ date: chinaDay(server.now()), usedMb: before.todayMb });
    expect(before.billFen).toBeGreaterThan(0);
    const { months } = await server.data(phoneFlow.monthlyFlow, {}, { as: member });
    expect(months).toHaveLength(6);
    expect(months.at(-1)).toMatchObject({ month: claimCycle(server.now()).cycle, totalMb: before.totalMb });
    await server.advance(6 * 3_600_000);
    const after = await server.data(phoneFlow.flowUsage, { month: before.month }, { as: member });
    expect(after.usedMb).toBeGreaterThan(before.usedMb);
    expect(await server.call(phoneFlow.flowUsage, { month: '2020-01' }, { as: member })).toMatchObject({
      message: '只能查询最近12个月',
    });
  });

  it('say so while the billing system does not answer, and the rest stays usable', async () => {
    const member = await aMember(server);
    await outage(true);
    expect(await server.call(phoneFlow.flowUsage, {}, { as: member })).toMatchObject({
      code: '0',
      message: '号码信息暂时查不到，请稍后再试',
    });
    await outage(false);
    const caller = { ...member, sessionId: '' };
    await expect(monthlyFlow(silent(), caller, { months: 6 })).rejects.toThrow('暂时查不到');
    expect(await butler(silent(), caller, undefined)).toMatchObject({
      packageName: null,
      balanceFen: null,
      reportMonth: null,
      numbers: [{ kind: 'main' }],
    });
  });
});

describe('alerts', () => {
  it('are added, edited, switched and deleted by their owner only', async () => {
    const [member, other] = [await aMember(server), await aMember(server)];
    const { data: added } = await addAlert(member, 2048);
    const id = { settingId: added.settingId };
    expect(await addAlert(member, 2048)).toMatchObject({ message: '已有相同的提醒值' });
    for (const call of [
      server.call(phoneFlow.deleteFlowSetting, id, { as: other }),
      server.call(phoneFlow.editFlowSetting, { ...id, kind: 'alert', thresholdMb: 1024 }, { as: other }),
      server.call(phoneFlow.switchFlowSetting, { ...id, target: 'setting', on: false }, { as: other }),
    ])
      expect(await call).toMatchObject({ code: '0', message: '没有找到该设置' });
    await server.data(
      phoneFlow.editFlowSetting,
      { ...id, kind: 'alert', thresholdMb: 4096, notifyBy: 'message' },
      { as: member },
    );
    const off = await server.data(
      phoneFlow.switchFlowSetting,
      { ...id, target: 'setting', on: false },
      { as: member },
    );
    expect(off.settings).toEqual([
      { ...id, kind: 'alert', thresholdMb: 4096, notifyBy: 'message', enabled: false },
    ]);
    await server.data(phoneFlow.deleteFlowSetting, id, { as: member });
    expect((await settingsOf(member)).settings).toEqual([]);
  });

  it('are on only while one of them is on; adding one or switching all on counts', async () => {
    const member = await aMember(server);
    const isOn = async () => {
      const [{ alertOn }, shown] = await Promise.all([
        settingsOf(member),
        server.data(phoneManage.butler, {}, { as: member }),
      ]);
      expect(shown.alertOn).toBe(alertOn);
      return alertOn;
    };
    const switchAll = (on: boolean) =>
      server.call(phoneFlow.switchFlowSetting, { target: 'alert', on }, { as: member });
    expect(await isOn()).toBe(false);
    expect(await switchAll(true)).toMatchObject({ code: '0', message: '请先添加提醒' });
    await switchAll(false);
    const { data: added } = await addAlert(member, 2048);
    const id = { settingId: added.settingId };
    expect(await isOn()).toBe(true);
    await server.data(phoneFlow.switchFlowSetting, { ...id, target: 'setting', on: false }, { as: member });
    expect(await isOn()).toBe(false);
    expect(await switchAll(true)).toMatchObject({
      data: { alertOn: true, settings: [{ ...id, enabled: true }] },
    });
    await server.data(phoneFlow.deleteFlowSetting, id, { as: member });
    expect(await isOn()).toBe(false);
  });

  it('are at most ten, however many are added at the same time', async () => {
    const member = await aMember(server);
    const answers = await Promise.all(Array.from({ length: 13 }, (_, at) => addAlert(member, 1000 + at)));
    expect(answers.filter(({ success }) => success)).toHaveLength(10);
    expect(new Set(answers.filter(({ success }) => !success).map(({ message }) => message))).toEqual(
      new Set(['最多设置10条提醒，请先删除一条']),
    );
    expect(await addAlert(member, 99)).toMatchObject({
      code: '0',
      message: '提交的内容有误，请检查提醒流量',
    });
  });

  it('reach the subscriber once a month, in the message centre and by SMS', async () => {
    const member = await aMember(server);
    await addAlert(member, 100);
    await addAlert(member, 120);
    await addAlert(member, 1_048_576);
    // A number that has used something for certain.
    await server.advance(2 * 86_400_000);
    await server.db.updateTable('number_controls').set({ alerts_at: server.now() }).execute();
    await checkAlerts(server.deps);
    await server.db.updateTable('number_controls').set({ alerts_at: server.now() }).execute();
    await checkAlerts(server.deps);
    const sent = (await smsOf(member.mobile)).filter((text) => text.includes('流量'));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('达到提醒值120MB');
    expect(await inboxOf(member)).toEqual(['流量提醒']);
  });

  it('wait for billing and gateway, and are sent by SMS once they answer', async () => {
    const member = await aMember(server);
    await server.advance(2 * 86_400_000);
    await addAlert(member, 100);
    await server.db
      .updateTable('number_settings')
      .set({ alerted_month: null })
      .where('user_id', '=', member.userId)
      .execute();
    const due = () =>
      server.db
        .updateTable('number_controls')
        .set({ alerts_at: server.now() })
        .where('user_id', '=', member.userId)
        .execute();
    await due();
    await checkAlerts(silent());
    await due();
    await checkAlerts({ ...server.deps, sms: { send: async () => 'unknown' } });
    await due();
    await checkAlerts(server.deps);
    expect((await smsOf(member.mobile)).filter((text) => text.includes('提醒值'))).toHaveLength(1);
    expect(await inboxOf(member)).toEqual(['流量提醒']);
  });
});

describe('internet access', () => {
  it('passes times and blocked kinds to the network, and takes them back', async () => {
    const member = await aMember(server);
    const on = { as: member };
    expect(await settingsOf(member)).toMatchObject({ accessRulesOn: false });
    await server.data(phoneFlow.addFlowSetting, night, on);
    expect(await settingsOf(member)).toMatchObject({ accessRulesOn: true });
    await server.data(phoneFlow.switchFlowSetting, { target: 'usage', usage: 'game', blocked: true }, on);
    const times = [{ weekdays: [1, 2, 3], from: '22:00', to: '06:00' }];
    expect(await policiesOf(member.mobile)).toEqual([{ times, blocked_kinds: ['game'] }]);
    expect(await settingsOf(member)).toMatchObject({ accessPending: false, blockedKinds: ['game'] });
    await server.data(phoneFlow.switchFlowSetting, { target: 'access', on: false }, on);
    expect(await policiesOf(member.mobile)).toEqual([{ times: [], blocked_kinds: [] }]);
    expect(
      await server.call(phoneFlow.switchFlowSetting, { target: 'usage', usage: 'other', blocked: true }, on),
    ).toMatchObject({ code: '0', message: '该类应用不能限制' });
    expect(await server.call(phoneFlow.addFlowSetting, { ...night, to: '22:00' }, on)).toMatchObject({
      message: '开始和结束时间不能相同',
    });
  });

  it('is kept while the billing system does not answer, and passed on afterwards', async () => {
    const member = await aMember(server);
    await outage(true);
    await server.data(phoneFlow.addFlowSetting, night, { as: member });
    expect(await settingsOf(member)).toMatchObject({ accessPending: true });
    await outage(false);
    await server.db.updateTable('number_controls').set({ push_at: server.now() }).execute();
    await expect
      .poll(
        async () => {
          await server.db.updateTable('number_controls').set({ push_at: server.now() }).execute();
          await pushPolicies(server.deps);
          return (await settingsOf(member)).accessPending;
        },
        { timeout: 120_000 },
      )
      .toBe(false);
    expect(await policiesOf(member.mobile)).toHaveLength(1);
  });
});

describe('deputy numbers', () => {
  it('are bound with the code sent to them, sealed, and reported to their holder', async () => {
    const member = await aMember(server);
    const mobile = freshMobile();
    await server.data(phoneManage.sendManageCode, { purpose: 'bind', mobile }, { as: member });
    const wrong = (Number(await codeOf(mobile)) ^ 1).toString().padStart(6, '0');
    const order = { action: 'bind', mobile, label: '妈妈' } as const;
    expect(
      await server.call(phoneManage.bindNumber, { ...order, smsCode: wrong }, { as: member }),
    ).toMatchObject({ message: '验证码不正确，请核对后重新输入' });
    const smsCode = await codeOf(mobile);
    // The code belongs to the session that requested it.
    const thief = await aMember(server);
    expect(await server.call(phoneManage.bindNumber, { ...order, smsCode }, { as: thief })).toMatchObject({
      code: '0',
    });
    const { numbers } = await server.data(phoneManage.bindNumber, { ...order, smsCode }, { as: member });
    expect(numbers).toMatchObject([
      { kind: 'main' },
      { kind: 'deputy', label: '妈妈', mobile: maskMobile(mobile) },
    ]);
    expect((await smsOf(mobile))[0]).toContain(`由${maskMobile(member.mobile)}绑定为副号`);
    expect(
      await server.call(phoneManage.sendManageCode, { purpose: 'bind', mobile }, { as: member }),
    ).toMatchObject({ message: '该号码已经绑定' });
    expect(
      await server.call(
        phoneManage.sendManageCode,
        { purpose: 'bind', mobile: member.mobile },
        { as: member },
      ),
    ).toMatchObject({ message: '这是您的本机号码，无需绑定' });
  });

  it('are chosen and managed while the household is on, by their owner only', async () => {
    const [member, other] = [await aMember(server), await aMember(server)];
    const { mobile, numberId } = await bind(member);
    expect(await server.data(phoneManage.butler, { numberId }, { as: member })).toMatchObject({
      number: { mobile: maskMobile(mobile), kind: 'deputy' },
      balanceFen: null,
      services: [],
    });
    const usage = await server.data(phoneFlow.flowUsage, { numberId }, { as: member });
    expect(usage.mobile).toBe(maskMobile(mobile));
    // Its charges are its own subscriber's.
    expect(usage.billFen).toBeUndefined();
    await server.data(phoneFlow.addFlowSetting, { ...night, numberId }, { as: member });
    expect(await policiesOf(mobile)).toHaveLength(1);
    expect(await server.call(phoneManage.butler, { numberId }, { as: other })).toMatchObject({
      message: '该号码未绑定，或已经解除绑定',
    });
    await server.data(phoneFlow.switchFlowSetting, { target: 'household', on: false }, { as: member });
    expect(await server.call(phoneFlow.flowUsage, { numberId }, { as: member })).toMatchObject({
      code: '0',
      message: '家庭管理已关闭，打开后才能管理副号',
    });
    expect(await server.data(phoneManage.butler, {}, { as: member })).toMatchObject({ household: false });
  });

  it('are released at once, and the network drops their access times', async () => {
    const member = await aMember(server);
    const { mobile, numberId } = await bind(member);
    await server.data(phoneFlow.addFlowSetting, { ...night, numberId }, { as: member });
    const { numbers } = await server.data(
      phoneManage.bindNumber,
      { action: 'unbind', numberId },
      { as: member },
    );
    expect(numbers).toHaveLength(1);
    expect(await policiesOf(mobile)).toEqual([{ times: [], blocked_kinds: [] }]);
    expect(
      await server.db
        .selectFrom('managed_numbers')
        .select('number_id')
        .where('number_id', '=', numberId)
        .execute(),
    ).toEqual([]);
    expect(
      await server.call(phoneManage.bindNumber, { action: 'unbind', numberId }, { as: member }),
    ).toMatchObject({ code: '0', message: '该号码未绑定，或已经解除绑定' });
  });

  it('are at most five, and end with the account', async () => {
    const member = await aMember(server);
    for (let at = 0; at < 5; at += 1) await bind(member);
    expect(
      await server.call(
        phoneManage.sendManageCode,
        { purpose: 'bind', mobile: freshMobile() },
        { as: member },
      ),
    ).toMatchObject({ message: '最多绑定5个副号' });
    await server.data(phoneFlow.addFlowSetting, night, { as: member });
    await server.db.transaction().execute((tx) => forgetNumbers(tx, member.userId, server.now()));
    await server.db
      .updateTable('users')
      .set({ closed_at: server.now() })
      .where('user_id', '=', member.userId)
      .execute();
    await pushPolicies(server.deps);
    expect(await policiesOf(member.mobile)).toEqual([{ times: [], blocked_kinds: [] }]);
  });
});

describe('an offer of the operator', () => {
  let member: TestMember;
  let businessId: string;
  beforeEach(async () => {
    member = await aMember(server);
    ({ businessId } = await aBusiness(server, { agreements: ['business-order'] }));
  });
  const check = (action: 'open' | 'close') =>
    server.data(phoneManage.businessCheck, { businessId, action }, { as: member });
  const change = (input: object) =>
    server.call(phoneManage.openBusiness, { businessId, ...input }, { as: member });
  const consent = { agreements: [{ templateId: 'business-order', version: '1' }] };
  const mine = async () =>
    (await server.data(businessOrder.myBusinesses, { pageCode: 'C0013_x' }, { as: member })).map(
      ({ endsOn }) => endsOn,
    );
  const opened = async () => {
    await server.data(phoneManage.sendManageCode, { purpose: 'business', businessId }, { as: member });
    return change({ ...consent, smsCode: await codeOf(member.mobile) });
  };

  it('is checked, opened with agreement and code, and left with less', async () => {
    expect(await check('open')).toMatchObject({
      allowed: true,
      needsSmsCode: true,
      priceFen: 1_000,
      opened: false,
      agreements: [{ templateId: 'business-order', version: '1', title: '授权书' }],
    });
    expect(await check('close')).toMatchObject({ allowed: false, reason: '您还没有开通该业务' });
    expect(await change({})).toMatchObject({ message: '请先阅读并同意业务协议' });
    expect(await change(consent)).toMatchObject({ message: '验证码不正确，请核对后重新输入' });
    expect(await opened()).toMatchObject({ success: true, data: { state: 'done' } });
    expect(await mine()).toEqual([null]);
    expect(await check('open')).toMatchObject({ allowed: false, reason: '您已开通该业务，无需重复办理' });
    const leaving = await check('close');
    expect(leaving).toMatchObject({ allowed: true, needsSmsCode: false, priceFen: 0, agreements: [] });
    expect(await change({ action: 'close' })).toMatchObject({
      data: { state: 'done', effectiveOn: leaving.effectiveOn },
    });
    expect(await mine()).toEqual([leaving.effectiveOn]);
    expect(await inboxOf(member)).toEqual(expect.arrayContaining(['业务已开通', '业务已退订']));
  });

  it('is opened once by two orders at the same time', async () => {
    ({ businessId } = await aBusiness(server, { needs_sms_code: false }));
    const answers = await Promise.all([change({}), change({}), change({})]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(
      await server.db
        .selectFrom('sandbox_business_orders')
        .select('order_no')
        .where('business_id', '=', businessId)
        .execute(),
    ).toHaveLength(1);
  });

  it('is accepted while the billing system does not answer, and carried out once it does', async () => {
    ({ businessId } = await aBusiness(server, { needs_sms_code: false }));
    await outage(true);
    expect(await change({})).toMatchObject({
      data: { state: 'accepted', message: '已受理，结果会发送到消息中心' },
    });
    expect(await change({})).toMatchObject({ message: '该业务正在办理，结果会发送到消息中心' });
    await outage(false);
    await expect
      .poll(
        async () => {
          await server.db.updateTable('business_orders').set({ try_at: server.now() }).execute();
          await settleBusinessOrders(server.deps);
          return mine();
        },
        { timeout: 120_000 },
      )
      .toEqual([null]);
    expect(await inboxOf(member)).toEqual(['业务已开通']);
  });

  it('is refused by the billing system without a charge, and says so', async () => {
    ({ businessId } = await aBusiness(server, { needs_sms_code: false }));
    await server.db
      .insertInto('sandbox_numbers')
      .values({
        mobile_lookup: lookupOf(member.mobile),
        status: 'suspended',
        area_num: '320100',
        in_province: true,
        joined_on: null,
      })
      .execute();
    expect(await change({})).toMatchObject({
      code: '0',
      message: '运营商没有受理这次办理，请核对号码状态后再试',
    });
    expect(await inboxOf(member)).toEqual(['业务没有办理成功']);
    expect(await mine()).toEqual([]);
  });

  it('that begins next month can be left before, and never begins', async () => {
    ({ businessId } = await aBusiness(server, { needs_sms_code: false, starts: 'next-month' }));
    const { data } = await change({});
    expect(await check('open')).toMatchObject({
      allowed: false,
      reason: `该业务已办理，${data.effectiveOn}生效`,
    });
    await change({ action: 'close' });
    const [row] = await server.db
      .selectFrom('business_subscriptions')
      .select(['opened_at', 'ends_at'])
      .where('business_id', '=', businessId)
      .execute();
    expect(row?.ends_at).toEqual(row?.opened_at);
  });

  it('of a deputy number is opened by its holder only', async () => {
    const { numberId } = await bind(member);
    expect(
      await server.call(phoneManage.businessCheck, { businessId, numberId, action: 'open' }, { as: member }),
    ).toMatchObject({ message: '副号的业务请用该号码登录后办理' });
  });
});

describe('the behaviour report', () => {
  it('is read with consent only, and no more after its withdrawal', async () => {
    const member = await aMember(server);
    const report = () => server.data(phoneFlow.behaviorReport, {}, { as: member });
    const needed = { kind: 'consent-needed', agreement: { templateId: behaviorAgreement, version: '1' } };
    expect(await report()).toMatchObject(needed);
    await server.data(
      agreements.saveAgreement,
      { templateId: behaviorAgreement, version: '1' },
      { as: member },
    );
    const provided = await report();
    expect(provided).toMatchObject({ kind: 'report', month: claimCycle(server.now()).cycle });
    const { usedMb } = await server.data(phoneFlow.flowUsage, {}, { as: member });
    const uses = provided.kind === 'report' ? provided.days.flatMap((day) => day.uses) : [];
    expect(uses.reduce((sum, use) => sum + use.usedMb, 0)).toBeLessThanOrEqual(usedMb);
    expect(new Set(uses.map(({ usage }) => usage)).size).toBe(7);
    await server.data(agreements.withdrawConsent, { templateId: behaviorAgreement }, { as: member });
    expect(await report()).toMatchObject(needed);
  });
});
