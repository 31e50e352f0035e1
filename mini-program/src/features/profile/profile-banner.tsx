import { useEffect } from 'react';
import { placement } from '#core/contract/goods/placement.ts';
import { materialPoints } from '#core/rules/tracking/material-points.ts';
import { memberRecommendDefaults, pointMaterialWarning } from '#core/rules/tracking/material-warnings.ts';
import { usePlace } from '../../platform/location/place-store.ts';
import { useQuery } from '../../platform/queries/use-query.ts';
import { useSession } from '../../platform/session/session-store.ts';
import { investEnvs } from '../../platform/settings.ts';
import { Banners } from '../shared/banners.tsx';

/** What the operator recommends to members here; the last part, so that it moves nothing. */
export function ProfileBanner() {
  const session = useSession();
  const { areaNum: cityCode } = usePlace();
  const userBrand = session.kind === 'member' ? session.user.userBrand : null;
  const input = {
    pointId: materialPoints.mine,
    ptId: materialPoints.mine,
    cityCode,
    planChannelId: memberRecommendDefaults.planChannelId,
    investEnvs,
    ...(userBrand !== null && { userBrand }),
  };
  const warning = pointMaterialWarning(input);
  useEffect(() => {
    if (warning !== undefined) console.warn(warning);
  }, [warning]);
  const { data } = useQuery(placement.pointMaterials, input, { staleMs: 300_000 });
  return data ? <Banners materials={data.list} floorName="我的推荐" /> : null;
}
