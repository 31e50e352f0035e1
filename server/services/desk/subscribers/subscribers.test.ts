import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#core/contract/console/audit.ts';
import { subscriberDesk } from '#core/contract/console/service/subscribers/subscribers.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { account } from '#core/contract/user/account.ts';
import { support } from '#core/contract/user/support.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { anOrder } from '../../../testing/data/orders/an-order.ts';
import { aHolder } from '../../../testing/data/a-holder.ts';
import { aRight } from '../../../testing/data/a-right.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let service: TestOperator;
beforeAll(async () => {
  server = await testServer();
  service = await anOperator(server, { roles: ['service'] });
});
afterAll(() => server.stop());

const find = (number: string) => callConsole(server, subscriberDesk.findSubscribers, { number }, service);
const foundBy = async (number: string) => {
  const { data } = await find(number);
  return [data.by, ...data.rows.map(({ userId }) => userId)];
};
const eventsOf = async (as: TestMember) =>
  (await server.data(account.accountEvents, {}, { as })).rows.map(({ text }) => text);

describe('a subscriber is found', () => {
  it('by a whole number, an order, a ticket and an id, and by nothing less', async () => {
    const as = await aMember(server, { level: 2 });
    const { orderNo } = await anOrder(server, { as });
    const { ticketId } = await server.data(support.openTicket, { text: '问题' }, { as });
    const { ticket_no } = await server.db
      .selectFrom('support_tickets')
      .select('ticket_no')
      .where('ticket_id', '=', ticketId)
      .executeTakeFirstOrThrow();
    const spaced = as.mobile.replace(/^(\d{3})(\d{4})/, '$1 $2 ');
    expect(await foundBy(as.mobile)).toEqual(['mobile', as.userId]);
    expect(await foundBy(spaced)).toEqual(['mobile', as.userId]);
    expect(await foundBy(orderNo)).toEqual(['order', as.userId]);
    expect(await foundBy(`T-${ticket_no}`)).toEqual(['ticket', as.userId]);
    expect(await foundBy(as.userId)).toEqual(['user', as.userId]);
    expect(await foundBy('T-999999')).toEqual([null]);
    for (const part of [as.mobile.slice(-4), as.mobile.slice(0, 7), `${as.mobile.slice(0, 3)}****5678`])
      expect(await find(part)).toMatchObject({ success: false, message: expect.stringContaining('完整') });
  }, 30_000);

  it('without a trace of the typed number', async () => {
    const as = await aMember(server);
    await find(as.mobile);
    const rows = await server.db.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(as.mobile);
    expect(server.logs().join('\n')).not.toContain(as.mobile);
  });
});

describe('the page of a subscriber', () => {
  it('has the month as the own buttons say it, with a claim that failed, and never a code or a number', async () => {
    const right = await aRight(server);
    const holder = await aHolder(server, right);
    const { userId, mobile } = holder.member;
    const month = () => consoleData(server, subscriberDesk.subscriberMonth, { userId }, service);
    const shown = async () =>
      (await month()).groups
        .flatMap((group) => group.rights)
        .find(({ rightsId }) => rightsId === right.rightsId);
    expect(await shown()).toMatchObject({ status: 'claimable', claim: null });
    await server.data(cardProduct.receiveRights, holder.claim, { as: holder.member });
    const claimed = await shown();
    expect(claimed).toMatchObject({ claim: { state: expect.stringMatching(/deliver/) } });
    const claims = await consoleData(server, subscriberDesk.subscriberClaims, { userId }, service);
    expect(claims).toMatchObject({
      rows: [{ claimId: claimed?.claim?.claimId }],
      count: { value: 1, exact: true },
      nextKey: null,
    });
    const parts = await Promise.all(
      [
        subscriberDesk.subscriber,
        subscriberDesk.subscriberProducts,
        subscriberDesk.subscriberCoupons,
        subscriberDesk.subscriberOrders,
        subscriberDesk.subscriberTickets,
        subscriberDesk.subscriberMessages,
        subscriberDesk.subscriberSignIns,
        subscriberDesk.subscriberNumbers,
        subscriberDesk.subscriberConsents,
        subscriberDesk.subscriberNotes,
      ].map((call) => callConsole(server, call, { userId }, service)),
    );
    expect(parts.map(({ success, message }) => success || message)).toEqual(parts.map(() => true));
    expect(JSON.stringify(parts)).not.toContain(mobile);
    expect(JSON.stringify(parts)).not.toMatch(/card_?code/i);
  });

  it('lists orders page by page, each once', async () => {
    const as = await aMember(server);
    for (let each = 0; each < 5; each += 1) await anOrder(server, { as });
    const seen: string[] = [];
    for (let after = ''; ;) {
      const input = { userId: as.userId, limit: 2, ...(after !== '' && { after }) };
      const page = await consoleData(server, subscriberDesk.subscriberOrders, input, service);
      seen.push(...page.rows.map(({ orderNo }) => orderNo));
      if (page.nextKey === null) break;
      after = page.nextKey;
    }
    expect(new Set(seen).size).toBe(5);
    expect(seen).toHaveLength(5);
  }, 30_000);

  it('of nobody says so', async () => {
    expect(
      (await callConsole(server, subscriberDesk.subscriber, { userId: 'nobody' }, service)).message,
    ).toBe('没有这位用户');
  });
});

describe('a note about a subscriber', () => {
  const add = (userId: string, text: string, as = service) =>
    callConsole(server, subscriberDesk.addSubscriberNote, { userId, text }, as);

  it('is read by operators alone, has no number, and is never changed', async () => {
    const as = await aMember(server);
    await add(as.userId, '来电说话费被多扣');
    expect((await add(as.userId, `回电 ${as.mobile}`)).message).toBe('备注里不要写号码');
    const { rows } = await consoleData(
      server,
      subscriberDesk.subscriberNotes,
      { userId: as.userId },
      service,
    );
    expect(rows).toMatchObject([{ by: service.name, text: '来电说话费被多扣' }]);
    await expect(server.db.updateTable('subscriber_notes').set({ text: '改' }).execute()).rejects.toThrow(
      'append-only',
    );
    await expect(server.db.deleteFrom('subscriber_notes').execute()).rejects.toThrow('append-only');
    const own = await server.data(account.exportData, {}, { as });
    expect(JSON.stringify(own)).not.toContain('来电说话费');
    const finance = await anOperator(server, { roles: ['finance'] });
    expect((await add(as.userId, '财务写的', finance)).success).toBe(false);
  });
});

describe('ending the sessions of a subscriber', () => {
  it('signs every device out at once, tells the subscriber, and is audited', async () => {
    const as = await aMember(server);
    const again = await aMember(server, { mobile: as.mobile });
    const { userId } = as;
    const end = () =>
      callConsole(
        server,
        subscriberDesk.endSubscriberSessions,
        { userId, reason: '用户说手机丢了' },
        service,
      );
    expect((await end()).data).toEqual({ ended: 2 });
    for (const device of [as, again])
      expect((await server.call(account.accountClosing, {}, { as: device })).success).toBe(false);
    expect((await end()).message).toBe('这位用户没有登录中的设备');
    const back = await aMember(server, { mobile: as.mobile });
    expect(await eventsOf(back)).toContain('客服应要求退出了全部设备');
    const auditor = await anOperator(server, { roles: ['audit'] });
    const { rows } = await consoleData(server, audit.auditLog, { object: userId }, auditor);
    expect(rows).toMatchObject([{ act: '退出用户全部设备', reason: '用户说手机丢了' }]);
  });
});
