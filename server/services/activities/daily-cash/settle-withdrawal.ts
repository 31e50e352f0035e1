import { sql } from 'kysely';
import { shortYuan } from '#core/rules/pricing/money.ts';
import type { WithdrawalState } from '#core/contract/activity/daily-cash.shapes.ts';
import type { Deps } from '../../../deps.ts';
import type { Work } from '../../../jobs/service-jobs.ts';
import { accountById } from '../../accounts/public.ts';
import { sendMessage, type NewMessage } from '../../content/public.ts';
import { lockSubscriber } from './tables.ts';
import { addEntry, leaseDueWithdrawals, markSettled, type WithdrawalRow } from './withdrawals.ts';

/** Longer than the billing system's timeout with its retries, so that no other instance sends the order meanwhile. */
export const withdrawalLeaseMs = 30_000;
const longestWaitMs = 3_600_000;
const perRound = 20;

type SettleDeps = Pick<Deps, 'db' | 'clock' | 'billing' | 'encryption'>;

/** Sends the order to the billing system. Without an answer it stays pending and is sent again: the order number makes that safe. */
export async function settleWithdrawal(
  deps: SettleDeps,
  withdrawal: Pick<WithdrawalRow, 'withdrawal_id' | 'user_id' | 'amount_fen' | 'tries'>,
): Promise<WithdrawalState> {
  const { db, clock, billing } = deps;
  const { withdrawal_id: orderNo, user_id: userId, amount_fen: amountFen, tries } = withdrawal;
  const account = await accountById(deps, userId);
  const answer =
    account && account.closed_at === null
      ? await billing.credit({ orderNo, mobile: account.mobile, amountFen })
      : 'refused';
  const now = clock.now();
  switch (answer) {
    case 'credited':
      await db.transaction().execute(async (tx) => {
        if (await markSettled(tx, orderNo, 'credited', now))
          await sendMessage(tx, withdrawalMessage(withdrawal, 'credited'), now);
      });
      return 'credited';
    case 'refused':
      await db.transaction().execute(async (tx) => {
        await lockSubscriber(tx, userId);
        if (!(await markSettled(tx, orderNo, 'returned', now))) return;
        await addEntry(tx, 'return', withdrawal, now);
        await sendMessage(tx, withdrawalMessage(withdrawal, 'returned'), now);
      });
      return 'returned';
    case undefined: {
      const waitMs = Math.min(5_000 * 2 ** tries, longestWaitMs);
      await db
        .updateTable('cash_withdrawals')
        .set({ tries: tries + 1, next_try_at: new Date(now.getTime() + waitMs) })
        .where('withdrawal_id', '=', orderNo)
        .where('state', '=', 'pending')
        .execute();
      return 'pending';
    }
  }
}

function withdrawalMessage(
  {
    withdrawal_id,
    user_id: userId,
    amount_fen,
  }: Pick<WithdrawalRow, 'withdrawal_id' | 'user_id' | 'amount_fen'>,
  state: 'credited' | 'returned',
): NewMessage {
  const amount = `${shortYuan(amount_fen)}元`;
  return {
    userId,
    source: `withdrawal ${withdrawal_id}`,
    kind: 'activity',
    topic: state === 'credited' ? 'payment' : 'failed',
    title: state === 'credited' ? `${amount}话费已到账` : `${amount}提现没有成功`,
    text:
      state === 'credited'
        ? '天天领现金的提现已充入您的话费账户。'
        : '话费没有充入，金额已退回现金余额，可以再次提现。',
    link: { page: 'dailyCash', query: {} },
  };
}

/** Sends withdrawals again that had no answer, or whose instance stopped before it got one. */
export const withdrawalWork = (deps: Deps): Work => ({
  name: 'cash-withdrawals',
  everyMs: 5_000,
  dueAt: sql`select min(next_try_at) from cash_withdrawals where state = 'pending'`,
  async run() {
    const now = deps.clock.now();
    const until = new Date(now.getTime() + withdrawalLeaseMs);
    const due = await leaseDueWithdrawals(deps.db, { now, until, max: perRound });
    for (const each of due) await settleWithdrawal(deps, each);
    return due.length;
  },
});
