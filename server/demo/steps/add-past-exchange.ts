import type { LoadContext } from '../load-context.ts';
import { demoPastCard, demoPastTickets } from '../rows/card-codes.ts';
import { subscriptionId } from '../rows/subscriptions.ts';
import { upsertRows } from '../upsert-rows.ts';

const holder = { userId: 'U0000000001', productId: 'watch-30' };

/** Adds the exchange the gold member made before, if the demo account owns the number. */
export async function addPastExchange({ tx, now }: LoadContext): Promise<void> {
  const member = await tx
    .selectFrom('users as u')
    .innerJoin('subscriptions as s', 's.user_id', 'u.user_id')
    .select(['u.user_id', 'u.mobile_sealed'])
    .where('u.user_id', '=', holder.userId)
    .where('u.closed_at', 'is', null)
    .where('s.subscription_id', '=', subscriptionId(holder.userId, holder.productId))
    .executeTakeFirst();
  if (!member) return;
  const { code, subscription, exchange } = demoPastCard(member.user_id, member.mobile_sealed, now);
  await tx
    .insertInto('card_codes')
    .values(code)
    .onConflict((c) => c.doNothing())
    .execute();
  await upsertRows(tx, 'subscriptions', [subscription]);
  await tx
    .insertInto('card_exchanges')
    .values(exchange)
    .onConflict((c) => c.doNothing())
    .execute();
  await upsertRows(tx, 'service_tickets', demoPastTickets(member.user_id, now));
}
