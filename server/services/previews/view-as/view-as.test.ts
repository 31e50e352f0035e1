import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allCalls } from '#core/contract/all-calls.ts';
import { audit } from '#core/contract/console/audit.ts';
import { previews } from '#core/contract/console/previews.ts';
import { reveals } from '#core/contract/console/reveals/reveals.ts';
import { ticketDesk } from '#core/contract/console/service/tickets/tickets.ts';
import type { RequestOf } from '#core/contract/endpoint.ts';
import { coupons } from '#core/contract/goods/coupons.ts';
import { account } from '#core/contract/user/account.ts';
import { messages } from '#core/contract/user/messages.ts';
import { session } from '#core/contract/user/session.ts';
import { support } from '#core/contract/user/support.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aCouponOffer } from '../../../testing/data/a-coupon-offer.ts';
import { changedTables, everyRow, settledRows } from '../../../testing/databases/every-row.ts';
import { validInput } from '../../../testing/generated-input.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { grantCoupon } from '../../coupons/public.ts';

const minute = 60_000;
let server: TestServer;
let service: TestOperator;
beforeAll(async () => {
  server = await testServer({ demo: true });
});
afterAll(() => server.stop());
// Moved clocks end the sessions of operators, and each has a day of its own.
beforeEach(async () => void (service = await anOperator(server, { roles: ['service'] })));

const reason = '来电说首页看不到权益';
type Wanted = RequestOf<typeof previews.viewAs>;
const start = (input: Wanted, by = service) => callConsole(server, previews.viewAs, input, by);
const viewOf = async (as: TestMember, more: Omit<Wanted, 'userId'> = { reason }, by = service) => {
  const { data, success, message } = await start({ userId: as.userId, ...more }, by);
  if (!success) throw new Error(message);
  return { headers: { 'preview-token': data.token } };
};
async function aTicket(as: TestMember) {
  const { ticketId } = await server.data(support.openTicket, { text: '首页看不到权益' }, { as });
  return ticketId;
}
const inputOf = (call: (typeof allCalls)[number]) =>
  fc.sample(validInput(call), { numRuns: 1, seed: 1 })[0] ?? {};
const ended = { code: '-1', message: '预览已过期，请回到运营台重新打开' };

describe('every call of the contract, made as a subscriber by an operator', () => {
  it('that writes, beacons and logs included, is refused and changes nothing', async () => {
    const view = await viewOf(await aMember(server, { level: 2 }));
    const changing = allCalls.filter(({ endpoint }) => endpoint.writes || endpoint.quiet);
    const before = await settledRows(server.db);
    const answers = [];
    for (const call of changing) {
      const { envelope } = await server.send(call.endpoint, inputOf(call), view);
      answers.push([call.id, envelope.code, envelope.message]);
    }
    expect(answers).toEqual(changing.map(({ id }) => [id, '-1', '只读查看，不能操作']));
    expect(changing.length).toBeGreaterThan(80);
    expect(changedTables(before, await everyRow(server.db))).toEqual([]);
  }, 120_000);

  it('that reads is answered without a number, a value, a cookie or a change', async () => {
    const as = await aMember(server, { level: 2 });
    const { templateId } = await aCouponOffer(server);
    const cardCode = await server.db
      .transaction()
      .execute((tx) => grantCoupon(tx, { userId: as.userId, templateId }, server.now()));
    const view = await viewOf(as);
    const before = await settledRows(server.db);
    const broken = [];
    for (const call of allCalls.filter(({ endpoint }) => !endpoint.writes && !endpoint.quiet)) {
      const { envelope, headers } = await server.send(call.endpoint, inputOf(call), view);
      const shown = JSON.stringify(envelope);
      const isRefused = envelope.code === '-1' && envelope.message === '只读查看，这一项不显示';
      if (!['0', '1', '-4'].includes(envelope.code) && !isRefused)
        broken.push([call.id, envelope.code, envelope.message]);
      if (shown.includes(as.mobile) || shown.includes(cardCode)) broken.push([call.id, shown]);
      if (headers.get('set-cookie') !== null) broken.push([call.id, 'sets a cookie']);
    }
    expect(broken).toEqual([]);
    expect(changedTables(before, await everyRow(server.db))).toEqual([]);
  }, 120_000);
});

describe('the pages of a subscriber', () => {
  it('are those that the subscriber sees, with the number masked and codes replaced', async () => {
    const as = await aMember(server, { level: 3 });
    const { templateId } = await aCouponOffer(server);
    await server.db
      .transaction()
      .execute((tx) => grantCoupon(tx, { userId: as.userId, templateId }, server.now()));
    const view = await viewOf(as);
    const [own, seen] = await Promise.all([
      server.data(session.loginStatus, {}, { as }),
      server.data(session.loginStatus, {}, view),
    ]);
    expect(seen.userInfo?.vipTypeLevel).toBe(own.userInfo?.vipTypeLevel);
    expect(seen.userInfo?.mobile).toBe(`${as.mobile.slice(0, 3)}****${as.mobile.slice(-4)}`);
    const cards = async (by: object) => (await server.data(coupons.myCoupons, { tab: 'usable' }, by)).list;
    const [ownCards, seenCards] = [await cards({ as }), await cards(view)];
    expect(seenCards).toEqual(ownCards.map((card, at) => ({ ...card, cardCode: `hidden-${at + 1}` })));
    expect((await server.data(messages.messages, {}, view)).list).toEqual(
      (await server.data(messages.messages, {}, { as })).list,
    );
  });

  it('leave a row in 号码查看记录, an entry of the log and a line in 账号安全, none with the token or the number', async () => {
    const as = await aMember(server);
    const { data } = await start({ userId: as.userId, reason });
    const auditor = await anOperator(server, { roles: ['audit'] });
    const seen = await consoleData(server, reveals.numberReveals, { userId: as.userId }, auditor);
    expect(seen.rows).toMatchObject([{ kind: 'page', operator: service.name, note: reason, ticketId: null }]);
    const entries = await consoleData(server, audit.auditLog, { object: as.userId }, auditor);
    expect(entries.rows).toMatchObject([{ act: '看他所见', reason, operator: service.name }]);
    const { rows } = await server.data(account.accountEvents, {}, { as });
    expect(rows.map(({ text }) => text)).toContain(`客服查看了您的页面，原因：${reason}`);
    const stored = await server.db.selectFrom('view_as_tokens').selectAll().execute();
    expect(JSON.stringify([stored, seen, entries])).not.toContain(data.token);
    expect(JSON.stringify([seen, entries])).not.toContain(as.mobile);
    expect(Date.parse(data.expiresAt) - server.now().getTime()).toBeLessThanOrEqual(5 * minute);
  });

  it('are opened for a ticket of the subscriber that is open, or a reason without a number, by the desk alone', async () => {
    const [as, other] = [await aMember(server), await aMember(server)];
    const ticketId = await aTicket(as);
    const refused = async (input: Wanted, by = service) => (await start(input, by)).message;
    expect(await refused({ userId: as.userId })).toBe('请写明原因，至少4个字');
    expect(await refused({ userId: as.userId, reason: `回电 ${as.mobile}` })).toBe('原因里不要写号码');
    expect(await refused({ userId: other.userId, ticketId })).toBe('这位用户没有这个工单');
    expect(await refused({ userId: 'nobody', reason })).toBe('没有这位用户');
    await consoleData(server, ticketDesk.endTicket, { ticketId, note: '已解决' }, service);
    expect(await refused({ userId: as.userId, ticketId })).toBe('工单已结束，不能再看');
    for (const role of ['finance', 'audit', 'content', 'activities'] as const)
      expect(
        (await start({ userId: as.userId, reason }, await anOperator(server, { roles: [role] }))).success,
      ).toBe(false);
  });

  it('end with the ticket, with the session of the operator, and after five minutes', async () => {
    const as = await aMember(server);
    const answer = (view: { readonly headers: Record<string, string> }) =>
      server.call(messages.messages, {}, view);
    const ticketId = await aTicket(as);
    const ofTicket = await viewOf(as, { ticketId });
    expect((await answer(ofTicket)).success).toBe(true);
    await consoleData(server, ticketDesk.endTicket, { ticketId, note: '已解决' }, service);
    expect(await answer(ofTicket)).toMatchObject(ended);
    const second = await anOperator(server, { roles: ['service'] });
    const ofSession = await viewOf(as, { reason }, second);
    await server.db
      .updateTable('operator_sessions')
      .set({ ended_at: server.now() })
      .where('operator_id', '=', second.operatorId)
      .execute();
    expect(await answer(ofSession)).toMatchObject(ended);
    const ofReason = await viewOf(as);
    await server.advance(4 * minute);
    expect((await answer(ofReason)).success).toBe(true);
    await server.advance(1 * minute);
    expect(await answer(ofReason)).toMatchObject(ended);
  });

  it('are opened twenty times a day by one operator', async () => {
    const as = await aMember(server);
    for (let each = 0; each < 19; each += 1) await viewOf(as);
    const last = await Promise.all([
      start({ userId: as.userId, reason }),
      start({ userId: as.userId, reason }),
    ]);
    expect(last.filter(({ success }) => success)).toHaveLength(1);
    expect(last.find(({ success }) => !success)?.message).toContain('今天已看了 20 次');
  });
});
