import { Icon } from '#web/art/icon.tsx';
import { downIcon } from '#web/art/icons/down-icon.ts';
import { pinIcon } from '#web/art/icons/pin-icon.ts';
import { useFoundPlace } from '#web/platform/location/use-found-place.ts';
import { useCityPicker } from './use-city-picker.tsx';
import styles from './city-button.module.css';

/** The current city; opens the city picker. */
export function CityButton() {
  const { areaName } = useFoundPlace();
  const { show, loading, picker } = useCityPicker();
  return (
    <>
      <button
        className={styles.cityButton}
        type="button"
        aria-haspopup="dialog"
        aria-busy={loading || undefined}
        onClick={show}
      >
        <Icon of={pinIcon} size={18} />
        <span className="visually-hidden">当前城市</span>
        <span className={`${styles.areaName} one-line`}>{areaName}</span>
        <span className="visually-hidden">，切换城市</span>
        <Icon of={downIcon} size={14} />
      </button>
      {picker}
    </>
  );
}
