import { useState } from 'react';
import type { DataOf } from '#core/contract/endpoint.ts';
import { rail } from '#core/contract/goods/rail.ts';
import type { Station } from '#core/contract/goods/rail.shapes.ts';
import { MapStrip } from '#web/features/goods/shops/map-strip.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useHref, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { FilterChips } from '#web/ui/chips/filter-chips.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { Text } from '#web/ui/text/text.tsx';
import { Businesses, BusinessesSkeleton } from './businesses.tsx';
import { StationList } from './station-list.tsx';
import styles from './rail-surroundings.module.css';

/** 车站周边: what is around a station, as a list and on a map; without a station, the stations to choose from. */
function RailSurroundings() {
  const stationId = useQueryValue('stationId');
  return (
    <PageFrame title="车站周边">
      {stationId === undefined ? <StationList /> : <Around id={stationId} />}
    </PageFrame>
  );
}

function Around({ id }: { id: string }) {
  const href = useHref();
  const stations = useCall(rail.stations, {});
  return (
    <QueryState
      query={stations}
      failedLook="page"
      failedTitle="车站没有加载出来"
      skeleton={
        <Floor label="周边商户">
          <BusinessesSkeleton count={4} />
        </Floor>
      }
    >
      {({ list }) => {
        const station = list.find(({ stationId }) => stationId === id);
        return station ? (
          <AroundStation station={station} />
        ) : (
          <EmptyState
            art="location"
            title="没有找到这个车站"
            text="它可能已停止合作"
            action={{ text: '看看其他车站', href: href({ page: 'railSurroundings' }) }}
          />
        );
      }}
    </QueryState>
  );
}

type Around = DataOf<typeof rail.stationBusinesses>;

function AroundStation({ station }: { station: Station }) {
  const href = useHref();
  const { stationId, stationName, cityName, hallCount, kind, latitude, longitude } = station;
  const around = useCall(rail.stationBusinesses, { stationId, latitude, longitude, pageSize: 50 });
  return (
    <>
      <Card as="section" className={styles.station} aria-label={stationName}>
        <div className="grow">
          <Text as="h2" look="title">
            {stationName}
          </Text>
          <Text look="note" block>
            {cityName}，{hallCount}个贵宾厅
          </Text>
        </div>
        <Button size="s" kind="outline" href={href({ page: 'railSurroundings' })}>
          换车站
        </Button>
        <Button
          size="s"
          href={href({
            page: 'rail',
            query: { kind: kind === 'airport' ? kind : undefined, keyword: stationName },
          })}
        >
          去贵宾厅
        </Button>
      </Card>
      <QueryState
        query={around}
        failedLook="card"
        failedTitle="周边没有加载出来"
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState art="location" title="周边还没有合作商户" text="换个车站看看" />}
        skeleton={
          <Floor label="周边商户">
            <BusinessesSkeleton count={4} />
          </Floor>
        }
      >
        {({ list }) => <FilteredBusinesses list={list} station={station} />}
      </QueryState>
    </>
  );
}

/** The businesses by kind, opening and vouchers, and all of them on the map. */
function FilteredBusinesses({ list, station }: { list: Around['list']; station: Station }) {
  const [kind, setKind] = useState<string>();
  const [openOnly, setOpenOnly] = useState(false);
  const [dealsOnly, setDealsOnly] = useState(false);
  const kinds = [...new Set(list.map(({ kindName }) => kindName))];
  const shown = list.filter(
    ({ kindName, openNow, deals }) =>
      (kind === undefined || kindName === kind) &&
      (!openOnly || openNow) &&
      (!dealsOnly || (deals ?? []).length > 0),
  );
  const { stationName } = station;
  const clear = () => {
    setKind(undefined);
    setOpenOnly(false);
    setDealsOnly(false);
  };
  return (
    <>
      <FilterChips
        className={styles.filters}
        label="筛选"
        chips={[
          { key: 'open', text: '营业中', pressed: openOnly, onPress: () => setOpenOnly(!openOnly) },
          { key: 'deals', text: '有券可用', pressed: dealsOnly, onPress: () => setDealsOnly(!dealsOnly) },
          ...kinds.map((name) => ({
            key: name,
            text: name,
            pressed: kind === name,
            onPress: () => setKind(kind === name ? undefined : name),
          })),
        ]}
      />
      {shown.length === 0 ? (
        <EmptyState
          look="card"
          art="search"
          title="没有符合的商户"
          text="换个条件再看看"
          action={{ text: '清除条件', onPress: clear }}
        />
      ) : (
        <Floor header={{ title: `周边商户${shown.length}家` }}>
          <Businesses list={shown} stationName={stationName} from="车站" />
        </Floor>
      )}
      <Floor header={{ title: '在哪里' }}>
        <MapStrip
          tall
          label={`${stationName}周边的位置`}
          here={station}
          points={shown.map(({ businessId, businessName, latitude, longitude }) => ({
            key: businessId,
            text: businessName.replace(/（.*/, ''),
            name: businessName,
            latitude,
            longitude,
          }))}
        />
        <p className={styles.mapNote}>示意图，蓝点是{stationName}，按直线距离</p>
      </Floor>
    </>
  );
}

export const page: PageDefinition = {
  Page: RailSurroundings,
  firstCalls: () => [{ endpoint: rail.stations, input: {} }],
};
