import type { singleRights } from '#core/contract/content/single-rights.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import type { ClaimOrBuy } from '#core/contract/content/single-rights.shapes.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { withProvince } from './home-province.ts';
import { rightView } from './right-view.ts';
import { shownRights } from './shown-rights.ts';

/** Whether the right can be claimed, and whether it can be bought; called before the button does either. */
export async function claimOrBuy(
  deps: Deps,
  member: Member,
  { rightsId, productId, subscriptionId, skuId }: InputOf<typeof singleRights.claimOrBuy>,
): Promise<ClaimOrBuy> {
  const now = deps.clock.now();
  const [row] = await withProvince(
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
