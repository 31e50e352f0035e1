import { useState } from 'react';
import { rail } from '#core/contract/goods/rail.ts';
import { distanceText } from '#core/rules/format/distance.ts';
import { isMeasured } from '#core/rules/location/coordinates/is-measured.ts';
import { planeIcon } from '#web/art/icons/plane-icon.ts';
import { railIcon } from '#web/art/icons/rail-icon.ts';
import { useFoundPlace } from '#web/platform/location/use-found-place.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useLastValue } from '#web/platform/queries/use-last-value.ts';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { SearchBar } from '#web/ui/search-bar/search-bar.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { SortLine } from './sort-line.tsx';
import styles from './rail-surroundings.module.css';

/** The stations and airports by name, city or pinyin, nearest first once the position is known. */
export function StationList() {
  const href = useHref();
  const place = useFoundPlace();
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState<string>();
  const { latitude, longitude } = place;
  const answer = useCall(rail.stations, {
    ...(keyword !== undefined && { keyword }),
    ...(isMeasured(place) && { latitude, longitude }),
  });
  // A position that is found a moment later changes the order and the distances alone.
  const data = useLastValue(answer.data, keyword ?? '');
  return (
    <>
      <div className={styles.search}>
        <SearchBar
          value={typed}
          placeholder="车站、城市或拼音首字母"
          onChange={setTyped}
          onSearch={(word) => setKeyword(word || undefined)}
        />
      </div>
      <SortLine place={place} />
      <QueryState
        query={{ ...answer, data }}
        failedLook="page"
        failedTitle="车站没有加载出来"
        isEmpty={({ list }) => list.length === 0}
        empty={
          keyword === undefined ? (
            <EmptyState art="location" title="还没有合作车站" />
          ) : (
            <EmptyState
              art="search"
              title="没有找到车站"
              text="试试城市名，或拼音首字母，例如njn"
              action={{
                text: '看看全部车站',
                onPress: () => {
                  setTyped('');
                  setKeyword(undefined);
                },
              }}
            />
          )
        }
        skeleton={
          <Cells title="选择车站或机场" titleHidden>
            {Array.from({ length: 8 }, (_, at) => (
              <Cell key={at} title={<SkeletonBox width="50%" height={42} />} />
            ))}
          </Cells>
        }
      >
        {({ list }) => (
          <Cells title="选择车站或机场" titleHidden>
            {list.map(({ stationId, stationName, kind, cityName, hallCount, distanceMeters }) => (
              <Cell
                key={stationId}
                icon={kind === 'airport' ? planeIcon : railIcon}
                title={stationName}
                note={`${cityName}，${hallCount}个贵宾厅`}
                end={
                  typeof distanceMeters === 'number' && (
                    <span className="number">{distanceText(distanceMeters)}</span>
                  )
                }
                href={href({ page: 'railSurroundings', query: { stationId } })}
              />
            ))}
          </Cells>
        )}
      </QueryState>
    </>
  );
}
