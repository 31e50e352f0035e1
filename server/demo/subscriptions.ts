import type { Selectable } from 'kysely';
import { chinaDay } from '#core/rules/format/china-day.ts';
import type { Subscriptions } from '../db/schema/rights.ts';
import { monthStart } from './month-start.ts';
import type { DemoSubscriber } from './subscribers.ts';
import { weekStart } from './week-start.ts';

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

const week = 7 * 24 * 60 * 60 * 1000;

/** The packs of this week; every week brings its own, so that one claims anew. */
export const weekPacksOf = (who: DemoSubscriber, now: Date): readonly Selectable<Subscriptions>[] =>
  who.weekPacks.map((productId) => {
    const opened_at = weekStart(now);
    return {
      subscription_id: `${subscriptionId(who.userId, productId)}.${chinaDay(opened_at)}`,
      user_id: who.userId,
      product_id: productId,
      opened_at,
      ends_at: new Date(opened_at.getTime() + week),
    };
  });
