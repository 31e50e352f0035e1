import { View } from '@tarojs/components';
import type { City } from '#core/contract/fields.ts';
import { cityPinyin } from '#core/rules/location/city-pinyin.ts';
import { searchCities } from '#core/rules/location/search-cities.ts';
import type { Query } from '../../platform/queries/use-query.ts';
import { EmptyState } from '../../ui/state.tsx';
import { CityRow } from './city-row.tsx';
import { CityScroll } from './city-scroll.tsx';
import { UnreadCities } from './unread-cities.tsx';
import type { PickCity } from './use-pick-city.ts';
import styles from './city.module.css';

interface CityResultsProps {
  readonly typed: string;
  readonly cities: Query<readonly City[]>;
  readonly current: string;
  readonly onPick: PickCity;
  onClear(): void;
}

/** Cities that match the search text, best match first. */
export function CityResults({ typed, cities, current, onPick, onClear }: CityResultsProps) {
  const found = cities.data && searchCities(cities.data, cityPinyin, typed);
  return (
    <CityScroll>
      <View className={styles.shelf}>
        {!found && <UnreadCities cities={cities} />}
        {found?.length === 0 && (
          <EmptyState
            art="city"
            title={`没有找到“${typed.trim()}”`}
            note="试试城市名，或拼音首字母，如 NJ"
            action={{ text: '清空重新输入', onPress: onClear }}
          />
        )}
        {found?.map((city) => (
          <CityRow key={city.areaNum} city={city} isCurrent={city.areaNum === current} onPick={onPick} />
        ))}
      </View>
    </CityScroll>
  );
}
