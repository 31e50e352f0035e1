import type { Place } from '#core/rules/location/area.ts';
import { Icon } from '#web/art/icon.tsx';
import { pinIcon } from '#web/art/icons/pin-icon.ts';
import { useLocationService } from '#web/platform/location/location-context.tsx';
import { useLocated } from '#web/platform/location/place-store.ts';
import { Button } from '#web/ui/button/button.tsx';
import styles from './local-life.module.css';

/** Where the list is measured from, how many shops there are, and a button to locate again. */
export function PlaceNote({ place, total }: { place: Place; total: number | undefined }) {
  const located = useLocated();
  const { find } = useLocationService();
  return (
    <p className={styles.placeNote}>
      <Icon of={pinIcon} size={16} />
      <span className="one-line grow">
        <b>{place.address ?? place.areaName}</b>
        {total !== undefined && <span className={styles.total}> 附近{total}家可用</span>}
      </span>
      <Button
        kind="text"
        size="s"
        busy={located.kind === 'locating'}
        onPress={() => void find({ validTimeMs: 0, force: true })}
      >
        重新定位
      </Button>
    </p>
  );
}
