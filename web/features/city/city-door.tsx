import './city-door.css';
import { useState, type ComponentType } from 'react';
import { Icon } from '#web/art/icon.tsx';
import { downIcon } from '#web/art/icons/down-icon.ts';
import { pinIcon } from '#web/art/icons/pin-icon.ts';
import { useFoundPlace } from '#web/platform/location/use-found-place.ts';
import { toast } from '#web/ui/toast/toast.ts';
import type { CityPickerProps } from './city-picker.tsx';

const loadPicker = () => import('./city-picker.tsx').then((found) => found.CityPicker);

/** The city the page is about, and the way to another one; the list of cities is fetched when somebody wants it. */
export function CityDoor() {
  const { areaName } = useFoundPlace();
  const [open, setOpen] = useState(false);
  const [Picker, setPicker] = useState<ComponentType<CityPickerProps>>();
  const show = () => {
    setOpen(true);
    if (Picker) return;
    loadPicker().then(
      (loaded) => setPicker(() => loaded),
      () => {
        setOpen(false);
        toast('城市列表没有加载出来，请重试', 'alert');
      },
    );
  };
  return (
    <>
      <button
        className="cdr"
        type="button"
        aria-haspopup="dialog"
        aria-busy={(open && !Picker) || undefined}
        onClick={show}
      >
        <Icon of={pinIcon} size={18} />
        <span className="sr">当前城市</span>
        <span className="cdr__n l1">{areaName}</span>
        <span className="sr">，切换城市</span>
        <Icon of={downIcon} size={14} />
      </button>
      {Picker && <Picker open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
