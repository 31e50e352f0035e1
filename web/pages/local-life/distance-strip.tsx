import type { LocalShop } from '#core/contract/goods/local-life.shapes.ts';
import { distanceText } from '#core/rules/format/distance.ts';
import { stripLayout } from '#core/rules/local-life/strip-layout.ts';
import styles from './distance-strip.module.css';

interface DistanceStripProps {
  /** Undefined while they are loaded: the strip keeps its place. */
  readonly shops: readonly LocalShop[] | undefined;
  /** The distances are from the phone's position, not from the city's centre. */
  readonly isMeasured: boolean;
}

/** The first shops by their straight distance, as a schematic with rings to scale; the numbers are those of the list. */
export function DistanceStrip({ shops, isMeasured }: DistanceStripProps) {
  if (shops?.length === 0) return null;
  const { rings, pins } = stripLayout(shops ?? []);
  const nearest = pins.map(({ number, metres }) => `${number}号${distanceText(metres)}`).join('，');
  return (
    <div
      className={styles.strip}
      role="img"
      aria-label={`离${isMeasured ? '我' : '市中心'}的直线距离：${nearest}`}
    >
      {rings.map(({ metres, x }) => (
        <span key={metres} className={styles.ring} style={{ width: `${x * 2}%`, marginLeft: `${-x}%` }}>
          <span>{distanceText(metres).replace('.00', '')}</span>
        </span>
      ))}
      <span className={styles.me}>{isMeasured ? '我' : '中心'}</span>
      {pins.map(({ number, x, y, isOpen }) => (
        <b
          key={number}
          className={isOpen ? styles.pin : `${styles.pin} ${styles.closed}`}
          style={{ left: `${x}%`, top: `${y}%` }}
        >
          {number}
        </b>
      ))}
    </div>
  );
}
