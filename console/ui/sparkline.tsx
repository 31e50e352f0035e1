import styles from './sparkline.module.css';

interface SparklineProps {
  readonly values: readonly number[];
  /** What the line shows, for who does not see it. */
  readonly label: string;
}
const width = 68;
const height = 22;

/** A small line without axes; its last point is marked. */
export function Sparkline({ values, label }: SparklineProps) {
  const [top, bottom] = [Math.max(...values, 1), Math.min(...values, 0)];
  const points = values.map((value, at) => ({
    x: (at / Math.max(values.length - 1, 1)) * width,
    y: height - ((value - bottom) / (top - bottom)) * height,
  }));
  const last = points[points.length - 1];
  const path = points
    .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
  return (
    <svg className={styles.line} width={width} height={height} role="img" aria-label={label}>
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
      {last && <circle cx={last.x} cy={last.y} r="2" fill="currentColor" />}
    </svg>
  );
}
