import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '#core/contract/user/messages.ts';
import { support } from '#core/contract/user/support.ts';
import { ticketDesk } from '#core/contract/console/service/tickets/tickets.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { freshId } from '../../../testing/fresh.ts';
import { anOperator, consoleData, type TestOperator } from '../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { closeAnsweredTickets } from './write-tickets.ts';

let server: TestServer;
let desk: TestOperator;
beforeAll(async () => {
  server = await testServer();
  desk = await anOperator(server, { roles: ['service'] });
});
afterAll(() => server.stop());
beforeEach(() => server.db.deleteFrom('support_tickets').execute());

const aQuestion = async (title: string, kind: 'claim' | 'refund' = 'claim', helpful = 0) => {
  const question_id = freshId('question');
  await server.db
    .insertInto('questions')
    .values({ question_id, kind, title, answer: '答案。', words: '', helpful })
    .execute();
  return question_id;
};
const openTicket = (as: TestMember, text = '充值没有到账') =>
  server.data(support.openTicket, { text }, { as });
const ticketOf = (as: TestMember, ticketId: string) =>
  server.data(support.supportTicket, { ticketId }, { as });
const answer = async (ticketId: string, text: string, closes = false) => {
  const { rows } = await sql<{ seen: number }>`
    select max(seq)::integer as seen from support_messages where ticket_id = ${ticketId}`.execute(server.db);
  const seen = rows[0]?.seen ?? 0;
  expect(
    await consoleData(server, ticketDesk.answerTicket, { ticketId, text, seen, closes }, desk),
  ).toMatchObject({
    kind: 'sent',
  });
};

describe('questions of the customer service', () => {
  it('are listed by helpfulness, by kind, or by what was typed', async () => {
    await server.db.deleteFrom('questions').execute();
    await aQuestion('退款多久到账', 'refund', 5);
    await aQuestion('权益在哪里领取', 'claim', 9);
    const titles = async (input: object) =>
      (await server.data(support.questions, input)).list.map(({ title }) => title);
    expect(await titles({})).toEqual(['权益在哪里领取', '退款多久到账']);
    expect(await titles({ kind: 'refund' })).toEqual(['退款多久到账']);
    expect(await titles({ words: '退款' })).toEqual(['退款多久到账']);
    expect(await titles({ words: '天气' })).toEqual([]);
  });

  it('count one vote of a subscriber, however often and concurrently it is given', async () => {
    const questionId = await aQuestion('怎么领', 'claim', 3);
    const [one, two] = [await aMember(server), await aMember(server)];
    const vote = (as: TestMember, helpful: boolean) =>
      server.data(support.voteQuestion, { questionId, helpful }, { as });
    await Promise.all([...Array(6).keys()].map(() => vote(one, true)));
    expect(await vote(one, false)).toEqual({ questionId, helpful: 4, myVote: true });
    expect(await vote(two, false)).toEqual({ questionId, helpful: 4, myVote: false });
    expect(await server.data(support.questionDetail, { questionId }, { as: two })).toMatchObject({
      helpful: 4,
      myVote: false,
    });
    expect(await server.data(support.questionDetail, { questionId })).toMatchObject({ myVote: null });
  });
});

describe('a ticket', () => {
  it('waits in its place, is answered at the desk, and its answer is in the message centre', async () => {
    const [first, second] = [await aMember(server), await aMember(server)];
    const { ticketId: before } = await openTicket(first, '我的券用不了\n满50减5');
    await server.advance(1_000);
    const { ticketId, ahead, state } = await openTicket(second);
    expect([ahead, state]).toEqual([1, 'open']);
    expect(await server.data(support.supportQueue, {})).toEqual({ waiting: 2 });
    await answer(before, '请核对有效期。');
    expect(await ticketOf(second, ticketId)).toMatchObject({ ahead: 0 });
    expect(await ticketOf(first, before)).toMatchObject({
      state: 'answered',
      ahead: null,
      messages: [
        { seq: 1, sender: 'subscriber' },
        { seq: 2, sender: 'agent', text: '请核对有效期。' },
      ],
    });
    expect((await server.data(messages.messages, { kind: 'service' }, { as: first })).list).toMatchObject([
      {
        title: '客服回复了“我的券用不了”',
        text: '请核对有效期。',
        link: { page: 'myTickets', query: { ticketId: before } },
      },
    ]);
  });

  it('keeps its place when more is written, and waits again after an answer', async () => {
    const [member, other] = [await aMember(server), await aMember(server)];
    const { ticketId } = await openTicket(member);
    await server.advance(1_000);
    await openTicket(other);
    const reply = () => server.data(support.replyTicket, { ticketId, text: '补充说明' }, { as: member });
    expect(await reply()).toMatchObject({ state: 'open', ahead: 0 });
    await answer(ticketId, '请稍候。');
    await server.advance(1_000);
    expect(await reply()).toMatchObject({ state: 'open', ahead: 1 });
  });

  it('is ended by its owner, by the answer, or a week after the answer; one more word opens it again', async () => {
    const member = await aMember(server);
    const [own, answered, late] = [
      await openTicket(member),
      await openTicket(member),
      await openTicket(member),
    ];
    expect(await server.call(support.openTicket, { text: '第四个' }, { as: member })).toMatchObject({
      success: false,
      message: '您有3个工单在处理，请先在“我的工单”里跟进',
    });
    await server.data(support.closeTicket, { ticketId: own.ticketId }, { as: member });
    await server.data(support.closeTicket, { ticketId: own.ticketId }, { as: member });
    await answer(answered.ticketId, '已处理。', true);
    await answer(late.ticketId, '请回复。');
    await closeAnsweredTickets(server.db, new Date(server.now().getTime() + 6 * 86_400_000));
    expect(await ticketOf(member, late.ticketId)).toMatchObject({ state: 'answered' });
    await closeAnsweredTickets(server.db, new Date(server.now().getTime() + 8 * 86_400_000));
    const states = (await server.data(support.supportTickets, {}, { as: member })).list.map(
      ({ state }) => state,
    );
    expect(states).toEqual(['closed', 'closed', 'closed']);
    await server.data(support.replyTicket, { ticketId: late.ticketId, text: '还在吗' }, { as: member });
    expect(await ticketOf(member, late.ticketId)).toMatchObject({ state: 'open', ahead: 0 });
  });

  it('of ten opened at once three are stored', async () => {
    const member = await aMember(server);
    const answers = await Promise.all(
      [...Array(10).keys()].map((n) => server.call(support.openTicket, { text: `问题${n}` }, { as: member })),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(3);
  });

  it('is shown to and changed by its owner alone (A1)', async () => {
    const [owner, other] = [await aMember(server), await aMember(server)];
    const { ticketId } = await openTicket(owner);
    for (const call of [
      server.call(support.supportTicket, { ticketId }, { as: other }),
      server.call(support.replyTicket, { ticketId, text: '别人的' }, { as: other }),
      server.call(support.closeTicket, { ticketId }, { as: other }),
    ])
      expect(await call).toMatchObject({ success: false, message: '没有找到这个工单' });
    expect(await server.data(support.supportTickets, {}, { as: other })).toMatchObject({ total: 0 });
    expect(await ticketOf(owner, ticketId)).toMatchObject({ state: 'open', messages: [{ seq: 1 }] });
  });
});
