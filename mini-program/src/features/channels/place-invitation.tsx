import { View } from '@tarojs/components';
import { pinIcon } from '#web/art/icons/pin-icon.ts';
import { useLocated, usePlace } from '../../platform/location/place-store.ts';
import { relocate } from '../../platform/location/relocate.ts';
import { openCity } from '../../platform/navigation/open-city.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './place-invitation.module.css';

/** Invites a visitor whose city is only assumed to allow the position or to choose a city. While it is looked for, nothing moves. */
export function PlaceInvitation() {
  const { source, areaName, isUserChoose } = usePlace();
  const { kind } = useLocated();
  const hasNoPosition = kind === 'refused' || kind === 'failed';
  if (source !== 'default' || isUserChoose === 1 || !hasNoPosition) return null;
  return (
    <View className={styles.invitation}>
      <Icon of={pinIcon} size={20} />
      <View className={styles.words}>
        还不知道您在哪里，先为您显示{areaName}的门店。允许定位或选择城市，就能看到身边的优惠。
      </View>
      <View className={styles.actions}>
        <Button look="plain" size="small" onPress={openCity}>
          选择城市
        </Button>
        <Button size="small" onPress={() => void relocate()}>
          允许定位
        </Button>
      </View>
    </View>
  );
}
