import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#core/contract/user/messages.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { sendMessage, type NewMessage } from './send-messages.ts';
import { sweepMessages } from './sweep-messages.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const minute = 60_000;
const ago = (ms: number) => new Date(server.now().getTime() - ms);
const send = (to: TestMember, message: Partial<NewMessage> = {}, at = server.now()) =>
  sendMessage(
    server.db,
    {
      userId: to.userId,
      source: freshId('source'),
      kind: 'rights',
      topic: 'done',
      title: '到账',
      text: '已到账。',
      ...message,
    },
    at,
  );
const broadcast = async (title: string, { endsAt = null }: { endsAt?: Date | null } = {}) => {
  const message_id = freshId('message');
  await server.db
    .insertInto('messages')
    .values({
      message_id,
      user_id: null,
      source: message_id,
      kind: 'activity',
      topic: 'notice',
      title,
      text: '。',
      subject: null,
      link: null,
      published_at: ago(minute),
      ends_at: endsAt,
    })
    .execute();
  return message_id;
};
const list = async (as: TestMember, input: object = {}) =>
  (await server.data(messages.messages, { pageSize: 50, ...input }, { as })).list;
const counts = (as: TestMember) => server.data(messages.unreadCounts, {}, { as });
const readAll = (as: TestMember, input: object = {}) =>
  server.data(messages.readAllMessages, { until: server.now().toISOString(), ...input }, { as });

describe('the message centre', () => {
  it('lists own messages and those to all, newest first, by kind, and counts the unread ones', async () => {
    const member = await aMember(server);
    await readAll(member);
    await send(
      member,
      { kind: 'trade', title: '派送', link: { page: 'myOrders', query: {} } },
      ago(3 * minute),
    );
    await send(
      member,
      { title: '到账', subject: { picUrl: 'goods/video', title: '月卡', line: '30元版' } },
      ago(2 * minute),
    );
    const toAll = await broadcast('开抢');
    expect((await list(member)).slice(0, 3)).toMatchObject([
      { title: '开抢', read: false, kind: 'activity' },
      { title: '到账', subject: { title: '月卡' } },
      { title: '派送', link: { page: 'myOrders' } },
    ]);
    expect((await list(member, { kind: 'trade' })).map(({ title }) => title)).toEqual(['派送']);
    expect(await counts(member)).toMatchObject({ total: 3, trade: 1, rights: 1, activity: 1, service: 0 });
    expect(await server.data(messages.readMessage, { messageId: toAll }, { as: member })).toMatchObject({
      total: 2,
      activity: 0,
    });
  });

  it('marks all of a kind, or all, as read, but nothing that came after what was shown', async () => {
    const member = await aMember(server);
    await readAll(member);
    await send(member, { kind: 'trade' }, ago(2 * minute));
    await send(member, { kind: 'service' }, ago(2 * minute));
    expect(await readAll(member, { kind: 'trade' })).toMatchObject({ total: 1, service: 1 });
    await send(member, { kind: 'trade', title: '新的' }, ago(0));
    expect(await readAll(member, { until: ago(minute).toISOString() })).toMatchObject({ total: 1, trade: 1 });
    expect(await readAll(member)).toMatchObject({ total: 0 });
    expect(await readAll(member)).toMatchObject({ total: 0 });
  });

  it('never shows or marks a message of another subscriber (A1)', async () => {
    const [owner, other] = [await aMember(server), await aMember(server)];
    await readAll(owner);
    await send(owner, { title: '别人的' });
    const [own] = await list(owner);
    const messageId = own?.messageId ?? '';
    expect((await list(other)).map(({ title }) => title)).not.toContain('别人的');
    expect(await server.call(messages.messageDetail, { messageId }, { as: other })).toMatchObject({
      success: false,
      message: '没有找到这条消息',
    });
    await server.data(messages.readMessage, { messageId }, { as: other });
    expect(await counts(owner)).toMatchObject({ total: 1 });
    expect(
      await server.db
        .selectFrom('message_reads')
        .select('user_id')
        .where('message_id', '=', messageId)
        .execute(),
    ).toEqual([]);
    expect(await server.data(messages.messageDetail, { messageId }, { as: owner })).toMatchObject({
      title: '别人的',
      read: false,
    });
  });

  it('shows a message to all until it ends, to each subscriber with their own mark', async () => {
    const [one, two] = [await aMember(server), await aMember(server)];
    await broadcast('过期了', { endsAt: ago(1) });
    const current = await broadcast('还在', { endsAt: new Date(server.now().getTime() + minute) });
    expect((await list(one)).map(({ title }) => title)).toEqual(expect.arrayContaining(['还在']));
    expect((await list(one)).map(({ title }) => title)).not.toContain('过期了');
    await server.data(messages.readMessage, { messageId: current }, { as: one });
    const markOf = async (as: TestMember) =>
      (await list(as)).find(({ messageId }) => messageId === current)?.read;
    expect([await markOf(one), await markOf(two)]).toEqual([true, false]);
  });

  it('reports an event once, however often and concurrently it is written', async () => {
    const member = await aMember(server);
    await Promise.all([...Array(8).keys()].map(() => send(member, { source: 'claim 1', title: '一次' })));
    expect((await list(member)).filter(({ title }) => title === '一次')).toHaveLength(1);
  });

  it('forgets messages and marks after half a year', async () => {
    const member = await aMember(server);
    await send(member, { title: '很久以前' }, ago(181 * 86_400_000));
    await readAll(member);
    await sweepMessages(server.db, server.now());
    expect((await list(member)).map(({ title }) => title)).not.toContain('很久以前');
  });
});
