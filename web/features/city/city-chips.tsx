import './city-chips.css';
import { useId } from 'react';
import type { City } from '#core/contract/fields.ts';
import { placeOfListedCity } from '#core/rules/location/place-of-listed-city.ts';
import { Icon } from '#web/art/icon.tsx';
import { checkIcon } from '#web/art/icons/check-icon.ts';
import type { PickCity } from './use-pick-city.ts';

interface CityChipsProps {
  readonly title: string;
  readonly cities: readonly City[];
  readonly current: string;
  readonly onPick: PickCity;
}

/** A few cities at hand. Where there are none, there is no heading either. */
export function CityChips({ title, cities, current, onPick }: CityChipsProps) {
  const titleId = useId();
  if (cities.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="cpk__t">
        {title}
      </h3>
      <ul className="cch">
        {cities.map((city) => (
          <li key={city.areaNum}>
            <button
              className="cch__c"
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
