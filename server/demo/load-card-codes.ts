import type { Tx } from '../db/database.ts';
import { demoCardCodeBatches, demoOpeningTickets, demoPastCard, demoPastTickets } from './card-codes.ts';
import { putRows } from './put-rows.ts';
import { subscriptionId } from './subscriptions.ts';

/** Batches follow the months; an offer begun stays as it began. */
export async function putCardCodes(tx: Tx, now: Date): Promise<void> {
  await putRows(tx, 'card_code_batches', demoCardCodeBatches(now), { key: ['batch_id'] });
  await putRows(tx, 'opening_tickets', demoOpeningTickets(now));
}

const holder = { userId: 'U0000000001', productId: 'watch-30' };

/** The gold member has exchanged a card before; whoever else has that number has not. */
export async function putPastExchange(tx: Tx, now: Date): Promise<void> {
  const who = await tx
    .selectFrom('users as u')
    .innerJoin('subscriptions as s', 's.user_id', 'u.user_id')
    .select(['u.user_id', 'u.mobile'])
    .where('u.user_id', '=', holder.userId)
    .where('u.closed_at', 'is', null)
    .where('s.subscription_id', '=', subscriptionId(holder.userId, holder.productId))
    .executeTakeFirst();
  if (!who) return;
  const { code, subscription, exchange } = demoPastCard(who.user_id, who.mobile, now);
  await tx
    .insertInto('card_codes')
    .values(code)
    .onConflict((c) => c.doNothing())
    .execute();
  await putRows(tx, 'subscriptions', [subscription]);
  await tx
    .insertInto('card_exchanges')
    .values(exchange)
    .onConflict((c) => c.doNothing())
    .execute();
  await putRows(tx, 'service_tickets', demoPastTickets(who.user_id, now));
}
