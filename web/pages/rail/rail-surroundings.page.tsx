import { rail } from '#core/contract/goods/rail.ts';
import { PlaceCard, PlaceCardSkeleton } from '#web/features/goods/shops/place-card.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useHref, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Businesses } from './businesses.tsx';

/** 车站周边: what is around a station, on the map and as a list; without a station, the stations to choose from. */
function RailSurroundings() {
  const stationId = useQueryValue('stationId');
  const stations = useCall(rail.stations, {});
  return (
    <PageFrame
      title="车站周边"
      query={stations}
      failedTitle="车站没有加载出来"
      isEmpty={({ list }) => list.length === 0}
      empty={<EmptyState art="location" title="还没有合作车站" />}
      skeleton={<PlaceCardSkeleton />}
    >
      {({ list }) => {
        const station = list.find((each) => each.stationId === stationId);
        return station ? <Around station={station} /> : <StationList stations={list} />;
      }}
    </PageFrame>
  );
}

type ShownStation = NonNullable<ReturnType<typeof useStations>>[number];
const useStations = () => useCall(rail.stations, {}).data?.list;

function Around({ station: { stationId, stationName, latitude, longitude } }: { station: ShownStation }) {
  return (
    <>
      <PlaceCard of={{ id: stationId, name: stationName, pinText: stationName, latitude, longitude }} />
      <Floor header={{ title: `${stationName}周边` }}>
        <Businesses stationId={stationId} latitude={latitude} longitude={longitude} max={50} />
      </Floor>
    </>
  );
}

function StationList({ stations }: { stations: readonly ShownStation[] }) {
  const href = useHref();
  return (
    <Cells title="选择车站或机场">
      {stations.map(({ stationId, stationName, cityName }) => (
        <Cell
          key={stationId}
          title={stationName}
          end={cityName}
          href={href({ page: 'railSurroundings', query: { stationId } })}
        />
      ))}
    </Cells>
  );
}

export const page: PageDefinition = {
  Page: RailSurroundings,
  firstCalls: () => [{ endpoint: rail.stations, input: {} }],
};
