import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleCalls } from '#core/contract/console/index.ts';
import { roles, type Permission, type Role } from '#core/contract/console/permissions.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import type { ConsoleEndpoint } from '#core/contract/endpoint.ts';
import { may } from '#core/rules/console/role-permissions.ts';
import { freshId } from '../../testing/fresh.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';
import { proposalKindNames } from '../console-handlers.ts';

let server: TestServer;
let operators: ReadonlyMap<Role, TestOperator>;
let everyRole: TestOperator;
beforeAll(async () => {
  server = await testServer();
  operators = new Map(
    await Promise.all(
      roles.map(async (role) => [role, await anOperator(server, { roles: [role] })] as const),
    ),
  );
  everyRole = await anOperator(server, { roles: [...roles] });
});
afterAll(() => server.stop());

type CallName = keyof typeof consoleCalls;
interface WhoMay {
  /** The calls that make such a proposal. */
  readonly by: readonly CallName[];
  readonly propose: readonly Role[];
  readonly approve: readonly Role[];
}
const [activities, content, service, finance, owner] = [
  'activities',
  'content',
  'service',
  'finance',
  'owner',
] as const;
const money = [finance, owner];
const of = (propose: readonly Role[], approve: readonly Role[], ...by: readonly CallName[]): WhoMay => ({
  by,
  propose,
  approve,
});

/** Who may propose each kind, and who may agree to it. */
const table: Readonly<Record<string, WhoMay>> = {
  'member.add': of([owner], [owner], 'proposeMember'),
  'member.roles': of([owner], [owner], 'proposeRoles'),
  'member.reset-totp': of([owner], [owner], 'proposeTotpReset'),
  'member.unlock': of([owner], [owner], 'proposeUnlock'),
  'settings.limits': of([owner], [owner], 'proposeLimit'),
  'switches.set': of([activities, owner], [owner], 'setSwitch'),
  'maintenance.show': of([activities, owner], [owner], 'proposeMaintenance'),
  'agreement.version': of([content], [owner], 'proposeAgreement'),
  'broadcast.send': of([content, activities], [owner], 'startBroadcast'),
  'import.file': of([content, activities, owner], [owner], 'importFile'),
  'goods.price': of([activities], money, 'proposePrice', 'importPrices', 'importGoods'),
  'goods.stock': of([activities], money, 'proposeStock', 'importStock'),
  'goods.listing': of([activities], money, 'proposeListing', 'bulkList'),
  'goods.sku': of([activities], money, 'proposeSkuStart'),
  'goods.promotion': of([activities], money, 'proposePromotion'),
  'goods.bulk-texts': of([activities], money, 'proposeBulkTexts'),
  'activity.flash-sale': of([activities], money, 'proposeFlashSale'),
  'activity.flash-sale-restart': of([activities], money, 'proposeFlashSaleRestart'),
  'activity.group-buy': of([activities], money, 'proposeGroupBuy'),
  'activity.restart': of([activities], money, 'proposeActivityRestart'),
  'activity.terms': of([activities], money, 'proposeActivityTerms'),
  'activity.guards': of([activities], money, 'proposeActivityGuards'),
  'activity.lottery': of([activities], [owner], 'proposeLottery'),
  'lottery.odds': of([activities], [owner], 'proposeLotteryOdds'),
  'coupon.new': of([activities], money, 'proposeCoupon'),
  'coupon.terms': of([activities], money, 'proposeCouponVersion'),
  'coupon.activity': of([activities], money, 'proposeCouponActivity'),
  'coupon.budget': of([activities], money, 'proposeCouponBudget'),
  'coupon.stock': of([activities], money, 'changeCouponStock'),
  'coupon.restart': of([activities], money, 'proposeCouponRestart'),
  'coupon.grant': of([activities], money, 'startGrant'),
  'claims.give-back': of([service], money, 'giveBackClaims'),
  'rights.product': of([content, activities], [owner], 'proposeRightsProduct'),
  'rights.stock': of(
    [content, activities],
    [owner],
    'changeRightsStock',
    'planRightsStock',
    'importRightsStock',
  ),
  'codes.batch': of([activities], money, 'proposeCodeBatch'),
  'codes.restart': of([activities, finance, owner], money, 'proposeCodeRestart'),
  'orders.refund': of([service], money, 'refundOrder'),
  'refunds.end': of([service, finance], money, 'proposeRefundEnd'),
  'invoices.reverse': of([service], money, 'proposeInvoiceReversal'),
  'subscribers.compensate': of([service], money, 'compensate'),
  'money.repair': of([finance], money, 'proposeRepair'),
  'money.ignore': of([finance], money, 'proposeIgnore'),
  'ledger.settle': of([finance, 'audit'], money, 'proposeSettlement'),
};
const kinds = proposalKindNames;

const notYourRole = '您的角色不能审批这类申请';
const waiting = async (kind: string): Promise<string> => {
  const proposalId = freshId('proposal');
  await server.db
    .insertInto('proposals')
    .values({
      proposal_id: proposalId,
      kind,
      target: proposalId,
      target_name: '试验',
      input: '{}',
      base_version: '',
      changes: '[]',
      effects: '[]',
      cost_fen: null,
      reason: '试验',
      state: 'waiting',
      proposed_by: everyRole.operatorId,
      proposed_at: server.now(),
      ends_at: new Date(server.now().getTime() + 3_600_000),
      decided_by: null,
      decided_at: null,
    })
    .execute();
  return proposalId;
};
const stateOf = async (proposalId: string) =>
  (
    await server.db
      .selectFrom('proposals')
      .select('state')
      .where('proposal_id', '=', proposalId)
      .executeTakeFirstOrThrow()
  ).state;

it('the table names every kind of proposal, and no other', () => {
  expect(Object.keys(table).toSorted()).toEqual(kinds.toSorted());
});

describe.each(kinds)('%s', (kind) => {
  const { by, propose, approve } = table[kind] ?? of([], []);

  it('is proposed by its roles alone', () => {
    expect(by.length).toBeGreaterThan(0);
    for (const call of by) {
      const { needs } = consoleCalls[call] as ConsoleEndpoint;
      const allowed = roles.filter((role) => needs !== undefined && may([role], needs as Permission));
      expect([call, allowed]).toEqual([call, roles.filter((role) => propose.includes(role))]);
    }
  });

  it('is decided by its roles alone', async () => {
    for (const role of roles) {
      const operator = operators.get(role);
      if (!operator) throw new Error(`there is no operator with the role ${role}`);
      const proposalId = await waiting(kind);
      const mayDecide = approve.includes(role);
      const shown = await consoleData(server, proposals.proposal, { proposalId }, operator);
      const agreed = await callConsole(server, proposals.approveProposal, { proposalId }, operator);
      const decision = { proposalId, comment: '不合适，请改' };
      // What was proposed is nothing: whoever may agree to it comes to that.
      expect([role, shown.mayDecide, agreed.success, agreed.message !== notYourRole]).toEqual([
        role,
        mayDecide,
        false,
        mayDecide,
      ]);
      const returned = await callConsole(server, proposals.returnProposal, decision, operator);
      expect([role, returned.success]).toEqual([role, mayDecide]);
      const other = await waiting(kind);
      const rejected = await callConsole(
        server,
        proposals.rejectProposal,
        { ...decision, proposalId: other },
        operator,
      );
      expect([role, rejected.success]).toEqual([role, mayDecide]);
      expect([await stateOf(proposalId), await stateOf(other)]).toEqual(
        mayDecide ? ['returned', 'rejected'] : ['waiting', 'waiting'],
      );
    }
  });

  it('is not decided by who proposed it, with whatever roles', async () => {
    const proposalId = await waiting(kind);
    const decision = { proposalId, comment: '不合适，请改' };
    for (const call of [proposals.approveProposal, proposals.returnProposal, proposals.rejectProposal])
      expect((await callConsole(server, call, decision, everyRole)).message).toBe(
        '不能审批自己的申请，请另一位成员处理',
      );
    expect(await stateOf(proposalId)).toBe('waiting');
  });
});
