import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verification } from '#core/contract/common/verification.ts';
import { audit } from '#core/contract/console/audit.ts';
import { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import { limitKeys, type LimitKey } from '#core/contract/console/operations/limit-keys.ts';
import { limitConsole } from '#core/contract/console/operations/limits.ts';
import { orderConsole } from '#core/contract/console/orders/orders.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { rightsStock } from '#core/contract/console/rights/rights.ts';
import { compensations } from '#core/contract/console/service/compensations/compensations.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { support } from '#core/contract/user/support.ts';
import { limitTexts, usualLimits } from '#core/rules/console/operations/limits.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { aPass } from '../../../testing/a-pass.ts';
import { aCouponOffer } from '../../../testing/data/a-coupon-offer.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { anOrder } from '../../../testing/data/orders/an-order.ts';
import { aRight } from '../../../testing/data/a-right.ts';
import { giveBalance } from '../../../testing/data/give-balance.ts';
import { eventually } from '../../../testing/eventually.ts';
import { freshMobile } from '../../../testing/fresh.ts';
import {
  anOperator,
  callConsole,
  codeOf,
  consoleData,
  type TestOperator,
} from '../../../testing/operators/an-operator.ts';
import { raced } from '../../../testing/race-rounds.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let second: TestServer;
let owner: TestOperator;
beforeAll(async () => {
  server = await testServer();
  second = await testServer({ database: server.database });
  owner = await anOperator(server);
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});
beforeEach(() => server.db.deleteFrom('limit_values').execute());

const reason = '活动期间调整，结束改回';
const rowOf = async (key: LimitKey) => {
  const { rows } = await consoleData(server, limitConsole.limits, {}, owner);
  const row = rows.find((each) => each.key === key);
  if (!row) throw new Error(`no ${key}`);
  return row;
};
const propose = async (key: LimitKey, value: number, version?: number) =>
  callConsole(
    server,
    limitConsole.proposeLimit,
    { key, value, version: version ?? (await rowOf(key)).version, reason },
    owner,
  );
const approve = (proposalId: string, by: TestOperator) =>
  callConsole(server, proposals.approveProposal, { proposalId, totp: codeOf(server, by) }, by);
/** Another owner each time, because a code is accepted once. */
async function change(key: LimitKey, value: number): Promise<TestOperator> {
  const { data } = await propose(key, value);
  const by = await anOperator(server);
  expect(await approve(data.proposalId, by)).toMatchObject({ success: true });
  return by;
}

describe('a limit', () => {
  it('is shown as the product came until two owners change it, with both of their names', async () => {
    const { rows, machine } = await consoleData(server, limitConsole.limits, {}, owner);
    expect(Object.fromEntries(rows.map(({ key, value }) => [key, value]))).toEqual(usualLimits);
    expect(machine.map(({ setting }) => setting)).toEqual([
      'CALLS_PER_SECOND',
      'PAGES_PER_SECOND',
      'CAPTCHAS_PER_MINUTE',
    ]);
    const { data } = await propose('stock.pieces', 500);
    expect(await rowOf('stock.pieces')).toMatchObject({ value: 1_000, version: 0, isWaiting: true });
    expect((await propose('stock.pieces', 600)).message).toBe('同一对象已有一条申请在等待审批');
    expect((await approve(data.proposalId, owner)).success).toBe(false);
    const by = await anOperator(server);
    expect(await consoleData(server, proposals.proposal, { proposalId: data.proposalId }, by)).toMatchObject({
      act: '修改限额',
      targetName: '一个人 24 小时调整的件数',
      changes: [{ before: '1,000 件', after: '500 件' }],
      needsTotp: true,
    });
    const withoutCode = await callConsole(
      server,
      proposals.approveProposal,
      { proposalId: data.proposalId },
      by,
    );
    expect(withoutCode.success).toBe(false);
    expect((await approve(data.proposalId, by)).success).toBe(true);
    expect(await rowOf('stock.pieces')).toMatchObject({
      value: 500,
      version: 1,
      isWaiting: false,
      changedBy: `${owner.name}、${by.name}`,
    });
    const { rows: entries } = await consoleData(server, audit.auditLog, { limit: 1 }, owner);
    expect(entries).toMatchObject([{ act: '修改限额', objectKey: 'stock.pieces', operator: by.name }]);
  });

  it('stays within its bounds, changes from what was on the screen, and needs a proposal', async () => {
    for (const key of limitKeys) {
      const { max } = limitTexts[key];
      expect((await propose(key, max + 1)).message).toMatch(/^只能在 .* 之间$/);
      expect((await propose(key, usualLimits[key])).message).toBe('没有要修改的内容');
    }
    expect((await propose('stock.pieces', 10, 7)).message).toBe('这项限额刚被改过，请刷新后再提交');
    await expect(
      server.db
        .insertInto('limit_values')
        .values({ limit_key: 'stock.pieces', value: 1, changed_at: server.now(), proposal_id: 'none' })
        .execute(),
    ).rejects.toThrow('violates foreign key constraint');
  });

  it('two owners propose a change at once: one of them waits, and the other learns of it', () =>
    raced(
      async () => undefined,
      async () => {
        const outcomes = await Promise.all([propose('refund.dayFen', 100), propose('refund.dayFen', 200)]);
        expect(outcomes.filter(({ success }) => success)).toHaveLength(1);
        expect(outcomes.find(({ success }) => !success)?.message).toBe('同一对象已有一条申请在等待审批');
        const proposalId = outcomes.find(({ success }) => success)?.data.proposalId ?? '';
        await consoleData(server, proposals.withdrawProposal, { proposalId }, owner);
      },
    ));
});

describe('what is changed is what the product does:', () => {
  const code = async (at: TestServer, mobile: string, headers: Record<string, string>) =>
    at.call(verification.sendLoginCode, { mobile, captchaToken: await aPass(at) }, { headers });

  it('codes by message, per number, in every process within seconds', async () => {
    const mobile = freshMobile();
    const headers = { 'x-forwarded-for': '10.9.0.1' };
    for (let nth = 0; nth < 3; nth += 1) {
      expect(await code(server, mobile, headers)).toMatchObject({ success: true });
      await server.advance(61_000);
    }
    owner = await anOperator(server);
    await change('sms.perNumberPerDay', 3);
    for (const at of [server, second])
      await eventually(
        () => at.deps.limits(),
        (limits) => limits['sms.perNumberPerDay'] === 3,
        5_000,
      );
    // The clock of the second process was not moved.
    expect((await code(server, mobile, headers)).message).toBe(
      '该号码今日获取验证码次数已达上限，请明天再试',
    );
  });

  it.each([['sms.perAddressPerHour'], ['sms.perDevicePerHour']] as const)('codes: %s', async (key) => {
    const { min } = limitTexts[key];
    await change(key, min);
    await eventually(
      async () => (await server.deps.limits())[key],
      (value) => value === min,
    );
    const headers = {
      'x-forwarded-for': key === 'sms.perAddressPerHour' ? '10.9.0.2' : '10.9.0.3',
      'user-agent': 'one phone',
    };
    const outcomes: boolean[] = [];
    for (let nth = 0; nth <= min; nth += 1)
      outcomes.push(
        (
          await code(server, freshMobile(), {
            ...headers,
            ...(key === 'sms.perAddressPerHour' && { 'user-agent': `phone ${nth}` }),
          })
        ).success,
      );
    expect(outcomes.filter(Boolean)).toHaveLength(min);
    expect(outcomes.at(-1)).toBe(false);
  });

  async function aPaidOrder(payableFen: number): Promise<string> {
    const as = await aMember(server);
    await giveBalance(server, as.mobile, 50_000);
    const { orderNo } = await anOrder(server, { as, payableFen });
    await server.data(payments.createPayment, { orderNo, payMethodId: 3 }, { as });
    await eventually(
      () =>
        server.db
          .selectFrom('orders')
          .select('state')
          .where('order_no', '=', orderNo)
          .executeTakeFirstOrThrow(),
      ({ state }) => state === 'paid',
    );
    return orderNo;
  }
  it.each([['refund.orderFen'], ['refund.dayFen']] as const)('refunds by one person: %s', async (key) => {
    const service = await anOperator(server, { roles: ['service'] });
    const refund = async () =>
      consoleData(
        server,
        orderConsole.refundOrder,
        { orderNo: await aPaidOrder(1_000), lines: [1], reason },
        service,
      );
    await change(key, 999);
    expect((await refund()).proposalId).not.toBeNull();
    await change(key, 1_000);
    expect((await refund()).proposalId).toBeNull();
    const rows = await server.db
      .selectFrom('operator_refunds')
      .select('amount_fen')
      .where('requested_by', '=', service.operatorId)
      .execute();
    expect(rows).toEqual([{ amount_fen: 1_000 }]);
  });

  it.each([['compensation.caseFen'], ['compensation.dayFen']] as const)(
    'compensations by one person: %s',
    async (key) => {
      const service = await anOperator(server, { roles: ['service'] });
      const { templateId } = await aCouponOffer(server, {
        template: { amount_fen: 500, title: '5元补偿券', for_compensation: true },
      });
      const give = async () => {
        const as = await aMember(server);
        const { ticketId } = await server.data(support.openTicket, { text: '券码用不了' }, { as });
        const input = {
          userId: as.userId,
          case: { kind: 'ticket', key: ticketId },
          templateId,
          reason,
        } as const;
        return (await consoleData(server, compensations.compensate, input, service)).kind;
      };
      await change(key, 499);
      expect(await give()).toBe('proposed');
      await change(key, 500);
      expect(await give()).toBe('given');
      const offers = await consoleData(server, compensations.compensationOffers, {}, service);
      expect(offers.limits[key === 'compensation.caseFen' ? 'aCaseFen' : 'aDayFen']).toBe(500);
    },
  );

  it('grants of coupons by one person', async () => {
    const desk = await anOperator(server, { roles: ['activities'] });
    const { templateId } = await aCouponOffer(server, { template: { amount_fen: 500 } });
    const { mobile, userId } = await aMember(server);
    // A number of the province.
    await server.db.updateTable('users').set({ isp_flag: 1 }).where('user_id', '=', userId).execute();
    const grant = async () => {
      const { taskId, needsApproval } = await consoleData(
        server,
        couponConsole.uploadGrantList,
        { templateId, fileName: '名单.csv', list: mobile, skipOwners: false },
        desk,
      );
      const { step } = await consoleData(server, couponConsole.startGrant, { taskId, reason }, desk);
      return [needsApproval, step];
    };
    await change('grant.aloneFen', 499);
    expect(await grant()).toEqual([true, 'proposed']);
    await change('grant.aloneFen', 500);
    expect(await grant()).toEqual([false, 'running']);
  });

  it.each([
    ['stock.pieces', 1, 2],
    ['stock.worthFen', 199, 200],
  ] as const)('changes of stock by one person: %s', async (key, tooLow, enough) => {
    const desk = await anOperator(server, { roles: ['activities'] });
    const right = await aRight(server, { stock: 10 });
    await server.db
      .updateTable('rights')
      .set({ worth_fen: 100 })
      .where('rights_id', '=', right.rightsId)
      .execute();
    const { cycle } = claimCycle(server.now());
    const add = () =>
      consoleData(
        server,
        rightsStock.changeRightsStock,
        { changes: [{ rightsId: right.rightsId, cycle, total: 12 }], reason },
        desk,
      );
    await change(key, tooLow);
    const proposed = await add();
    if (!proposed.proposalId) throw new Error(`done by one person beyond ${key}`);
    await consoleData(server, proposals.withdrawProposal, { proposalId: proposed.proposalId }, desk);
    await change(key, enough);
    expect((await add()).proposalId).toBeNull();
  });
});
