import type { Selectable } from 'kysely';
import type { Subscriptions } from '../schema/rights.ts';
import { monthStart } from './month-start.ts';
import type { DemoSubscriber } from './subscribers.ts';

export const subscriptionId = (userId: string, productId: string): string => `${userId}.${productId}`;

/** What a demo subscriber holds; it renews every month until they end it. */
export const subscriptionsOf = (who: DemoSubscriber, now: Date): readonly Selectable<Subscriptions>[] =>
  who.holds.map(({ productId, monthsAgo }) => ({
    subscription_id: subscriptionId(who.userId, productId),
    user_id: who.userId,
    product_id: productId,
    opened_at: monthStart(now, monthsAgo),
    ends_at: null,
  }));
