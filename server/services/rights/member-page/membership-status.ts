import { nonMember } from '#core/rules/membership/membership-levels.ts';
import type { HeldMembership } from '#core/rules/membership/tier-offer.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { heldProducts } from '../../memberships/public.ts';
import type { TierRow } from './tables.ts';

/** What the caller holds, and its position in a line of tiers. */
export async function membershipStatus(
  { db, clock }: Deps,
  caller: Member | undefined,
  rows: readonly TierRow[] = [],
): Promise<HeldMembership> {
  const products = caller ? await heldProducts(db, caller.userId, clock.now()) : [];
  const [highest] = products;
  const held = products.map(({ product_id }) => product_id);
  const steps = rows.filter(({ product_id }) => held.includes(product_id)).map(({ step }) => step);
  return {
    level: highest?.vip_type_level ?? nonMember.vipTypeLevel,
    levelName: highest?.vip_type_name ?? nonMember.vipTypeName,
    held,
    step: steps.length === 0 ? null : Math.max(...steps),
  };
}
