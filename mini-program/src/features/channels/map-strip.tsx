import { Image, View } from '@tarojs/components';
import type { Coordinates } from '#core/rules/location/area.ts';
import { distanceText } from '#core/rules/format/distance.ts';
import { mapLayout } from '#core/rules/location/map-layout.ts';
import type { MapPoint } from '#core/rules/location/map-point.ts';
import { picture } from '../../platform/picture.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './map-strip.module.css';

interface MapStripProps {
  readonly label: string;
  readonly points: readonly MapPoint[];
  /** The visitor's position. */
  readonly here: Coordinates | undefined;
}

const frame = { width: 366, height: 128, pinHalf: 30, pinHeight: 30 };
const at = (x: number, y: number): string =>
  `left:${(x / frame.width) * 100}%;top:${(y / frame.height) * 100}%`;

/** Points on a drawn map, true to direction and distance, the first one chosen; the streets are decoration. */
export function MapStrip({ label, points, here }: MapStripProps) {
  const { pins, middle, scale } = mapLayout(points, here, frame);
  return (
    <View className={styles.map} ariaRole="img" ariaLabel={label}>
      <Image className={styles.streets} src={picture('shape/streets')} mode="aspectFill" ariaHidden />
      {here && <View className={styles.here} style={at(middle.x, middle.y)} />}
      {pins.map((pin) => (
        <View
          key={points[pin.at]?.key}
          className={joinClasses(styles.pin, pin.at === 0 && styles.chosen)}
          style={at(pin.x, pin.y)}
          ariaHidden
        >
          <View className={styles.pinText}>{points[pin.at]?.text}</View>
          <View className={styles.tip} />
        </View>
      ))}
      <View className={styles.scale} ariaHidden>
        <View className={styles.ruler} style={`width:${(scale.width / frame.width) * 100}%`} />
        <View className={styles.length}>{distanceText(scale.metres).replace('.00', '')}</View>
      </View>
    </View>
  );
}
