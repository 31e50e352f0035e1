import { placement } from '#core/contract/goods/placement.ts';
import type { MaterialPoint } from '#core/rules/tracking/material-points.ts';
import { memberRecommendDefaults, pointMaterialWarning } from '#core/rules/tracking/material-warnings.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useHost } from '#web/platform/hosts/host-context.tsx';
import { usePlace } from '#web/platform/location/place-store.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { MaterialBanner } from './material-banner.tsx';

/** The materials of a static point, for the visitor's city, brand and host. */
export function PointBanner({ point, label }: { point: MaterialPoint; label: string }) {
  const { areaNum: cityCode } = usePlace();
  const { investEnvs } = useHost().codes;
  const userBrand = useSession(({ session }) => (session.kind === 'member' ? session.user.userBrand : null));
  const input = {
    pointId: point,
    ptId: point,
    cityCode,
    planChannelId: memberRecommendDefaults.planChannelId,
    investEnvs,
    ...(userBrand !== null && { userBrand }),
  };
  const answer = useCall(placement.pointMaterials, input, { staleMs: 300_000 });
  return (
    <div data-floor={label}>
      <MaterialBanner
        answer={answer}
        positionId={point}
        label={label}
        warning={pointMaterialWarning(input)}
      />
    </div>
  );
}
