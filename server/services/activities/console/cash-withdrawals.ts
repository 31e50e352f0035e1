import type { everyActivity } from '#core/contract/console/activities/every-activity.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import { pageByTime } from '../../../db/keyset-page.ts';
import type { Deps } from '../../../deps.ts';

/** Withdrawals of daily cash, newest first, with masked numbers. Pending ones are sent again by themselves. */
export async function cashWithdrawals(
  { db, encryption }: Pick<Deps, 'db' | 'encryption'>,
  { state, ...input }: InputOf<typeof everyActivity.cashWithdrawals>,
): Promise<DataOf<typeof everyActivity.cashWithdrawals>> {
  const matching = () => {
    const query = db.selectFrom('cash_withdrawals as w').innerJoin('users as u', 'u.user_id', 'w.user_id');
    return state === undefined ? query : query.where('w.state', '=', state);
  };
  const { page, nextKey, count } = await pageByTime(
    {
      db,
      rows: matching().selectAll('w').select('u.mobile_sealed'),
      by: ['w.created_at', 'w.withdrawal_id'],
      keyOf: ({ created_at, withdrawal_id }) => [created_at, withdrawal_id],
      counted: () => matching().select('w.withdrawal_id'),
    },
    input,
  );
  return {
    nextKey,
    count,
    rows: page.map((row) => ({
      withdrawalId: row.withdrawal_id,
      at: row.created_at.toISOString(),
      mobile: maskMobile(encryption.mobiles.open(row.mobile_sealed)),
      amountFen: row.amount_fen,
      state: row.state,
      tries: row.tries,
      nextTryAt: row.state === 'pending' ? row.next_try_at.toISOString() : null,
      settledAt: row.settled_at?.toISOString() ?? null,
    })),
  };
}
