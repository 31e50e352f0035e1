import type { ClaimOrBuy } from '#core/contract/content/single-rights.shapes.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { withHome } from './home-province.ts';
import { rightView } from './right-view.ts';
import { shownRights } from './shown-rights.ts';

interface Wanted {
  readonly rightsId: string;
  readonly productId?: string | undefined;
  readonly subscriptionId?: string | undefined;
  readonly skuId?: string | undefined;
}

/** May the right be claimed, and if not, bought? Asked before the button does either. */
export async function claimOrBuy(
  deps: Deps,
  member: Member,
  { rightsId, productId, subscriptionId, skuId }: Wanted,
): Promise<ClaimOrBuy> {
  const now = deps.clock.now();
  const [row] = await withHome(
    deps,
    member.userId,
    await shownRights(deps.db, {
      userId: member.userId,
      cycle: claimCycle(now).cycle,
      now,
      rightsId,
      productId,
      subscriptionId,
    }),
  );
  if (!row) throw new Refusal('没有找到该权益');
  const { recvStatus, recvReason, goodsSku } = rightView(row, member.mobile, now);
  const sold = goodsSku && (skuId === undefined || skuId === goodsSku.skuId) ? goodsSku : null;
  return {
    canReceive: recvStatus === 0,
    canBuy: sold !== null,
    recvStatus,
    reason: recvReason,
    goodsSku: sold,
  };
}
