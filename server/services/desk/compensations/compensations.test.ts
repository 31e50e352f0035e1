import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#core/contract/console/audit.ts';
import { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { compensations } from '#core/contract/console/service/compensations/compensations.ts';
import { ticketDesk } from '#core/contract/console/service/tickets/tickets.ts';
import type { RequestOf } from '#core/contract/endpoint.ts';
import { coupons } from '#core/contract/goods/coupons.ts';
import { account } from '#core/contract/user/account.ts';
import { messages } from '#core/contract/user/messages.ts';
import { support } from '#core/contract/user/support.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { aCouponOffer } from '../../../testing/data/a-coupon-offer.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { anOrder } from '../../../testing/data/orders/an-order.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../testing/operators/an-operator.ts';
import { raced } from '../../../testing/race-rounds.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let service: TestOperator;
let finance: TestOperator;
beforeAll(async () => {
  server = await testServer();
  finance = await anOperator(server, { roles: ['finance'] });
});
afterAll(() => server.stop());
// Each test has an operator of its own, whose day begins at zero.
beforeEach(async () => void (service = await anOperator(server, { roles: ['service'] })));

const reason = '券码失效，影院已确认';
const aTemplate = async (fen: number, more: { for_compensation?: boolean } = {}) =>
  (
    await aCouponOffer(server, {
      template: { amount_fen: fen, title: `${fen / 100}元补偿券`, for_compensation: true, ...more },
    })
  ).templateId;
async function aTicket(owner?: TestMember) {
  const as = owner ?? (await aMember(server));
  const { ticketId } = await server.data(support.openTicket, { text: '券码用不了' }, { as });
  return { as, ticketId };
}
type Of = RequestOf<typeof compensations.compensate>['case'];
const give = (as: TestMember, of: Of, templateId: string, by = service, more = {}) =>
  callConsole(
    server,
    compensations.compensate,
    { userId: as.userId, case: of, templateId, reason, ...more },
    by,
  );
const ticketCase = (ticketId: string): Of => ({ kind: 'ticket', key: ticketId });
const list = (input: RequestOf<typeof compensations.compensations>, as = service) =>
  consoleData(server, compensations.compensations, input, as);
const approve = (proposalId: string, as = finance) =>
  callConsole(server, proposals.approveProposal, { proposalId }, as);
const cardsOf = async (as: TestMember) =>
  (await server.data(coupons.myCoupons, { tab: 'usable' }, { as })).list.map(({ couponName }) => couponName);
const messagesOf = async (as: TestMember) =>
  (await server.data(messages.messages, {}, { as })).list.map(({ title }) => title);
const proposalOf = async (of: Of) =>
  (
    await server.db
      .selectFrom('compensations')
      .select('proposal_id')
      .where('case_key', '=', String(of.key))
      .where('given_at', 'is', null)
      .orderBy('asked_at', 'desc')
      .executeTakeFirstOrThrow()
  ).proposal_id ?? '';

describe('a compensation', () => {
  it('is a coupon and a message for the subscriber, and stands in the list, the case, the day and the audit log', async () => {
    const { as, ticketId } = await aTicket();
    const templateId = await aTemplate(500);
    expect((await give(as, ticketCase(ticketId), templateId)).data).toEqual({ kind: 'given' });
    expect(await cardsOf(as)).toEqual(['5元补偿券']);
    expect(await messagesOf(as)).toContain('客服补偿您一张5元补偿券');
    const row = {
      case: { kind: 'ticket', key: ticketId, number: expect.stringMatching(/^T-\d+$/) },
      amountFen: 500,
      askedBy: { name: service.name },
      approvedBy: null,
      state: 'given',
      couponState: 'usable',
    };
    const day = chinaDay(server.now());
    for (const filters of [
      { userId: as.userId },
      { operator: service.name, day, kind: 'ticket', state: 'given' },
    ] as const)
      expect((await list(filters)).rows).toMatchObject([row]);
    for (const filters of [{ kind: 'order' }, { state: 'waiting' }, { day: '2020-01-01' }] as const)
      expect((await list({ operator: service.name, ...filters })).rows).toEqual([]);
    expect(
      await consoleData(server, compensations.compensationOfCase, { kind: 'ticket', key: ticketId }, service),
    ).toMatchObject({ compensation: row });
    const sums = await consoleData(server, compensations.compensationSums, {}, service);
    expect(sums).toMatchObject({ day, limitFen: 30_000 });
    expect(sums.rows.find(({ operatorId }) => operatorId === service.operatorId)).toMatchObject({
      given: 1,
      aloneFen: 500,
      approvedFen: 0,
    });
    const auditor = await anOperator(server, { roles: ['audit'] });
    expect(
      (await consoleData(server, audit.auditLog, { object: `ticket ${ticketId}` }, auditor)).rows,
    ).toMatchObject([{ act: '补偿用户', reason, operator: service.name }]);
    const shown = JSON.stringify([await list({ userId: as.userId }), sums]);
    expect(shown).not.toContain(as.mobile);
    expect(shown).not.toMatch(/card_?code/i);
  });

  it('is given for cases of the subscriber alone, with marked coupons alone, and without numbers in the reason', async () => {
    const { as, ticketId } = await aTicket();
    const templateId = await aTemplate(500);
    const other = await aMember(server);
    const { orderNo } = await anOrder(server, { as });
    const refused = async (...input: Parameters<typeof give>) => (await give(...input)).message;
    expect(await refused(other, ticketCase(ticketId), templateId)).toBe('这位用户没有这个工单');
    expect(await refused(other, { kind: 'order', key: orderNo }, templateId)).toBe('这位用户没有这个订单');
    expect(await refused(as, { kind: 'claim', key: orderNo }, templateId)).toBe('这位用户没有这个领取');
    const unmarked = await aTemplate(500, { for_compensation: false });
    expect(await refused(as, ticketCase(ticketId), unmarked)).toBe('这张券不能用来补偿');
    expect(
      await refused(as, ticketCase(ticketId), templateId, service, { reason: `回电 ${as.mobile}` }),
    ).toBe('原因里不要写号码');
    expect((await give(as, ticketCase(ticketId), templateId, finance)).success).toBe(false);
    expect(await cardsOf(as)).toEqual([]);
    const { templates } = await consoleData(server, compensations.compensationOffers, {}, service);
    expect(templates.map((each) => each.templateId)).toContain(templateId);
    expect(templates.map((each) => each.templateId)).not.toContain(unmarked);
  });

  it('is of a coupon that finance or an owner marked; taking the mark away applies at once', async () => {
    const templateId = await aTemplate(500, { for_compensation: false });
    const mark = (isForCompensation: boolean, by = finance) =>
      callConsole(server, couponConsole.setForCompensation, { templateId, isForCompensation, reason }, by);
    const { as, ticketId } = await aTicket();
    expect((await mark(true, service)).success).toBe(false);
    expect((await mark(true)).success).toBe(true);
    expect((await mark(true)).message).toBe('已经可以用来补偿了');
    const detail = await consoleData(server, couponConsole.couponTemplate, { templateId }, service);
    expect(detail.isForCompensation).toBe(true);
    expect((await give(as, ticketCase(ticketId), templateId)).data).toEqual({ kind: 'given' });
    await mark(false);
    const { orderNo } = await anOrder(server, { as });
    expect((await give(as, { kind: 'order', key: orderNo }, templateId)).message).toBe('这张券不能用来补偿');
    const auditor = await anOperator(server, { roles: ['audit'] });
    const { rows } = await consoleData(server, audit.auditLog, { object: templateId }, auditor);
    expect(rows.map(({ act }) => act)).toEqual(['券不再用于补偿', '券可用于补偿']);
  });

  it('is given once for a case, also as the order of a ticket; the second is told who was first', async () => {
    const { as, ticketId } = await aTicket();
    const { orderNo } = await anOrder(server, { as });
    const templateId = await aTemplate(500);
    await consoleData(server, ticketDesk.linkTicket, { ticketId, kind: 'order', key: orderNo }, service);
    await give(as, { kind: 'order', key: orderNo }, templateId);
    const second = await anOperator(server, { roles: ['service'] });
    expect((await give(as, { kind: 'order', key: orderNo }, templateId, second)).message).toContain(
      `${service.name}在 ${chinaDay(server.now())}`,
    );
    expect((await give(as, ticketCase(ticketId), templateId, second)).message).toMatch(/关联的订单补偿过/);
    expect(await cardsOf(as)).toHaveLength(1);
  });

  it('by two operators at once is given by exactly one', async () => {
    const second = await anOperator(server, { roles: ['service'] });
    const templateId = await aTemplate(100);
    await raced(aTicket, async ({ as, ticketId }) => {
      const answers = await Promise.all(
        [service, second].map((by) => give(as, ticketCase(ticketId), templateId, by)),
      );
      expect(answers.filter(({ success }) => success)).toHaveLength(1);
      expect(answers.find(({ success }) => !success)?.message).toContain('已经为这个工单补偿过');
      expect(await cardsOf(as)).toHaveLength(1);
    });
  }, 60_000);

  it('cannot be a second one for a case in the database', async () => {
    const { as, ticketId } = await aTicket();
    const templateId = await aTemplate(500);
    await give(as, ticketCase(ticketId), templateId);
    await give(as, { kind: 'order', key: (await anOrder(server, { as })).orderNo }, templateId);
    await expect(
      server.db
        .updateTable('compensations')
        .set({ case_kind: 'ticket', case_key: ticketId })
        .where('user_id', '=', as.userId)
        .execute(),
    ).rejects.toThrow('compensations_of_case');
    await expect(
      server.db
        .updateTable('compensations')
        .set({ approved_by: service.operatorId })
        .where('user_id', '=', as.userId)
        .execute(),
    ).rejects.toThrow('compensations_check');
  });
});

describe('the day of an operator', () => {
  const at290 = async (by: TestOperator) => {
    const { as, ticketId } = await aTicket();
    await give(as, ticketCase(ticketId), await aTemplate(2_000), by);
    await server.db
      .updateTable('compensations')
      .set({ amount_fen: 29_000 })
      .where('asked_by', '=', by.operatorId)
      .execute();
  };

  it('at ¥290 of ¥300 lets exactly one of two parallel compensations of ¥10 pass; the other waits for a second person', async () => {
    const templateId = await aTemplate(1_000);
    await raced(
      async () => {
        const by = await anOperator(server, { roles: ['service'] });
        await at290(by);
        return { by, tickets: await Promise.all([aTicket(), aTicket()]) };
      },
      async ({ by, tickets }) => {
        const answers = await Promise.all(
          tickets.map(({ as, ticketId }) => give(as, ticketCase(ticketId), templateId, by)),
        );
        expect(answers.map(({ data }) => data.kind).toSorted()).toEqual(['given', 'proposed']);
        const cards = await Promise.all(tickets.map(({ as }) => cardsOf(as)));
        expect(cards.flat()).toHaveLength(1);
      },
    );
  }, 120_000);

  it('does not count what a second person agreed to', async () => {
    const { as, ticketId } = await aTicket();
    await give(as, ticketCase(ticketId), await aTemplate(3_000));
    expect((await approve(await proposalOf(ticketCase(ticketId)))).success).toBe(true);
    const offers = await consoleData(server, compensations.compensationOffers, {}, service);
    expect(offers).toMatchObject({ ofDayFen: 0, limits: { aCaseFen: 2_000, aDayFen: 30_000 } });
  });
});

describe('a compensation above the limit', () => {
  it('waits for finance, who gives it; nobody approves an own one, and it is asked for once', async () => {
    const { as, ticketId } = await aTicket();
    const of = ticketCase(ticketId);
    const templateId = await aTemplate(3_000);
    const both = await anOperator(server, { roles: ['service', 'finance'] });
    expect((await give(as, of, templateId, both)).data).toEqual({
      kind: 'proposed',
      because: ['这张券值 ¥30.00，超过每件 ¥20.00'],
    });
    expect(await cardsOf(as)).toEqual([]);
    expect((await list({ userId: as.userId, state: 'waiting' })).rows).toMatchObject([
      { state: 'waiting', grantedAt: null, couponState: null },
    ]);
    expect((await give(as, of, await aTemplate(500))).message).toContain(`${both.name}在`);
    const proposalId = await proposalOf(of);
    expect((await approve(proposalId, both)).message).toContain('不能审批自己的申请');
    expect((await approve(proposalId)).success).toBe(true);
    expect(await cardsOf(as)).toEqual(['30元补偿券']);
    expect(await messagesOf(as)).toContain('客服补偿您一张30元补偿券');
    expect((await list({ userId: as.userId })).rows).toMatchObject([
      { state: 'given', approvedBy: finance.name, askedBy: { name: both.name } },
    ]);
  });

  it('that is rejected gives nothing, and the case can be compensated by another', async () => {
    const { as, ticketId } = await aTicket();
    const of = ticketCase(ticketId);
    await give(as, of, await aTemplate(3_000));
    const proposalId = await proposalOf(of);
    await consoleData(server, proposals.rejectProposal, { proposalId, comment: '先查清楚' }, finance);
    expect((await list({ userId: as.userId, state: 'refused' })).rows).toHaveLength(1);
    expect((await give(as, of, await aTemplate(500))).data).toEqual({ kind: 'given' });
    expect(await cardsOf(as)).toEqual(['5元补偿券']);
  });

  it('approved twice at once is given once', async () => {
    const templateId = await aTemplate(3_000);
    const owner = await anOperator(server);
    await raced(
      async () => {
        const { as, ticketId } = await aTicket();
        await give(as, ticketCase(ticketId), templateId);
        return { as, proposalId: await proposalOf(ticketCase(ticketId)) };
      },
      async ({ as, proposalId }) => {
        const answers = await Promise.all([approve(proposalId), approve(proposalId, owner)]);
        expect(answers.filter(({ success }) => success)).toHaveLength(1);
        expect(await cardsOf(as)).toHaveLength(1);
      },
    );
  }, 60_000);

  it('of a coupon that changed meanwhile is refused', async () => {
    const { as, ticketId } = await aTicket();
    const templateId = await aTemplate(3_000);
    await give(as, ticketCase(ticketId), templateId);
    await server.db
      .updateTable('coupon_templates')
      .set({ amount_fen: 9_000 })
      .where('template_id', '=', templateId)
      .execute();
    expect((await approve(await proposalOf(ticketCase(ticketId)))).message).toBe('对象已变化，请重新提交');
    expect(await cardsOf(as)).toEqual([]);
  });
});

it('the account has the coupon, and exports neither reason nor operator', async () => {
  const { as, ticketId } = await aTicket();
  await give(as, ticketCase(ticketId), await aTemplate(500));
  const own = JSON.stringify(await server.data(account.exportData, {}, { as }));
  expect(own).toContain('5元补偿券');
  expect(own).not.toContain(reason);
});
