import { View } from '@tarojs/components';
import { useEffect } from 'react';
import { pinIcon } from '#web/art/icons/pin-icon.ts';
import { findPlace } from '../../platform/location/find-place.ts';
import { relocate } from '../../platform/location/relocate.ts';
import { useLocated, type Located } from '../../platform/location/place-store.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import type { PickCity } from './use-pick-city.ts';
import styles from './city.module.css';

const messages: Readonly<Record<Exclude<Located['kind'], 'found'>, readonly [title: string, text: string]>> =
  {
    unknown: ['尚未定位', '定位后可直接使用所在城市'],
    locating: ['正在定位…', '也可以直接选择城市'],
    refused: ['未获得定位权限', '在设置中允许，或直接选择城市'],
    failed: ['没有定位到', '请稍后重试，或直接选择城市'],
  };

/** The phone's position and a button to locate again; after a refusal only a tap asks again. */
export function PositionCard({ onPick }: { readonly onPick: PickCity }) {
  const located = useLocated();
  const isUnknown = located.kind === 'unknown';
  useEffect(() => {
    if (isUnknown) void findPlace({ anew: true });
  }, [isUnknown]);
  const isFound = located.kind === 'found';
  const [title, text] = isFound
    ? [located.place.areaName, located.place.address ?? located.place.province]
    : messages[located.kind];
  return (
    <View className={styles.position}>
      <View className={joinClasses(styles.pin, !isFound && styles.noPosition)}>
        <Icon of={pinIcon} size={20} />
      </View>
      <View
        className={styles.positionWords}
        {...(isFound && {
          ariaRole: 'button',
          ariaLabel: `当前定位${title}`,
          onClick: () => onPick(located.place),
        })}
      >
        <View className={styles.positionTitle}>{title}</View>
        <View className={styles.positionText}>{text}</View>
      </View>
      <Button look="plain" size="small" busy={located.kind === 'locating'} onPress={() => void relocate()}>
        重新定位
      </Button>
    </View>
  );
}
