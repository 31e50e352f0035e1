import { membership } from '#core/contract/user/membership.ts';
import { leftOf, type Buyer } from '#core/rules/goods/unit-price.ts';
import { userInfoRefreshMs } from '#core/rules/session/user-info-refresh.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { usePlace } from '#web/platform/location/place-store.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { usePromotionUses } from './use-promotion-uses.ts';

/** The subscriber whose prices a list shows; undefined for guests and while the level is not known. */
export function useBuyer(isNeeded: boolean, isLimited: boolean): Buyer | undefined {
  const isMember = useSession(({ session }) => session.kind === 'member') && isNeeded;
  const { data } = useCall(membership.userVipInfo, {}, { enabled: isMember, staleMs: userInfoRefreshMs });
  const { areaNum } = usePlace();
  const { uses } = usePromotionUses(isMember && isLimited);
  return isMember && data
    ? {
        level: data.userDto.vipTypeLevel,
        rights: data.userVipRights,
        cityCode: areaNum || undefined,
        left: leftOf(uses),
      }
    : undefined;
}
