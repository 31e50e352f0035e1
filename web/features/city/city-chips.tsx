import { useId } from 'react';
import type { City } from '#core/contract/fields.ts';
import { placeOfListedCity } from '#core/rules/location/place-of-listed-city.ts';
import { Icon } from '#web/art/icon.tsx';
import { checkIcon } from '#web/art/icons/check-icon.ts';
import type { PickCity } from './use-pick-city.ts';
import cityPickerStyles from './city-picker.module.css';
import styles from './city-chips.module.css';

interface CityChipsProps {
  readonly title: string;
  readonly cities: readonly City[];
  readonly current: string;
  readonly onPick: PickCity;
}

/** A few cities as chips; without cities nothing is shown. */
export function CityChips({ title, cities, current, onPick }: CityChipsProps) {
  const titleId = useId();
  if (cities.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={cityPickerStyles.sectionTitle}>
        {title}
      </h3>
      <ul className={styles.chips}>
        {cities.map((city) => (
          <li key={city.areaNum}>
            <button
              className={styles.chip}
              type="button"
              aria-current={city.areaNum === current || undefined}
              onClick={() => onPick(placeOfListedCity(city, 'default'))}
            >
              {city.areaNum === current && <Icon of={checkIcon} size={16} />}
              {city.areaName}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
