import { useMemo, useRef } from 'react';
import { area } from '#core/contract/common/area.ts';
import { citiesByInitial } from '#core/rules/location/cities-by-initial.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { CityChips } from './city-chips.tsx';
import { CityRow } from './city-row.tsx';
import { IndexBar } from './index-bar.tsx';
import { PositionCard } from './position-card.tsx';
import { UnreadCities } from './unread-cities.tsx';
import type { AllCities } from './use-all-cities.ts';
import type { PickCity } from './use-pick-city.ts';
import cityPickerStyles from './city-picker.module.css';
import styles from './city-shelves.module.css';

interface CityShelvesProps {
  readonly cities: AllCities;
  readonly current: string;
  readonly onPick: PickCity;
}

/** All cities, the most likely ones first. */
export function CityShelves({ cities, current, onPick }: CityShelvesProps) {
  const shelf = useRef<HTMLDivElement>(null);
  const isMember = useSession(({ session }) => session.kind === 'member');
  const recent = useCall(area.recentCities, {}, { enabled: isMember });
  const recommended = useCall(area.recommendedCities, {});
  const groups = useMemo(
    () =>
      citiesByInitial(
        cities.data ?? [],
        Object.fromEntries((cities.data ?? []).map(({ areaNum, initial }) => [areaNum, initial])),
      ),
    [cities.data],
  );
  const goTo = (initial: string): HTMLElement | undefined => {
    const section = shelf.current?.querySelector<HTMLElement>(`[data-initial="${initial}"]`);
    if (!shelf.current || !section) return undefined;
    shelf.current.scrollTop = section.offsetTop;
    return section.querySelector('h4') ?? undefined;
  };
  return (
    <>
      {groups.length > 0 && <IndexBar initials={groups.map(({ initial }) => initial)} goTo={goTo} />}
      <div
        ref={shelf}
        className={
          groups.length > 0
            ? `${cityPickerStyles.scrollArea} ${cityPickerStyles.indexed}`
            : cityPickerStyles.scrollArea
        }
      >
        <PositionCard onPick={onPick} />
        {isMember && (
          <CityChips title="最近访问" cities={recent.data ?? []} current={current} onPick={onPick} />
        )}
        <CityChips title="推荐城市" cities={recommended.data ?? []} current={current} onPick={onPick} />
        <h3 className={cityPickerStyles.sectionTitle}>全部城市</h3>
        {!cities.data && <UnreadCities cities={cities} />}
        {groups.map(({ initial, cities: under }) => (
          <section key={initial} data-initial={initial} aria-label={`${initial}字头`}>
            <h4 className={styles.groupLetter} tabIndex={-1}>
              {initial}
            </h4>
            <ul>
              {under.map((city) => (
                <CityRow
                  key={city.areaNum}
                  city={city}
                  isCurrent={city.areaNum === current}
                  onPick={onPick}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
