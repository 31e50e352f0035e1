import type { ComponentType } from 'react';
import type { Floor } from '#core/contract/goods/floors.shapes.ts';
import { home } from '#core/contract/goods/home.ts';
import { useCall } from '#web/platform/api/use-call.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { FloorSkeleton } from './floor-skeleton.tsx';
import { FloorErrorBoundary } from './floor-error-boundary.tsx';
import { NearFloor } from './near-floor.tsx';
import type { FloorProps } from './floor-props.ts';
import { floorViews } from './floor-views.ts';

/** The number of floors on the first screen. */
const firstScreen = 4;

/** The floors the operator has set up for a region, in their order. */
export function RegionFloors({ regionCode }: { regionCode: string }) {
  const answer = useCall(home.regionFloors, { regionCode });
  if (answer.data) {
    return answer.data.floors.map((floor, at) => {
      const view = (
        <FloorErrorBoundary>
          <FloorView floor={floor} eager={at < firstScreen} />
        </FloorErrorBoundary>
      );
      return (
        <div key={floor.floorId} data-floor={floor.title}>
          {at < firstScreen ? view : <NearFloor>{view}</NearFloor>}
        </div>
      );
    });
  }
  if (answer.error && !answer.asking)
    return <FailedState look="strip" title="首页内容没有加载出来" onRetry={() => void answer.refetch()} />;
  return <FloorSkeleton />;
}

/** Unknown kinds are skipped. */
function FloorView({ floor, eager }: FloorProps<Floor['kind']>) {
  const View = floorViews[floor.kind] as ComponentType<FloorProps<Floor['kind']>> | undefined;
  return View ? <View floor={floor} eager={eager} /> : null;
}
