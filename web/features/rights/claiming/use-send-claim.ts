import type { Claimed, MemberRights, Right } from '#core/contract/content/rights.shapes.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useSendOnce } from '#web/platform/api/use-send-once.ts';
import { claimContext } from '#web/platform/hosts/claim-context.ts';
import { useHost } from '#web/platform/hosts/host-context.tsx';
import { knownPlace } from '#web/platform/location/known-place.ts';
import { useNavigator } from '#web/platform/navigation/navigation.tsx';
import { currentChannelContext } from '#web/platform/tracking/values/current-channel-context.ts';
import { useSite, type SiteContext } from '#web/platform/site/site-context.tsx';
import { rightsApiFor, rightsApis, type RightsApi } from '../rights-apis.ts';

export interface Claiming {
  /** The holding and the month of the right; with its groups where the page has them. */
  readonly rights: Pick<MemberRights, 'productId' | 'subscriptionId' | 'cycle'> &
    Partial<Pick<MemberRights, 'groupList'>>;
  readonly right: Right;
}

/** Sends one claim of a right in its month. */
export function useSendClaim(
  rightsApi: RightsApi,
): (claiming: Claiming, options?: { readonly quiet?: boolean }) => Promise<Claimed> {
  const call = useApi();
  const host = useHost();
  const { queryValue } = useNavigator();
  const site = useSite();
  const sendOnce = useSendOnce('claim');
  return (
    { rights: { productId, subscriptionId, cycle }, right: { groupId, rightsId } },
    { quiet = false } = {},
  ) => {
    const claim = {
      productId,
      subscriptionId: subscriptionId ?? '',
      groupId,
      rightsId,
      ...currentChannelContext(site),
    };
    const through = rightsApiFor(rightsApi, productId);
    return sendOnce(`${claim.subscriptionId}:${rightsId}:${cycle}`, async (idempotencyKey) => {
      const place = through === rightsApis.easyUse ? placeOf(site) : {};
      return call(
        through.claim,
        { ...claim, ...place, ...(await claimContext(host, queryValue('smsId'))) },
        { idempotencyKey, quiet },
      );
    });
  };
}

/** The location fields of an easy-use claim (§7), if known. */
function placeOf(site: SiteContext): {
  readonly areaNum?: string;
  readonly longitude?: number;
  readonly latitude?: number;
} {
  const place = knownPlace(site, Date.now());
  return place ? { areaNum: place.areaNum, longitude: place.longitude, latitude: place.latitude } : {};
}
