import { scaleBand, scaleLinear } from 'd3-scale';
import styles from './rank-chart.module.css';

interface RankChartProps {
  /** What the chart shows, for who does not see it. */
  readonly label: string;
  /** The greatest first. */
  readonly rows: readonly { readonly name: string; readonly value: number }[];
  readonly text: (value: number) => string;
}

const width = 800;
const bar = 26;
const edge = { left: 176, right: 110, top: 4 };
const longestName = 13;
const shortened = (name: string): string =>
  name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name;

/** Bars of a few things that are compared, with their names and values. */
export function RankChart({ label, rows, text }: RankChartProps) {
  const height = rows.length * bar + edge.top * 2;
  const x = scaleLinear([0, Math.max(1, ...rows.map(({ value }) => value))], [edge.left, width - edge.right]);
  const y = scaleBand(
    rows.map((_, at) => String(at)),
    [edge.top, height - edge.top],
  ).padding(0.3);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {rows.map(({ name, value }, at) => {
        const top = y(String(at)) ?? 0;
        const middle = top + y.bandwidth() / 2 + 4;
        return (
          <g key={name}>
            <text x={edge.left - 10} y={middle} textAnchor="end">
              {shortened(name)}
            </text>
            <rect
              x={edge.left}
              y={top}
              width={Math.max(2, x(value) - edge.left)}
              height={y.bandwidth()}
              rx="3"
            />
            <text className={styles.value} x={Math.max(2, x(value) - edge.left) + edge.left + 8} y={middle}>
              {text(value)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
