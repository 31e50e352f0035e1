import { useState, type ComponentType } from 'react';
import { Icon } from '#web/art/icon.tsx';
import { downIcon } from '#web/art/icons/down-icon.ts';
import { pinIcon } from '#web/art/icons/pin-icon.ts';
import { useFoundPlace } from '#web/platform/location/use-found-place.ts';
import { toast } from '#web/ui/toast/toast.ts';
import type { CityPickerProps } from './city-picker.tsx';
import styles from './city-button.module.css';

const loadPicker = () => import('./city-picker.tsx').then((found) => found.CityPicker);

/** The current city; opens the city picker, which is loaded at the first tap. */
export function CityButton() {
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
        className={styles.cityButton}
        type="button"
        aria-haspopup="dialog"
        aria-busy={(open && !Picker) || undefined}
        onClick={show}
      >
        <Icon of={pinIcon} size={18} />
        <span className="visually-hidden">当前城市</span>
        <span className={`${styles.areaName} one-line`}>{areaName}</span>
        <span className="visually-hidden">，切换城市</span>
        <Icon of={downIcon} size={14} />
      </button>
      {Picker && <Picker open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
