import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closings } from '#core/contract/console/service/closings/closings.ts';
import type { RequestOf } from '#core/contract/endpoint.ts';
import { account } from '#core/contract/user/account.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { anOrder } from '../../../testing/data/orders/an-order.ts';
import { eventually } from '../../../testing/eventually.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

const day = 86_400_000;
let server: TestServer;
let service: TestOperator;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  service = await anOperator(server, { roles: ['service'] });
  await server.db.deleteFrom('account_closings').execute();
});

async function aRequest(): Promise<TestMember> {
  const as = await aMember(server);
  await server.data(account.requestClosing, {}, { as });
  return as;
}
const list = async (input: RequestOf<typeof closings.closings> = {}) =>
  (await consoleData(server, closings.closings, input, service)).rows;
const counts = () => consoleData(server, closings.closingCounts, {}, service);
/** Something begins after the request was made. */
async function anOpenOrder(as: TestMember): Promise<void> {
  const { orderNo } = await anOrder(server, { as });
  await server.db.updateTable('orders').set({ state: 'shipped' }).where('order_no', '=', orderNo).execute();
}

describe('the list of requests to close an account', () => {
  it('says when each is due, what holds it up, and how it ended', async () => {
    const [waiting, blocked, cancelled] = [await aRequest(), await aRequest(), await aRequest()];
    await anOpenOrder(blocked);
    await server.data(account.cancelClosing, {}, { as: cancelled });
    const rows = await list();
    const rowOf = (as: TestMember) => rows.find(({ userId }) => userId === as.userId);
    expect(rowOf(waiting)).toMatchObject({
      state: 'waiting',
      blockedBy: [],
      isPostponed: false,
      endedAt: null,
    });
    expect(rowOf(blocked)).toMatchObject({ state: 'blocked', blockedBy: ['order'] });
    expect(rowOf(cancelled)).toMatchObject({
      state: 'cancelled',
      blockedBy: [],
      endedAt: expect.any(String),
    });
    const due = rowOf(waiting);
    expect(Date.parse(due?.dueAt ?? '') - Date.parse(due?.requestedAt ?? '')).toBe(7 * day);
    expect(await counts()).toEqual({ waiting: 2, blocked: 1 });
    const idsIn = async (input: RequestOf<typeof closings.closings>) =>
      (await list(input)).map(({ userId }) => userId);
    expect(await idsIn({ state: 'waiting' })).toEqual([waiting.userId, blocked.userId]);
    expect(await idsIn({ state: 'blocked' })).toEqual([blocked.userId]);
    expect(await idsIn({ state: 'cancelled' })).toEqual([cancelled.userId]);
    expect(await idsIn({ state: 'closed' })).toEqual([]);
    const inAWeek = new Date(server.now().getTime() + 6 * day).toISOString();
    expect(await idsIn({ until: inAWeek })).toEqual([]);
    expect(await idsIn({ from: inAWeek, state: 'waiting' })).toHaveLength(2);
    for (const as of [waiting, blocked, cancelled]) expect(JSON.stringify(rows)).not.toContain(as.mobile);
  });

  it('agrees with the rule that closes accounts: what something blocks stays and is tried again, the other is closed', async () => {
    const [free, blocked] = [await aRequest(), await aRequest()];
    await anOpenOrder(blocked);
    await server.advance(7 * day + 1_000);
    service = await anOperator(server, { roles: ['service'] });
    server.wakeJobs();
    const [closed, postponed] = await eventually(
      async () => [await list({ state: 'closed' }), await list({ state: 'blocked' })] as const,
      ([ended, later]) => ended.length === 1 && later[0]?.isPostponed === true,
    );
    expect(closed).toMatchObject([{ userId: free.userId, endedAt: expect.any(String) }]);
    expect(postponed).toMatchObject([{ userId: blocked.userId, blockedBy: ['order'] }]);
  }, 30_000);

  it('goes on page by page in the order of the due times, and has no call that changes anything', async () => {
    const asked: string[] = [];
    for (let each = 0; each < 3; each += 1) asked.push((await aRequest()).userId);
    const first = await consoleData(server, closings.closings, { state: 'waiting', limit: 2 }, service);
    const second = await consoleData(
      server,
      closings.closings,
      { state: 'waiting', limit: 2, after: first.nextKey ?? '' },
      service,
    );
    expect([...first.rows, ...second.rows].map(({ userId }) => userId).toSorted()).toEqual(asked.toSorted());
    expect(second.nextKey).toBeNull();
    expect(Object.values(closings).every(({ writes }) => !writes)).toBe(true);
    const content = await anOperator(server, { roles: ['content'] });
    expect((await callConsole(server, closings.closings, {}, content)).success).toBe(false);
  });
});
