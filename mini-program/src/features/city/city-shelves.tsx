import { View } from '@tarojs/components';
import { useMemo, useState } from 'react';
import { area } from '#core/contract/common/area.ts';
import type { City } from '#core/contract/fields.ts';
import { citiesByInitial } from '#core/rules/location/cities-by-initial.ts';
import { useQuery, type Query } from '../../platform/queries/use-query.ts';
import { useSession } from '../../platform/session/session-store.ts';
import { CityChips } from './city-chips.tsx';
import { CityRow } from './city-row.tsx';
import { CityScroll } from './city-scroll.tsx';
import { PositionCard } from './position-card.tsx';
import { UnreadCities } from './unread-cities.tsx';
import type { PickCity } from './use-pick-city.ts';
import styles from './city.module.css';

interface CityShelvesProps {
  readonly cities: Query<readonly City[]>;
  readonly current: string;
  readonly onPick: PickCity;
}

/** All cities, the most likely ones first. */
export function CityShelves({ cities, current, onPick }: CityShelvesProps) {
  const [initial, setInitial] = useState('');
  const isMember = useSession().kind === 'member';
  const recent = useQuery(area.recentCities, {}, { enabled: isMember, staleMs: 0 });
  const recommended = useQuery(area.recommendedCities, {});
  const all = cities.data;
  const groups = useMemo(
    () =>
      citiesByInitial(all ?? [], Object.fromEntries((all ?? []).map((city) => [city.areaNum, city.initial]))),
    [all],
  );
  return (
    <>
      {/* A letter that is tapped again after scrolling scrolls again. */}
      <CityScroll shows={initial && `initial-${initial}`} onTouch={() => setInitial('')}>
        <View className={styles.shelf}>
          <PositionCard onPick={onPick} />
          {isMember && (
            <CityChips title="最近访问" cities={recent.data ?? []} current={current} onPick={onPick} />
          )}
          <CityChips title="推荐城市" cities={recommended.data ?? []} current={current} onPick={onPick} />
          <View className={styles.sectionTitle}>全部城市</View>
          {!all && <UnreadCities cities={cities} />}
          {groups.map((group) => (
            <View key={group.initial} id={`initial-${group.initial}`}>
              <View className={styles.letter}>{group.initial}</View>
              {group.cities.map((city) => (
                <CityRow
                  key={city.areaNum}
                  city={city}
                  isCurrent={city.areaNum === current}
                  onPick={onPick}
                />
              ))}
            </View>
          ))}
        </View>
      </CityScroll>
      <View className={styles.index}>
        {groups.map((group) => (
          <View
            key={group.initial}
            className={styles.indexLetter}
            ariaRole="button"
            ariaLabel={`${group.initial}字头`}
            onClick={() => setInitial(group.initial)}
          >
            {group.initial}
          </View>
        ))}
      </View>
    </>
  );
}
