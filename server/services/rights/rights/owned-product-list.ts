import type { OwnedProduct } from '#core/contract/content/rights.shapes.ts';
import { chinaDay, lastChinaDay } from '#core/rules/format/china-day.ts';
import { daysLeft } from '#core/rules/format/days-left.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { Family } from '../../../db/schema/rights.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { ownedProducts } from '../../memberships/public.ts';

/** The products whose rights the subscriber may claim: all, or those of one family. */
export async function ownedProductList(
  { db, clock }: Deps,
  { userId }: Member,
  family?: Family,
): Promise<OwnedProduct[]> {
  const now = clock.now();
  const renewsOn = chinaDay(claimCycle(now).endsAt);
  const owned = await ownedProducts(db, userId, now);
  return owned
    .filter((product) => family === undefined || product.family === family)
    .map((product) => ({
      productId: product.product_id,
      productName: product.product_name,
      subscriptionId: product.subscription_id,
      vipTypeId: product.vip_type_id,
      openedAt: product.opened_at.toISOString(),
      renewsOn,
      endsOn: product.ends_at && lastChinaDay(product.ends_at),
      daysLeft: product.ends_at && daysLeft(product.ends_at, now),
      picUrl: product.pic_url,
    }));
}
