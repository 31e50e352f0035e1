import type { City } from '#core/contract/fields.ts';
import { placeOfListedCity } from '#core/rules/location/place-of-listed-city.ts';
import { Icon } from '#web/art/icon.tsx';
import { checkIcon } from '#web/art/icons/check-icon.ts';
import type { PickCity } from './use-pick-city.ts';
import styles from './city-row.module.css';

interface CityRowProps {
  readonly city: City;
  readonly isCurrent: boolean;
  readonly onPick: PickCity;
}

/** One city of a list, with its province because names repeat. */
export function CityRow({ city, isCurrent, onPick }: CityRowProps) {
  return (
    <li>
      <button
        className={styles.cityRow}
        type="button"
        aria-current={isCurrent || undefined}
        onClick={() => onPick(placeOfListedCity(city, 'default'))}
      >
        {city.areaName}
        {isCurrent && <Icon of={checkIcon} size={18} />}
        <span className={styles.province}>{city.province}</span>
      </button>
    </li>
  );
}
