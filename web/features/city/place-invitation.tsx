import { Icon } from '#web/art/icon.tsx';
import { pinIcon } from '#web/art/icons/pin-icon.ts';
import { useLocationService } from '#web/platform/location/location-context.tsx';
import { useLocated, usePlace } from '#web/platform/location/place-store.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useCityPicker } from './use-city-picker.tsx';
import { Card } from '#web/ui/card/card.tsx';
import styles from './place-invitation.module.css';

/** Invites a visitor whose position is not known to allow it or to choose a city; empty once either is done. */
export function PlaceInvitation() {
  const { source, areaName, isUserChoose } = usePlace();
  const located = useLocated();
  const { find } = useLocationService();
  const { show, loading, picker } = useCityPicker();
  const isUnknown = source === 'default' && isUserChoose !== 1;
  // While the position is looked for, nothing moves; on the server it is unknown whether it will be found.
  const hasNoPosition = located.kind === 'refused' || located.kind === 'failed';
  return (
    <>
      {isUnknown && hasNoPosition && (
        <Card as="section" className={styles.invitation} aria-label="位置">
          <Icon of={pinIcon} size={20} />
          <p className="grow">
            还不知道您在哪里，先为您显示{areaName}的门店。允许定位或选择城市，就能看到身边的优惠。
          </p>
          <span className={styles.actions}>
            <Button kind="outline" size="s" busy={loading} onPress={show}>
              选择城市
            </Button>
            <Button size="s" onPress={() => void find({ validTimeMs: 0, force: true })}>
              允许定位
            </Button>
          </span>
        </Card>
      )}
      {picker}
    </>
  );
}
