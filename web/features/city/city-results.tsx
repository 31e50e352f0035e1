import { searchCities } from '#core/rules/location/search-cities.ts';
import { cityPinyin } from '#core/rules/location/city-pinyin.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { CityRow } from './city-row.tsx';
import { UnreadCities } from './unread-cities.tsx';
import type { AllCities } from './use-all-cities.ts';
import type { PickCity } from './use-pick-city.ts';
import styles from './city-picker.module.css';

interface CityResultsProps {
  readonly typed: string;
  readonly cities: AllCities;
  readonly current: string;
  readonly onPick: PickCity;
  onClear(): void;
}

/** Cities that match the search text, best match first. */
export function CityResults({ typed, cities, current, onPick, onClear }: CityResultsProps) {
  const found = cities.data && searchCities(cities.data, cityPinyin, typed);
  return (
    <div className={styles.scrollArea}>
      <p className="visually-hidden" role="status">
        {found && (found.length === 0 ? '没有找到城市' : `找到${found.length}个城市`)}
      </p>
      {!found && <UnreadCities cities={cities} />}
      {found?.length === 0 && (
        <EmptyState
          art="city"
          title={`没有找到“${typed.trim()}”`}
          text="试试城市名，或拼音首字母，如 NJ"
          action={{ text: '清空重新输入', onPress: onClear }}
        />
      )}
      {found && found.length > 0 && (
        <ul aria-label="搜索结果">
          {found.map((city) => (
            <CityRow key={city.areaNum} city={city} isCurrent={city.areaNum === current} onPick={onPick} />
          ))}
        </ul>
      )}
    </div>
  );
}
