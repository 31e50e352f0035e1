import { sql } from 'kysely';
import { closingBlockers, type ClosingBlocker } from '#core/contract/user/closing-blockers.ts';
import { closingBlockerTexts } from '#core/rules/account/closing-blockers.ts';
import type { Db, Tx } from '../../../db/database.ts';

/** What is on its way to the subscriber of a row `w`, each as a condition. */
const conditions: Readonly<Record<ClosingBlocker, ReturnType<typeof sql<boolean>>>> = {
  renewal: sql<boolean>`exists (select from renewal_periods p join payments y on y.order_no = p.order_no
    where y.user_id = w.user_id and y.state in ('open', 'closing'))`,
  withdrawal: sql<boolean>`exists (select from cash_withdrawals x where x.user_id = w.user_id and x.state = 'pending')`,
  refund: sql<boolean>`exists (select from payment_refunds r join payments p on p.payment_no = r.payment_no
    where p.user_id = w.user_id and r.state = 'requested')`,
  'till-payment': sql<boolean>`exists (select from till_payments t where t.user_id = w.user_id and (t.state = 'paying'
    or exists (select from till_refunds f where f.payment_no = t.payment_no and f.state = 'pending')))`,
  business: sql<boolean>`exists (select from business_orders x where x.user_id = w.user_id and x.state = 'pending')`,
  order: sql<boolean>`exists (select from orders x
    where x.user_id = w.user_id and x.state in ('paid', 'delivering', 'shipped', 'refunding'))`,
  claim: sql<boolean>`exists (select from claims x where x.user_id = w.user_id and x.state = 'delivering')`,
};

/** Whether anything is on its way to the subscriber of a row `w`. */
export const hasUnfinishedWork = sql<boolean>`(${sql.join(Object.values(conditions), sql` or `)})`;

/** What is on its way to each of these subscribers; nobody without anything is in it. */
export async function unfinishedOf(
  db: Db | Tx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ClosingBlocker[]>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<{ user_id: string } & Readonly<Record<ClosingBlocker, boolean>>>`
    select w.user_id, ${sql.join(closingBlockers.map((each) => sql`${conditions[each]} as ${sql.id(each)}`))}
    from unnest(${userIds}::text[]) as w(user_id)`.execute(db);
  return new Map(
    rows
      .map((row) => [row.user_id, closingBlockers.filter((each) => row[each])] as const)
      .filter(([, blockers]) => blockers.length > 0),
  );
}

/** Why the account cannot be closed now, as its owner reads it. */
export async function unfinishedWork(tx: Tx, userId: string): Promise<string | undefined> {
  const [first] = (await unfinishedOf(tx, [userId])).get(userId) ?? [];
  return first && closingBlockerTexts[first];
}
