import type { Claimed, MemberRights, Right } from '#core/contract/content/rights.shapes.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { ApiFailure, offline } from '#web/platform/api/api-failure.ts';
import { claimContext } from '#web/platform/hosts/claim-context.ts';
import { useHost } from '#web/platform/hosts/host-context.tsx';
import { knownPlace } from '#web/platform/location/known-place.ts';
import { useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { channelHere } from '#web/platform/tracking/channel-here.ts';
import { useWorld, type World } from '#web/platform/world/world.tsx';
import { claimKeys } from './claim-keys.ts';
import { doorFor, rightsDoors, type RightsDoor } from './rights-doors.ts';

export interface Claiming {
  /** Whose right it is, and of which month. */
  readonly rights: Pick<MemberRights, 'productId' | 'subscriptionId' | 'cycle'>;
  readonly right: Right;
}

/**
 * Sends one claim. The key is written down before the request leaves and kept until it is answered, so that whatever is
 * repeated stays one claim; an answered one may be followed by another.
 */
export function useSendClaim(
  door: RightsDoor,
): (claiming: Claiming, options?: { readonly quiet?: boolean }) => Promise<Claimed> {
  const call = useApi();
  const host = useHost();
  const smsId = useQueryValue('smsId');
  const world = useWorld();
  const keys = claimKeys(world.environment);
  return async (
    { rights: { productId, subscriptionId, cycle }, right: { groupId, rightsId } },
    { quiet = false } = {},
  ) => {
    const claim = {
      productId,
      subscriptionId: subscriptionId ?? '',
      groupId,
      rightsId,
      channelId: channelHere(world),
    };
    const through = doorFor(door, productId);
    const name = [claim.subscriptionId, rightsId, cycle] as const;
    const idempotencyKey = keys.keyOf(...name);
    try {
      const place = through === rightsDoors.easyUse ? placeOf(world) : {};
      const claimed = await call(
        through.claim,
        { ...claim, ...place, ...(await claimContext(host, smsId)) },
        { idempotencyKey, quiet },
      );
      keys.forget(...name);
      return claimed;
    } catch (failure) {
      if (!(failure instanceof ApiFailure && failure.code === offline)) keys.forget(...name);
      throw failure;
    }
  };
}

/** Where a claim of the coupon card is made (§7), as far as the phone has told. */
function placeOf(world: World): {
  readonly areaNum?: string;
  readonly longitude?: number;
  readonly latitude?: number;
} {
  const place = knownPlace(world, Date.now());
  return place ? { areaNum: place.areaNum, longitude: place.longitude, latitude: place.latitude } : {};
}
