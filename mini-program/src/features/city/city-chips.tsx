import { View } from '@tarojs/components';
import type { City } from '#core/contract/fields.ts';
import { placeOfListedCity } from '#core/rules/location/place-of-listed-city.ts';
import { checkIcon } from '#web/art/icons/check-icon.ts';
import { Icon } from '../../ui/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import type { PickCity } from './use-pick-city.ts';
import styles from './city.module.css';

interface CityChipsProps {
  readonly title: string;
  readonly cities: readonly City[];
  readonly current: string;
  readonly onPick: PickCity;
}

/** A few cities as chips; without cities nothing is shown. */
export function CityChips({ title, cities, current, onPick }: CityChipsProps) {
  if (cities.length === 0) return null;
  return (
    <>
      <View className={styles.sectionTitle}>{title}</View>
      <View className={styles.chips}>
        {cities.map((city) => {
          const isCurrent = city.areaNum === current;
          return (
            <View
              key={city.areaNum}
              className={joinClasses(styles.chip, isCurrent && styles.currentChip)}
              ariaRole="button"
              ariaLabel={isCurrent ? `${city.areaName}，当前城市` : city.areaName}
              onClick={() => onPick(placeOfListedCity(city, 'default'))}
            >
              {isCurrent && <Icon of={checkIcon} size={16} />}
              {city.areaName}
            </View>
          );
        })}
      </View>
    </>
  );
}
