import type { OwnedProduct } from '#core/contract/content/rights.shapes.ts';
import { chinaDay, lastChinaDay } from '#core/rules/format/china-day.ts';
import { daysLeft } from '#core/rules/format/days-left.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { firstClaimDay, isBeforeFirstClaim } from '#core/rules/rights/first-claim-day.ts';
import type { Family } from '../../../db/schema/rights.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { ownedProducts } from '../../memberships/public.ts';

const dayMs = 86_400_000;

interface ListQuery {
  readonly family?: Family;
  /** Also those that ended in so many days and are not held again. */
  readonly endedDays?: number | undefined;
}

/** The products whose rights the subscriber may claim: all, or those of one family; then those that ended. */
export async function ownedProductList(
  { db, clock }: Deps,
  { userId }: Member,
  { family, endedDays = 0 }: ListQuery = {},
): Promise<OwnedProduct[]> {
  const now = clock.now();
  const renewsOn = chinaDay(claimCycle(now).endsAt);
  const owned = await ownedProducts(db, userId, now, new Date(now.getTime() - endedDays * dayMs));
  const hasEnded = ({ ends_at }: (typeof owned)[number]) => ends_at !== null && ends_at <= now;
  const held = new Set(owned.filter((each) => !hasEnded(each)).map(({ product_id }) => product_id));
  return owned
    .filter((product) => family === undefined || product.family === family)
    .filter((product) => !hasEnded(product) || !held.has(product.product_id))
    .sort((one, other) => Number(hasEnded(one)) - Number(hasEnded(other)))
    .map((product) => {
      const opened = { openedAt: product.opened_at, startsNextMonth: product.starts_next_month };
      return {
        productId: product.product_id,
        productName: product.product_name,
        subscriptionId: product.subscription_id,
        vipTypeId: product.vip_type_id,
        openedAt: product.opened_at.toISOString(),
        renewsOn,
        endsOn: product.ends_at && lastChinaDay(product.ends_at),
        daysLeft: product.ends_at && daysLeft(product.ends_at, now),
        firstClaimOn: isBeforeFirstClaim(opened, now) ? firstClaimDay(opened) : null,
        hasEnded: hasEnded(product),
        picUrl: product.pic_url,
      };
    });
}
