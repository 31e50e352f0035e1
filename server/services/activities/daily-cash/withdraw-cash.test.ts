import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dailyCash } from '#core/contract/activity/daily-cash.ts';
import { withdrawalRefusals } from '#core/rules/activity/cash-withdrawal.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import type { Billing, CreditOrder } from '../../../upstreams/billing/port.ts';
import { recordSignIn } from './record-sign-in.ts';
import { withdrawalWork } from './settle-withdrawal.ts';
import { withdrawCash } from './withdraw-cash.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.db.insertInto('cash_rewards').values({ kind: 'day', days: 1, amount_fen: 350 }).execute();
});
afterEach(() => server.sandbox(upstreams.setOutage, { upstream: 'billing', on: false }));
afterAll(() => server.stop());

/** A member with 3.50 yuan. */
async function aSaver(): Promise<TestMember> {
  const member = await aMember(server);
  await server.db.transaction().execute((tx) => recordSignIn(tx, member.userId, server.now()));
  return member;
}
const withdraw = (as: TestMember, yuan: number, key?: string) =>
  server.call(
    dailyCash.withdrawCash,
    { yuan },
    { as, headers: key === undefined ? {} : { 'idempotency-key': key } },
  );
const stateOf = (as: TestMember) => server.data(dailyCash.cashState, {}, { as });
const ledgerOf = async (as: TestMember) =>
  (await server.data(dailyCash.cashEntries, {}, { as })).list.map((entry) => [
    entry.kind,
    entry.amountFen,
    entry.balanceFen,
    ...(entry.kind === 'withdrawal' ? [entry.state] : []),
  ]);
const creditsOf = ({ userId }: TestMember) =>
  server.db
    .selectFrom('sandbox_credits as s')
    .innerJoin('cash_withdrawals as w', 'w.withdrawal_id', 's.order_no')
    .select('s.amount_fen')
    .where('w.user_id', '=', userId)
    .execute();

describe('withdrawing daily cash to the phone bill', () => {
  it('credits the bill once and leaves the rest, with a record', async () => {
    const saver = await aSaver();
    expect(await withdraw(saver, 3)).toMatchObject({
      success: true,
      data: { amountFen: 300, state: 'credited', balanceFen: 50 },
    });
    expect(await ledgerOf(saver)).toEqual([
      ['withdrawal', -300, 50, 'credited'],
      ['day', 350, 350],
    ]);
    expect(await creditsOf(saver)).toEqual([{ amount_fen: 300 }]);
    expect(
      await server.db.selectFrom('messages').select('title').where('user_id', '=', saver.userId).execute(),
    ).toEqual([{ title: '3元话费已到账' }]);
  });

  it.each([
    ['nothing', 0, expect.stringMatching(/^提交的内容/)],
    ['parts of a yuan', 1.5, expect.stringMatching(/^提交的内容/)],
    ['more than there is', 4, withdrawalRefusals['over-balance']],
  ])('refuses %s with a sentence and changes nothing', async (_what, yuan, message) => {
    const saver = await aSaver();
    expect(await withdraw(saver, yuan)).toMatchObject({ success: false, message });
    expect(await ledgerOf(saver)).toEqual([['day', 350, 350]]);
  });

  it('is one withdrawal for one key, however often and at once it is sent', async () => {
    const saver = await aSaver();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => withdraw(saver, 1, 'one-withdrawal-key')),
    );
    const ids = new Set(answers.map(({ data }) => data?.withdrawalId));
    expect([ids.size, answers.every(({ success }) => success)]).toEqual([1, true]);
    expect(await withdraw(saver, 2, 'one-withdrawal-key')).toMatchObject({ success: false });
    expect((await stateOf(saver)).balanceFen).toBe(250);
    expect(await creditsOf(saver)).toEqual([{ amount_fen: 100 }]);
  });

  it('never pays out more than the balance, whatever is sent at once', async () => {
    const saver = await aSaver();
    const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(saver, 2)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect((await stateOf(saver)).balanceFen).toBe(150);
  });

  it('stays pending while the billing system is out, allows no second one, and is credited once afterwards', async () => {
    const saver = await aSaver();
    await server.sandbox(upstreams.setOutage, { upstream: 'billing', on: true });
    expect(await withdraw(saver, 1)).toMatchObject({ data: { state: 'pending', balanceFen: 250 } });
    expect(await stateOf(saver)).toMatchObject({ hasPendingWithdrawal: true });
    expect(await withdraw(saver, 1)).toMatchObject({ message: withdrawalRefusals.pending });
    await server.sandbox(upstreams.setOutage, { upstream: 'billing', on: false });
    await server.advance(3_600_000);
    await withdrawalWork(server.deps).run();
    expect(await stateOf(saver)).toMatchObject({ hasPendingWithdrawal: false, balanceFen: 250 });
    expect(await creditsOf(saver)).toEqual([{ amount_fen: 100 }]);
  });

  it('gives the amount back when the billing system refuses it, once', async () => {
    const saver = await aSaver();
    const orders: CreditOrder[] = [];
    const billing: Billing = {
      ...server.deps.billing,
      credit: async (order) => (orders.push(order), 'refused'),
    };
    const member = { userId: saver.userId, mobile: saver.mobile, sessionId: '' };
    const request = { amountFen: 300, key: 'a-refused-withdrawal' };
    const deps = { ...server.deps, billing };
    expect(await withdrawCash(deps, member, request)).toMatchObject({ state: 'returned', balanceFen: 350 });
    expect(await withdrawCash(deps, member, request)).toMatchObject({ state: 'returned', balanceFen: 350 });
    expect(orders).toMatchObject([{ mobile: saver.mobile, amountFen: 300 }]);
    expect(await ledgerOf(saver)).toEqual([
      ['return', 300, 350],
      ['withdrawal', -300, 50, 'returned'],
      ['day', 350, 350],
    ]);
  });
});
