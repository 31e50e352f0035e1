import type { Selectable } from 'kysely';
import { chinaDay } from '#core/rules/format/china-day.ts';
import type { Subscriptions } from '../db/schema/rights.ts';
import { monthStart } from './month-start.ts';
import type { DemoSubscriber } from './subscribers.ts';
import { weekStart } from './week-start.ts';

export const subscriptionId = (userId: string, productId: string): string => `${userId}.${productId}`;

/** The open-ended subscriptions of a demo subscriber. */
export const subscriptionsOf = (
  subscriber: DemoSubscriber,
  now: Date,
): readonly Selectable<Subscriptions>[] =>
  subscriber.holds.map(([productId, monthsAgo]) => ({
    subscription_id: subscriptionId(subscriber.userId, productId),
    user_id: subscriber.userId,
    product_id: productId,
    opened_at: monthStart(now, monthsAgo),
    ends_at: null,
  }));

const week = 7 * 24 * 60 * 60 * 1000;

/** The packs of this week. Each week has its own subscription, so its rights can be claimed again. */
export const weekPacksOf = (subscriber: DemoSubscriber, now: Date): readonly Selectable<Subscriptions>[] =>
  subscriber.weekPacks.map((productId) => {
    const opened_at = weekStart(now);
    return {
      subscription_id: `${subscriptionId(subscriber.userId, productId)}.${chinaDay(opened_at)}`,
      user_id: subscriber.userId,
      product_id: productId,
      opened_at,
      ends_at: new Date(opened_at.getTime() + week),
    };
  });
