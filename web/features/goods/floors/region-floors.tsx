import type { ComponentType, ReactNode } from 'react';
import type { Floor } from '#core/contract/goods/shared/floors.shapes.ts';
import { eagerFloors } from '#core/rules/pictures/eager-floors.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { FloorSkeleton } from './floor-skeleton.tsx';
import { FloorErrorBoundary } from './floor-error-boundary.tsx';
import { NearFloor } from './near-floor.tsx';
import type { FloorProps } from './floor-props.ts';
import { floorViews, type FloorViews } from './floor-views.ts';
import { useRegionFloors } from './use-region-floors.ts';

interface RegionFloorsProps {
  readonly regionCode: string;
  /** Kinds that a mall draws in its own way. */
  readonly views?: FloorViews;
  /** What follows the first floor. */
  readonly second?: ReactNode;
}

/** The floors the operator has set up for a region, in their order. */
export function RegionFloors({ regionCode, views = floorViews, second }: RegionFloorsProps) {
  const answer = useRegionFloors(regionCode);
  if (answer.data) {
    const [first, ...others] = answer.data.floors;
    return (
      <>
        {first && <PlacedFloor floor={first} at={0} views={views} />}
        {second}
        {others.map((floor, at) => (
          <PlacedFloor key={floor.floorId} floor={floor} at={at + 1} views={views} />
        ))}
      </>
    );
  }
  return (
    <>
      {answer.error && !answer.loading ? (
        <FailedState look="strip" title="首页内容没有加载出来" onRetry={() => void answer.refetch()} />
      ) : (
        <FloorSkeleton />
      )}
      {second}
    </>
  );
}

interface PlacedFloorProps {
  readonly floor: Floor;
  readonly at: number;
  readonly views: FloorViews;
}

/** A floor at its place; unknown kinds are skipped. */
function PlacedFloor({ floor, at, views }: PlacedFloorProps) {
  const View = (views as Partial<Record<Floor['kind'], unknown>>)[floor.kind] as
    | ComponentType<FloorProps<Floor['kind']>>
    | undefined;
  if (!View) return null;
  const isFirst = at < eagerFloors;
  const view = (
    <FloorErrorBoundary>
      <View floor={floor} eager={isFirst} />
    </FloorErrorBoundary>
  );
  return <div data-floor={floor.title}>{isFirst ? view : <NearFloor>{view}</NearFloor>}</div>;
}
