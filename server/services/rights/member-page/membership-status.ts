import { nonMember } from '#core/rules/membership/membership-levels.ts';
import type { OwnedMembership } from '#core/rules/membership/tier-offer.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { ownedProducts } from '../../memberships/public.ts';
import type { TierRow } from './tables.ts';

/** What the caller holds, and its position in a line of tiers. */
export async function membershipStatus(
  { db, clock }: Deps,
  caller: Member | undefined,
  rows: readonly TierRow[] = [],
): Promise<OwnedMembership> {
  const products = caller ? await ownedProducts(db, caller.userId, clock.now()) : [];
  const [highest] = products;
  const owned = products.map(({ product_id }) => product_id);
  const steps = rows.filter(({ product_id }) => owned.includes(product_id)).map(({ step }) => step);
  return {
    level: highest?.vip_type_level ?? nonMember.vipTypeLevel,
    levelName: highest?.vip_type_name ?? nonMember.vipTypeName,
    owned,
    step: steps.length === 0 ? null : Math.max(...steps),
  };
}
