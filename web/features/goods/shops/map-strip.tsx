import { mapLayout } from '#core/rules/location/map-layout.ts';
import type { MapPoint } from '#core/rules/location/map-point.ts';
import type { Coordinates } from '#core/rules/location/area.ts';
import { distanceText } from '#core/rules/format/distance.ts';
import { Drawn } from '#web/art/drawn.tsx';
import { streets } from '#web/art/streets.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import styles from './map-strip.module.css';

interface MapStripProps {
  readonly label: string;
  readonly points: readonly MapPoint[];
  /** The subscriber's position. */
  readonly here?: Coordinates | undefined;
  readonly chosen?: string | undefined;
  readonly tall?: boolean | undefined;
  /** Pins are buttons where they choose something. */
  onChoose?(key: string): void;
}

const frames = {
  strip: { width: 366, height: 128, pinHalf: 30, pinHeight: 30 },
  tall: { width: 366, height: 300, pinHalf: 30, pinHeight: 34 },
} as const;

/** Points on a drawn map, true to direction and distance; the streets are decoration. */
export function MapStrip({ label, points, here, chosen, tall = false, onChoose }: MapStripProps) {
  const frame = frames[tall ? 'tall' : 'strip'];
  const { pins, middle, scale } = mapLayout(points, here, frame);
  const at = (x: number, y: number) => ({
    left: `${(x / frame.width) * 100}%`,
    top: `${(y / frame.height) * 100}%`,
  });
  return (
    <div
      className={joinClasses(styles.map, tall && styles.tall)}
      role={onChoose ? 'group' : 'img'}
      aria-label={label}
    >
      <Drawn className={styles.streets} drawing={streets} />
      {here && <span className={styles.here} style={at(middle.x, middle.y)} />}
      {pins.map((pin) => {
        const point = points[pin.at];
        if (!point) return null;
        const look = {
          className: joinClasses(styles.pin, point.key === chosen && styles.chosen),
          style: at(pin.x, pin.y),
        };
        return onChoose ? (
          <button
            key={point.key}
            {...look}
            type="button"
            aria-pressed={point.key === chosen}
            aria-label={point.name}
            onClick={() => onChoose(point.key)}
          >
            <span>{point.text}</span>
          </button>
        ) : (
          <span key={point.key} {...look}>
            <span>{point.text}</span>
          </span>
        );
      })}
      <span className={styles.scale} aria-hidden="true">
        <i style={{ width: `${(scale.width / frame.width) * 100}%` }} />
        <span>{distanceText(scale.metres).replace('.00', '')}</span>
      </span>
    </div>
  );
}
