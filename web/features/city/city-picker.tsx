import { useId, useState } from 'react';
import { usePlace } from '#web/platform/location/place-store.ts';
import { CloseButton } from '#web/ui/dialog/close-button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { CityField } from './city-field.tsx';
import { CityResults } from './city-results.tsx';
import { CityShelves } from './city-shelves.tsx';
import { useAllCities } from './use-all-cities.ts';
import { usePickCity } from './use-pick-city.ts';
import styles from './city-picker.module.css';

export interface CityPickerProps {
  readonly open: boolean;
  onClose(): void;
}

/** 选择城市: the position, recent and hot cities, all cities by initial, and a search. */
export function CityPicker({ open, onClose }: CityPickerProps) {
  const titleId = useId();
  return (
    <Dialog className={styles.dialog} open={open} onClose={onClose} labelledBy={titleId}>
      <div className={styles.picker}>
        <header className={styles.header}>
          <h2 id={titleId}>选择城市</h2>
          <CloseButton onPress={onClose} />
        </header>
        <Choice onClose={onClose} />
      </div>
    </Dialog>
  );
}

/** Mounted with the panel, so that each opening starts with an empty field. */
function Choice({ onClose }: Pick<CityPickerProps, 'onClose'>) {
  const [typed, setTyped] = useState('');
  const cities = useAllCities();
  const { areaNum } = usePlace();
  const pick = usePickCity(onClose);
  return (
    <>
      <CityField value={typed} onChange={setTyped} />
      <div className={styles.content}>
        {typed.trim() === '' ? (
          <CityShelves cities={cities} current={areaNum} onPick={pick} />
        ) : (
          <CityResults
            typed={typed}
            cities={cities}
            current={areaNum}
            onPick={pick}
            onClear={() => setTyped('')}
          />
        )}
      </div>
    </>
  );
}
