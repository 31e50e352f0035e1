import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderConsole } from '#core/contract/console/orders/orders.ts';
import { ticketDesk } from '#core/contract/console/service/tickets/tickets.ts';
import type { RequestOf } from '#core/contract/endpoint.ts';
import { account } from '#core/contract/user/account.ts';
import { messages } from '#core/contract/user/messages.ts';
import { support } from '#core/contract/user/support.ts';
import { aMember, type TestMember } from '../../../../testing/data/a-member.ts';
import { anOrder } from '../../../../testing/data/orders/an-order.ts';
import { raced } from '../../../../testing/race-rounds.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let first: TestOperator;
let second: TestOperator;
beforeAll(async () => {
  server = await testServer();
  first = await anOperator(server, { roles: ['service'] });
  second = await anOperator(server, { roles: ['service'] });
});
afterAll(() => server.stop());
beforeEach(() => server.db.deleteFrom('support_tickets').execute());

const note = '交给下一班';
const list = (input: RequestOf<typeof ticketDesk.tickets>, as = first) =>
  consoleData(server, ticketDesk.tickets, input, as);
const detail = (ticketId: string) => consoleData(server, ticketDesk.ticketDetail, { ticketId }, first);
const take = (ticketId: string, as = first) => consoleData(server, ticketDesk.takeTicket, { ticketId }, as);
const answer = (
  ticketId: string,
  as = first,
  more: { seen?: number; closes?: boolean; text?: string } = {},
) => callConsole(server, ticketDesk.answerTicket, { ticketId, text: '已补发，请查收', seen: 1, ...more }, as);
const transfer = (ticketId: string, to: TestOperator, as = first, from: string | null = first.operatorId) =>
  callConsole(server, ticketDesk.transferTicket, { ticketId, to: to.operatorId, note, from }, as);
const end = (ticketId: string, as = first) =>
  callConsole(server, ticketDesk.endTicket, { ticketId, note: '用户来电说已解决' }, as);

async function aTicket(text = '充值没有到账', owner?: TestMember) {
  const as = owner ?? (await aMember(server));
  const { ticketId } = await server.data(support.openTicket, { text }, { as });
  return { as, ticketId };
}
const wordOf = (as: TestMember, ticketId: string, text = '还是没有到') =>
  server.call(support.replyTicket, { ticketId, text }, { as });
const onPhone = (as: TestMember, ticketId: string) =>
  server.data(support.supportTicket, { ticketId }, { as });
const auditOf = (ticketId: string) =>
  server.db
    .selectFrom('audit_log')
    .select(['act', 'object_name', 'changes', 'reason'])
    .where('object_key', '=', ticketId)
    .orderBy('audit_id')
    .execute();

describe('the queue of tickets', () => {
  it('has the longest wait first, goes on by key, and masks numbers', async () => {
    const made: string[] = [];
    for (let each = 0; each < 5; each += 1) {
      made.push((await aTicket(`第${each}个，请打13812345678`)).ticketId);
      await server.advance(1_000);
    }
    const page = async (after?: string) => list({ state: 'open', limit: 2, ...(after && { after }) });
    const one = await page();
    const two = await page(one.nextKey ?? '');
    const three = await page(two.nextKey ?? '');
    expect([one, two, three].flatMap(({ rows }) => rows.map(({ ticketId }) => ticketId))).toEqual(made);
    expect([one.count, two.count, three.nextKey]).toEqual([{ value: 5, exact: true }, null, null]);
    expect(one.rows[0]).toMatchObject({
      title: '第0个，请打138****5678',
      mobile: expect.stringMatching(/\*{4}/),
      operator: null,
      isLate: false,
    });
    expect(one.rows[0]?.waitsSeconds).toBeGreaterThanOrEqual(5);
  });

  it('is found by its filters', async () => {
    const { as, ticketId } = await aTicket();
    const { ticketNo } = await detail(ticketId);
    await take(ticketId);
    const other = await aTicket();
    await server.db
      .updateTable('support_tickets')
      .set({ waiting_since: new Date(server.now().getTime() - 31 * 60_000) })
      .execute();
    await aTicket();
    for (const filters of [
      { owner: 'mine' },
      { number: ticketNo },
      { number: ticketNo.replace('T-', '') },
      { mobile: as.mobile },
      { mobile: as.mobile, state: 'open', topic: 'other', waitedMinutes: 30 },
    ] as const)
      expect((await list(filters)).rows.map((row) => row.ticketId)).toEqual([ticketId]);
    expect((await list({ owner: 'others' }, second)).rows).toHaveLength(1);
    expect((await list({ owner: 'unassigned', waitedMinutes: 30 })).rows).toMatchObject([
      { ticketId: other.ticketId, isLate: true },
    ]);
    for (const filters of [
      { number: 'nothing' },
      { mobile: as.mobile, state: 'closed' },
      { mobile: as.mobile, topic: 'refund' },
      { until: '2020-01-01T00:00:00.000Z' },
    ] as const)
      expect((await list(filters)).rows).toEqual([]);
    expect(await consoleData(server, ticketDesk.ticketCounts, {}, first)).toMatchObject({
      open: 3,
      openMine: 1,
      openUnassigned: 2,
      answered: 0,
      longestSeconds: 31 * 60,
    });
  });
});

describe('an answer of the desk', () => {
  it('is on the phone at once, with a message, and takes the ticket', async () => {
    const { as, ticketId } = await aTicket('满50减5用不了');
    const { service } = await server.data(messages.unreadCounts, {}, { as });
    const sent = await answer(ticketId);
    expect(sent.data).toEqual({ kind: 'sent', seq: 2 });
    expect(await onPhone(as, ticketId)).toMatchObject({
      state: 'answered',
      messages: [{ sender: 'subscriber' }, { sender: 'agent', text: '已补发，请查收' }],
    });
    expect(await server.data(messages.unreadCounts, {}, { as })).toMatchObject({ service: service + 1 });
    expect(await detail(ticketId)).toMatchObject({
      operator: { operatorId: first.operatorId },
      waitsSeconds: null,
      conversation: [{ by: null }, { by: first.name }],
    });
    const [entry] = await auditOf(ticketId);
    expect(entry).toMatchObject({ act: '回复工单', object_name: expect.stringMatching(/^T-\d+$/) });
    expect(JSON.stringify(entry)).not.toContain('满50减5');
  });

  it('and another at the same time: one is sent, the other is told who was first', async () => {
    await raced(
      () => aTicket(),
      async ({ as, ticketId }) => {
        const outcomes = await Promise.all([answer(ticketId, first), answer(ticketId, second)]);
        const kinds = outcomes.map(({ data }) => data.kind).toSorted();
        expect(kinds).toEqual(['answered-before', 'sent']);
        const [winner, told] =
          outcomes[0]?.data.kind === 'sent' ? [first, outcomes[1]] : [second, outcomes[0]];
        expect(told?.data).toMatchObject({ by: winner.name });
        expect((await onPhone(as, ticketId)).messages).toHaveLength(2);
      },
    );
  });

  it('is not sent by another than who took the ticket, nor into one that has ended', async () => {
    const { ticketId } = await aTicket();
    await take(ticketId, second);
    expect((await answer(ticketId)).data).toMatchObject({ kind: 'taken-before', by: second.name });
    await end(ticketId, second);
    expect((await answer(ticketId)).data).toMatchObject({ kind: 'closed-before', by: second.name });
    expect((await detail(ticketId)).messages).toBe(1);
  });

  it('with a variable that is not filled in is refused', async () => {
    const { ticketId } = await aTicket();
    const refused = await answer(ticketId, first, { text: '订单{订单号}已退款' });
    expect(refused).toMatchObject({ success: false, message: '还有没填的{订单号}' });
    expect(await detail(ticketId)).toMatchObject({ messages: 1, operator: null, state: 'open' });
  });

  it('can end the ticket; the next word of the subscriber opens it again in the same hands', async () => {
    const { as, ticketId } = await aTicket();
    await answer(ticketId, first, { closes: true });
    expect(await onPhone(as, ticketId)).toMatchObject({ state: 'closed' });
    await wordOf(as, ticketId);
    expect(await onPhone(as, ticketId)).toMatchObject({ state: 'open', ahead: 0 });
    const shown = await detail(ticketId);
    expect(shown).toMatchObject({ operator: { operatorId: first.operatorId }, closedAt: null });
    expect(shown.events.map(({ kind }) => kind)).toEqual(['closed', 'reopened']);
  });
});

describe('a ticket', () => {
  it('is taken by one of two', async () => {
    await raced(
      () => aTicket(),
      async ({ ticketId }) => {
        const kinds = (await Promise.all([take(ticketId, first), take(ticketId, second)])).map(
          ({ kind }) => kind,
        );
        expect(kinds.toSorted()).toEqual(['taken', 'taken-before']);
        expect((await detail(ticketId)).events).toHaveLength(1);
      },
    );
  });

  it('is handed over with a note, also from the hands of another, but only as it is on the screen', async () => {
    const { ticketId } = await aTicket();
    await take(ticketId);
    expect((await transfer(ticketId, second)).data).toEqual({ kind: 'transferred', to: second.name });
    expect((await transfer(ticketId, second)).data).toMatchObject({ kind: 'taken-before', by: second.name });
    expect((await transfer(ticketId, first, first, second.operatorId)).data).toMatchObject({
      kind: 'transferred',
    });
    expect((await detail(ticketId)).events).toMatchObject([
      { kind: 'taken' },
      { kind: 'transferred', by: first.name, to: second.name, note },
      { kind: 'transferred', by: first.name, to: first.name },
    ]);
    expect((await auditOf(ticketId)).at(-1)).toMatchObject({
      act: '转交工单',
      reason: note,
      changes: [{ field: '处理人', before: second.name, after: first.name }],
    });
  });

  it('is not handed to someone who may not answer, nor with a number in the note', async () => {
    const { ticketId } = await aTicket();
    const auditor = await anOperator(server, { roles: ['audit'] });
    expect((await transfer(ticketId, auditor, first, null)).message).toBe(
      '这位成员不能处理工单，请选择另一位',
    );
    const withNumber = { ticketId, to: second.operatorId, note: '回电13812345678', from: null };
    expect((await callConsole(server, ticketDesk.transferTicket, withNumber, first)).message).toBe(
      '说明里不要写号码',
    );
    expect(await detail(ticketId)).toMatchObject({ operator: null, events: [] });
    const { rows } = await consoleData(server, ticketDesk.ticketColleagues, {}, first);
    const ids = rows.map(({ operatorId }) => operatorId);
    expect(ids).toContain(second.operatorId);
    expect(ids).not.toContain(auditor.operatorId);
  });

  it('is ended with a message to the subscriber, and not a second time', async () => {
    const { as, ticketId } = await aTicket();
    expect((await end(ticketId)).data).toEqual({ kind: 'closed' });
    expect((await end(ticketId, second)).data).toMatchObject({ kind: 'closed-before', by: first.name });
    expect(await onPhone(as, ticketId)).toMatchObject({ state: 'closed' });
    const { list: sent } = await server.data(messages.messages, { kind: 'service' }, { as });
    expect(sent).toMatchObject([{ title: '工单“充值没有到账”已结束' }]);
  });

  it('that ended more than 30 days ago, or beside three others, is not opened again', async () => {
    const { as, ticketId } = await aTicket();
    await end(ticketId);
    for (let each = 0; each < 3; each += 1) await aTicket('另一个问题', as);
    expect((await wordOf(as, ticketId)).message).toContain('您有3个工单在处理');
    await server.db
      .updateTable('support_tickets')
      .set({ closed_at: new Date(server.now().getTime() - 31 * 86_400_000) })
      .where('ticket_id', '=', ticketId)
      .execute();
    expect((await wordOf(as, ticketId)).message).toBe('工单结束超过30天，请提交新的工单');
    expect(await onPhone(as, ticketId)).toMatchObject({ state: 'closed', messages: [{ seq: 1 }] });
  });

  it("is linked with an order of its own subscriber, and found by it; another's is refused", async () => {
    const { as, ticketId } = await aTicket();
    const [own, foreign] = [await anOrder(server, { as }), await anOrder(server)];
    const link = (key: string) =>
      callConsole(server, ticketDesk.linkTicket, { ticketId, kind: 'order', key }, first);
    expect((await detail(ticketId)).recent.orders).toMatchObject([{ orderNo: own.orderNo }]);
    await link(own.orderNo);
    await link(own.orderNo);
    expect((await link(foreign.orderNo)).message).toBe('这位用户没有这个订单');
    expect(await detail(ticketId)).toMatchObject({
      orders: [{ orderNo: own.orderNo }],
      recent: { orders: [] },
      events: [{ kind: 'linked' }],
    });
    expect((await list({ number: own.orderNo })).rows).toMatchObject([{ ticketId }]);
  });

  it('does not tell its subscriber in the own data which operator answers', async () => {
    const { as, ticketId } = await aTicket();
    await answer(ticketId);
    const exported = await server.db
      .selectFrom('support_tickets')
      .select('operator_id')
      .where('ticket_id', '=', ticketId)
      .executeTakeFirstOrThrow();
    expect(exported.operator_id).toBe(first.operatorId);
    const own = await server.data(account.exportData, {}, { as });
    expect(JSON.stringify(own)).not.toContain(first.operatorId);
  });
});

describe('a text for answers', () => {
  const save = (input: Partial<RequestOf<typeof ticketDesk.saveReplyTemplate>>, as = first) =>
    callConsole(
      server,
      ticketDesk.saveReplyTemplate,
      { title: '催供应商', topic: 'claim', text: '您的{权益}在催', ...input },
      as,
    );

  it('is made, changed once by one of two, and taken out of use', async () => {
    const made = (await save({})).data;
    const templateId = made.kind === 'saved' ? made.templateId : '';
    const outcomes = await Promise.all([
      save({ templateId, edit: 1, text: '您的{权益}催过了' }, first),
      save({ templateId, edit: 1, text: '您的{权益}还在催' }, second),
    ]);
    expect(outcomes.map(({ data }) => data.kind).toSorted()).toEqual(['changed-before', 'saved']);
    await save({ templateId, edit: 2, isActive: false });
    const { rows } = await consoleData(server, ticketDesk.replyTemplates, {}, first);
    expect(rows.find((row) => row.templateId === templateId)).toMatchObject({ isActive: false, edit: 3 });
    expect((await auditOf(templateId)).map(({ act }) => act)).toEqual([
      '新建回复模板',
      '修改回复模板',
      '修改回复模板',
    ]);
  });

  it('with an unknown variable, a number, or the title of another is refused', async () => {
    await save({ title: '同名' });
    expect((await save({ title: '另一个', text: '您好{姓名}' })).message).toContain('没有变量“姓名”');
    expect((await save({ title: '另一个', text: '请打13812345678' })).message).toBe('说明里不要写号码');
    expect((await save({ title: '同名' })).message).toBe('已经有叫“同名”的模板');
    expect((await save({ templateId: 'nothing', edit: 1 })).message).toBe('没有这个模板');
  });
});

describe('a ticket that an operator opens for an order', () => {
  const text = '您来电说没有收到，我们在向商家核对';
  const open = (orderNo: string, as = first) =>
    callConsole(server, ticketDesk.openOrderTicket, { orderNo, topic: 'other', text }, as);
  const ticketsOf = (userId: string) =>
    server.db.selectFrom('support_tickets').select('ticket_id').where('user_id', '=', userId).execute();

  it('is in the hands of the operator, names the order, and is told to the subscriber', async () => {
    const { as, orderNo } = await anOrder(server);
    const { data } = await open(orderNo);
    expect(data).toMatchObject({ kind: 'opened', ticketId: expect.any(String) });
    const { ticketId } = data;
    expect(await detail(ticketId)).toMatchObject({
      title: text,
      state: 'open',
      operator: { operatorId: first.operatorId },
      orders: [{ orderNo }],
      conversation: [{ seq: 1, sender: 'agent', by: first.name, text }],
      events: [{ kind: 'taken' }, { kind: 'linked', note: `订单 ${orderNo}` }],
    });
    expect((await list({ owner: 'mine' })).rows.map((row) => row.ticketId)).toEqual([ticketId]);
    expect((await onPhone(as, ticketId)).messages).toMatchObject([{ sender: 'agent', text }]);
    const { list: received } = await server.data(messages.messages, {}, { as });
    expect(received).toMatchObject([{ title: `客服为您建了工单“${text}”`, text }]);
    expect(await auditOf(ticketId)).toMatchObject([{ act: '建工单' }]);
    const order = await consoleData(server, orderConsole.orderDetail, { orderNo }, first);
    expect(order.tickets).toEqual([
      { ticketId, ticketNo: expect.stringMatching(/^T-\d+$/), isClosed: false },
    ]);
    // The subscriber answers, and the operator goes on.
    expect((await wordOf(as, ticketId)).success).toBe(true);
    expect((await answer(ticketId, first, { seen: 2 })).data).toMatchObject({ kind: 'sent', seq: 3 });
  });

  it('is one for an order until it is closed: a second operator is led to it, also at once', async () => {
    await raced(
      () => anOrder(server),
      async ({ as, orderNo }) => {
        const [one, other] = await Promise.all([open(orderNo), open(orderNo, second)]);
        expect([one.data.kind, other.data.kind].toSorted()).toEqual(['opened', 'there-before']);
        expect(one.data.ticketId).toBe(other.data.ticketId);
        expect(await ticketsOf(as.userId)).toHaveLength(1);
      },
    );
    const { orderNo } = await anOrder(server);
    const { ticketId } = (await open(orderNo)).data;
    expect((await end(ticketId)).data).toEqual({ kind: 'closed' });
    expect((await open(orderNo)).data.kind).toBe('opened');
  });

  it('is not opened beyond what a subscriber may have, for an order that is not there, or by others', async () => {
    const { as, orderNo } = await anOrder(server);
    for (const nth of [1, 2, 3]) await aTicket(`问题${nth}`, as);
    expect((await open(orderNo)).message).toBe('这位用户有3个工单在处理，请先跟进那些');
    expect((await open('nothing')).message).toBe('没有这个订单');
    const finance = await anOperator(server, { roles: ['finance'] });
    expect((await open(orderNo, finance)).success).toBe(false);
    expect(await ticketsOf(as.userId)).toHaveLength(3);
  });
});
