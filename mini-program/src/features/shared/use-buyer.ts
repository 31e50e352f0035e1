import { promotions } from '#core/contract/activity/promotions.ts';
import { membership } from '#core/contract/user/membership.ts';
import { leftOf, type Buyer } from '#core/rules/goods/unit-price.ts';
import { useQuery } from '../../platform/queries/use-query.ts';
import { usePlace } from '../../platform/location/place-store.ts';
import { useSession } from '../../platform/session/session-store.ts';

/** The subscriber whose prices a list shows; undefined for guests and while the level is not known. */
export function useBuyer(isNeeded: boolean, isLimited: boolean): Buyer | undefined {
  const isMember = useSession().kind === 'member' && isNeeded;
  const vip = useQuery(membership.userVipInfo, {}, { enabled: isMember });
  const uses = useQuery(promotions.promotionUses, {}, { enabled: isMember && isLimited });
  const { areaNum } = usePlace();
  return isMember && vip.data
    ? {
        level: vip.data.userDto.vipTypeLevel,
        rights: vip.data.userVipRights,
        cityCode: areaNum || undefined,
        left: leftOf(uses.data?.list ?? []),
      }
    : undefined;
}
