import { membership } from '#core/contract/user/membership.ts';
import type { PriceViewer } from '#core/rules/goods/detail-price.ts';
import { useQuery } from '../../platform/queries/use-query.ts';
import { usePlace } from '../../platform/location/place-store.ts';
import { useSession } from '../../platform/session/session-store.ts';

/** Who looks at the price: a member's level and city. A membership that could not be loaded sees the regular price. */
export function useViewer(): PriceViewer {
  const isMember = useSession().kind === 'member';
  const { data } = useQuery(membership.userVipInfo, {}, { enabled: isMember });
  const { areaNum } = usePlace();
  if (!isMember || !data) return { level: 0 };
  const { vipTypeLevel, vipTypeName } = data.userDto;
  return { level: vipTypeLevel, levelName: vipTypeName, cityCode: areaNum || undefined };
}
