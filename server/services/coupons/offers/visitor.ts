import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { ownedProducts } from '../../memberships/public.ts';
import { guest, type Visitor } from './offer-views.ts';
import { areaNumsOf, claimsOf } from './tables.ts';

export interface MemberVisitor extends Visitor {
  readonly level: number;
  readonly owned: readonly string[];
}

/** The level, products and claims of a subscriber. */
export async function memberVisitor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId }: Pick<Member, 'userId'>,
  activityIds: readonly string[],
): Promise<MemberVisitor> {
  const [owned, areaNums, claims] = await Promise.all([
    ownedProducts(db, userId, clock.now()),
    areaNumsOf(db, [userId]),
    activityIds.length === 0 ? [] : claimsOf(db, userId, activityIds),
  ]);
  return {
    level: Math.max(0, ...owned.map(({ vip_type_level }) => vip_type_level ?? 0)),
    owned: owned.map(({ product_id }) => product_id),
    areaNum: areaNums.get(userId) ?? null,
    claims,
  };
}

export const visitorOf = async (
  deps: Deps,
  caller: Member | undefined,
  activityIds: readonly string[],
): Promise<Visitor> => (caller ? memberVisitor(deps, caller, activityIds) : guest);
