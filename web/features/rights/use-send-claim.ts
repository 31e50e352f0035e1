import type { Claimed, MemberRights, Right } from '#core/contract/content/rights.shapes.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { ApiFailure, offline } from '#web/platform/api/api-failure.ts';
import { claimContext } from '#web/platform/hosts/claim-context.ts';
import { useHost } from '#web/platform/hosts/host-context.tsx';
import { useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { useWorld } from '#web/platform/world/world.tsx';
import { claimKeys } from './claim-keys.ts';
import type { RightsDoor } from './rights-doors.ts';

export interface Claiming {
  /** Whose right it is, and of which month. */
  readonly rights: Pick<MemberRights, 'productId' | 'subscriptionId' | 'cycle'>;
  readonly right: Right;
}

/**
 * Sends one claim. The key is written down before the request leaves and kept until it is answered, so that whatever is
 * repeated stays one claim; an answered one may be followed by another.
 */
export function useSendClaim(door: RightsDoor): (claiming: Claiming, options?: { readonly quiet?: boolean }) => Promise<Claimed> {
  const call = useApi();
  const host = useHost();
  const smsId = useQueryValue('smsId');
  const { environment, project } = useWorld();
  const keys = claimKeys(environment);
  return async ({ rights: { productId, subscriptionId, cycle }, right: { groupId, rightsId } }, { quiet = false } = {}) => {
    const claim = { productId, subscriptionId: subscriptionId ?? '', groupId, rightsId, channelId: project.channelId };
    const name = [claim.subscriptionId, rightsId, cycle] as const;
    const idempotencyKey = keys.keyOf(...name);
    try {
      const claimed = await call(door.claim, { ...claim, ...(await claimContext(host, smsId)) }, { idempotencyKey, quiet });
      keys.forget(...name);
      return claimed;
    } catch (failure) {
      if (!(failure instanceof ApiFailure && failure.code === offline)) keys.forget(...name);
      throw failure;
    }
  };
}
