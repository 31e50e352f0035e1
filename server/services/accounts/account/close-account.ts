import type { DataOf } from '#core/contract/endpoint.ts';
import type { account } from '#core/contract/user/account.ts';
import { closesAt } from '#core/rules/account/account-closing.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Call, Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { sendMessage } from '../../content/public.ts';
import { unfinishedWork } from './closing-work.ts';

type Closing = DataOf<typeof account.requestClosing>;

/** What another domain does before an account may be closed. */
export type BeforeClosing = (deps: Deps, userId: string) => Promise<void>;

/** The request that is pending, or null. */
export async function accountClosing(db: Db | Tx, userId: string): Promise<Closing | null> {
  const row = await db
    .selectFrom('account_closings')
    .select(['requested_at', 'closes_at'])
    .where('user_id', '=', userId)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return row ? { requestedAt: row.requested_at.toISOString(), closesAt: row.closes_at.toISOString() } : null;
}

/** Begins the cooling-off week and stops renewals. A repetition keeps the first request. */
export async function requestClosing(
  deps: Deps,
  { caller, ip }: Call<Member>,
  beforeClosing: readonly BeforeClosing[],
): Promise<Closing> {
  const { userId, mobile } = caller;
  for (const act of beforeClosing) await act(deps, userId);
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (tx) => {
    const unfinished = await unfinishedWork(tx, userId);
    if (unfinished) throw new Refusal(unfinished);
    const inserted = await tx
      .insertInto('account_closings')
      .values({
        user_id: userId,
        requested_at: now,
        closes_at: closesAt(now),
        cancelled_at: null,
        closed_at: null,
      })
      .onConflict((c) => c.column('user_id').where('cancelled_at', 'is', null).doNothing())
      .returning('closing_id')
      .executeTakeFirst();
    const closing = await accountClosing(tx, userId);
    if (!closing) throw new Error('a request to close an account just stored is gone');
    if (!inserted) return closing;
    await deps.securityLog.record(tx, { kind: 'account', what: 'closing-requested', ip, userId, mobile });
    await sendMessage(
      tx,
      {
        userId,
        source: `closing ${inserted.closing_id}`,
        kind: 'service',
        topic: 'security',
        title: '已收到账号注销申请',
        text: '账号将在7天后注销，会员的自动续费已关闭。不是本人操作或改变主意的，请在设置里撤销。',
        link: { page: 'settings', query: {} },
      },
      now,
    );
    return closing;
  });
}

/** Withdraws the request before the account is closed; a repetition is no error. */
export async function cancelClosing(
  { db, clock, securityLog }: Deps,
  { caller, ip }: Call<Member>,
): Promise<null> {
  const { userId, mobile } = caller;
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('account_closings')
      .set({ cancelled_at: clock.now() })
      .where('user_id', '=', userId)
      .where('cancelled_at', 'is', null)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n)
      await securityLog.record(tx, { kind: 'account', what: 'closing-cancelled', ip, userId, mobile });
  });
  return null;
}
