import type { Selectable } from 'kysely';
import { chinaDay } from '#core/rules/format/china-day.ts';
import type { Subscriptions } from '../../db/schema/rights.ts';
import { monthStart } from '../month-start.ts';
import { demoSubscribers, type DemoSubscriber } from '../subscribers.ts';
import { weekStart } from '../week-start.ts';

type Row = Selectable<Subscriptions>;

export const subscriptionId = (userId: string, productId: string): string => `${userId}.${productId}`;

/** The open-ended subscriptions of a demo subscriber. */
const monthly = ({ userId, holds }: DemoSubscriber, now: Date): Row[] =>
  holds.map(([product_id, monthsAgo]) => ({
    subscription_id: subscriptionId(userId, product_id),
    user_id: userId,
    product_id,
    opened_at: monthStart(now, monthsAgo),
    ends_at: null,
  }));

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** The packs of this week. Each week has its own subscription, so its rights can be claimed again. */
const weekly = ({ userId, weekPacks }: DemoSubscriber, now: Date): Row[] =>
  weekPacks.map((product_id) => {
    const opened_at = weekStart(now);
    return {
      subscription_id: `${subscriptionId(userId, product_id)}.${chinaDay(opened_at)}`,
      user_id: userId,
      product_id,
      opened_at,
      ends_at: new Date(opened_at.getTime() + weekMs),
    };
  });

export const demoSubscriptions = (now: Date): readonly Row[] =>
  demoSubscribers.flatMap((subscriber) => [...monthly(subscriber, now), ...weekly(subscriber, now)]);

/** Those that were opened this month, whichever month it is. */
export const demoNewSubscriptions = (now: Date): readonly Row[] =>
  demoSubscribers.flatMap((subscriber) =>
    monthly({ ...subscriber, holds: subscriber.holds.filter(([, monthsAgo]) => monthsAgo === 0) }, now),
  );
