import './city-picker.css';
import { useId, useState } from 'react';
import { closeIcon } from '#web/art/icons/close-icon.ts';
import { usePlace } from '#web/platform/location/place-store.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { CityField } from './city-field.tsx';
import { CityResults } from './city-results.tsx';
import { CityShelves } from './city-shelves.tsx';
import { useAllCities } from './use-all-cities.ts';
import { usePickCity } from './use-pick-city.ts';

export interface CityPickerProps {
  readonly open: boolean;
  onClose(): void;
}

/** 选择城市: where one is, cities that are near at hand, all of them by their initials, and a search. */
export function CityPicker({ open, onClose }: CityPickerProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} look="sheet" labelledBy={titleId}>
      <div className="cpk">
        <header className="cpk__h">
          <h2 id={titleId}>选择城市</h2>
          <IconButton className="dlg__x" icon={closeIcon} size={22} label="关闭" onPress={onClose} />
        </header>
        <Choice onClose={onClose} />
      </div>
    </Dialog>
  );
}

/** What is gone when the panel is: the next opening starts with an empty field. */
function Choice({ onClose }: Pick<CityPickerProps, 'onClose'>) {
  const [typed, setTyped] = useState('');
  const cities = useAllCities();
  const { areaNum } = usePlace();
  const pick = usePickCity(onClose);
  return (
    <>
      <CityField value={typed} onChange={setTyped} />
      <div className="cpk__m">
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
