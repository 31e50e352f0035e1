import type { TestProduct } from './a-product.ts';
import { freshId } from '../fresh.ts';
import type { TestServer } from '../test-server.ts';

export interface SubscriptionTraits {
  readonly member: { readonly userId: string };
  readonly product: TestProduct;
  /** Default: a year ago. */
  readonly openedAt?: Date;
  readonly endsAt?: Date;
}

const yearMs = 365 * 24 * 3_600_000;

/** A member's subscription of a product. */
export async function aSubscription(
  { db, now }: TestServer,
  { member, product, openedAt, endsAt }: SubscriptionTraits,
): Promise<{ readonly subscriptionId: string }> {
  const subscriptionId = freshId('subscription');
  await db
    .insertInto('subscriptions')
    .values({
      subscription_id: subscriptionId,
      user_id: member.userId,
      product_id: product.productId,
      opened_at: openedAt ?? new Date(now().getTime() - yearMs),
      ends_at: endsAt ?? null,
    })
    .execute();
  return { subscriptionId };
}
