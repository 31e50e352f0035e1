import { periodEnd } from '#core/rules/membership/period-end.ts';
import type { Tx } from '../../../db/database.ts';
import { ownedProducts } from '../../memberships/public.ts';
import { extendMembership } from '../renewals/extend-membership.ts';
import { startRenewal } from '../renewals/start-renewal.ts';
import type { BoughtLine } from './bought-line.ts';

/** Opens the membership of a bought plan, or extends the one that it renews; the id of the subscription is the line's, so that it is opened once. */
export async function openMembership(tx: Tx, bought: BoughtLine, now: Date): Promise<string | undefined> {
  // Two orders of one subscriber do not open the same membership at the same time.
  await tx.selectFrom('users').select('user_id').where('user_id', '=', bought.userId).forUpdate().execute();
  switch (await extendMembership(tx, bought.orderNo, now)) {
    case 'extended':
      return undefined;
    case 'refunded':
      return '会员已退款，没有续费';
    case 'not-renewal':
  }
  const plan = await tx
    .selectFrom('product_plans')
    .selectAll()
    .where('sku_id', '=', bought.skuId)
    .executeTakeFirst();
  if (!plan) return '会员产品已下架';
  const owned = await ownedProducts(tx, bought.userId, now);
  if (owned.some(({ product_id }) => product_id === plan.product_id)) return '您已开通该产品，无需重复办理';
  const subscriptionId = `${bought.orderNo}-${bought.line}`;
  const endsAt = periodEnd(plan, bought.quantity, now);
  await tx
    .insertInto('subscriptions')
    .values({
      subscription_id: subscriptionId,
      user_id: bought.userId,
      product_id: plan.product_id,
      opened_at: now,
      ends_at: endsAt,
    })
    .execute();
  await startRenewal(tx, plan, { ...bought, subscriptionId, endsAt }, now);
  return undefined;
}
