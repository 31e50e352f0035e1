import { useState } from 'react';
import type { Place } from '#core/rules/location/area.ts';
import { isMeasured } from '#core/rules/location/coordinates/is-measured.ts';
import { useLocationService } from '#web/platform/location/location-context.tsx';
import { useLocated } from '#web/platform/location/place-store.ts';
import { Button } from '#web/ui/button/button.tsx';
import styles from './sort-line.module.css';

/** What the list is sorted by, and a button to allow the position while it is not known. One line high in every state. */
export function SortLine({ place }: { place: Place }) {
  const located = useLocated();
  const { find } = useLocationService();
  const [asking, setAsking] = useState(false);
  const measured = isMeasured(place);
  const refused = located.kind === 'refused' || located.kind === 'failed';
  const ask = () => {
    setAsking(true);
    void find({ validTimeMs: 0, force: true }).finally(() => setAsking(false));
  };
  return (
    <div className={styles.line}>
      <p className="grow" role="status">
        {measured
          ? '离您最近的在前'
          : refused && !asking
            ? '还没有得到定位，允许后最近的在前'
            : `按${place.areaName}排列，允许定位后最近的在前`}
      </p>
      {!measured && (
        <Button size="s" kind="outline" busy={asking} onPress={ask}>
          允许定位
        </Button>
      )}
    </div>
  );
}
