import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { names } from '#core/config/names.ts';
import { cities, type City } from '#core/rules/location/cities.ts';
import { districtsOf } from '#core/rules/order/addresses/districts.ts';
import { regionText } from '#core/rules/order/address-text.ts';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import styles from './region-sheet.module.css';

export interface Region {
  readonly areaNum: string;
  /** Province and city in words. */
  readonly region: string;
  /** Empty where the table has no districts of the city, and it is typed. */
  readonly district: string;
}

interface RegionSheetProps {
  readonly areaNum: string;
  readonly district: string;
  onPick(region: Region): void;
  onClose(): void;
}

const isOwn = (province: string): boolean => province.startsWith(names.province);
/** The operator's province first. */
const provinces = [...new Set(cities.map(({ province }) => province))].sort(
  (one, other) => Number(isOwn(other)) - Number(isOwn(one)),
);
const citiesOf = (province: string): readonly City[] => cities.filter((city) => city.province === province);
/** A municipality is its own only city. */
const onlyCity = (province: string): City | undefined =>
  citiesOf(province).find(({ fullName }) => fullName === province);

/** Province, city and district in three columns; the last choice closes the sheet. */
export function RegionSheet({ areaNum, district, onPick, onClose }: RegionSheetProps) {
  const stored = cities.find((city) => city.areaNum === areaNum);
  const [province, setProvince] = useState(stored?.province ?? '');
  const [city, setCity] = useState(stored);
  const columns = useRef<HTMLDivElement>(null);
  const districts = city ? districtsOf(city.areaNum) : [];
  const done = (chosen: City, name: string) =>
    onPick({
      areaNum: chosen.areaNum,
      region: regionText({ province: chosen.province, city: chosen.fullName }),
      district: name,
    });
  const chooseCity = (chosen: City) => {
    setCity(chosen);
    if (districtsOf(chosen.areaNum).length === 0) done(chosen, '');
  };
  const chooseProvince = (name: string) => {
    setProvince(name);
    const only = onlyCity(name);
    if (only) chooseCity(only);
    else if (city?.province !== name) setCity(undefined);
  };
  /** Left and right go to the column beside, to its chosen name or its first. */
  const aside = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    const lists = [...(columns.current?.querySelectorAll<HTMLElement>('[role=listbox]') ?? [])];
    const at = lists.findIndex((list) => list.contains(document.activeElement));
    const stop = lists[at + step]?.querySelector<HTMLElement>('[tabindex="0"]');
    if (!stop) return;
    event.preventDefault();
    stop.focus();
  };
  return (
    <Sheet open title="选择所在地区" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the lists inside are walked together */}
      <div ref={columns} className={styles.columns} onKeyDown={aside}>
        <Column label="省份" names={provinces} chosen={province} onChoose={chooseProvince} />
        <Column
          key={`cities of ${province}`}
          label="城市"
          names={citiesOf(province).map(({ fullName }) => fullName)}
          chosen={city?.fullName ?? ''}
          empty="先选省份"
          onChoose={(name) => {
            const chosen = citiesOf(province).find(({ fullName }) => fullName === name);
            if (chosen) chooseCity(chosen);
          }}
        />
        <Column
          key={`districts of ${city?.areaNum}`}
          label="区县"
          names={districts}
          chosen={city?.areaNum === areaNum ? district : ''}
          empty={city ? '在表单里填写' : '先选城市'}
          onChoose={(name) => city && done(city, name)}
        />
      </div>
    </Sheet>
  );
}

interface ColumnProps {
  readonly label: string;
  readonly names: readonly string[];
  /** Empty: none. */
  readonly chosen: string;
  /** What is said instead of an empty list. */
  readonly empty?: string;
  onChoose(name: string): void;
}

/** One list to choose from: one stop for the tab key, walked by the arrow keys, chosen by a tap, Enter or the space bar. */
function Column({ label, names: list, chosen, empty, onChoose }: ColumnProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const at = list.indexOf(chosen);
  const [shown, setShown] = useState(Math.max(0, at));
  useEffect(() => {
    ref.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const walk = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: shown + 1,
      ArrowUp: shown - 1,
      Home: 0,
      End: list.length - 1,
    };
    const name = list[shown];
    if ((event.key === 'Enter' || event.key === ' ') && name !== undefined) {
      event.preventDefault();
      onChoose(name);
      return;
    }
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const to = Math.min(list.length - 1, Math.max(0, next));
    setShown(to);
    ref.current?.querySelectorAll<HTMLElement>('[role=option]')[to]?.focus();
  };
  return (
    <div className={styles.column}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      {list.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <div ref={ref} className={styles.list} role="listbox" aria-labelledby={id} onKeyDown={walk}>
          {list.map((name, place) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list takes the keys
            <div
              key={name}
              role="option"
              tabIndex={place === shown ? 0 : -1}
              aria-selected={place === at}
              className={joinClasses(styles.option, place === at && styles.chosen)}
              onClick={() => onChoose(name)}
            >
              {name}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
