import { scaleLinear, scaleUtc } from 'd3-scale';
import { line } from 'd3-shape';
import { useState, type PointerEvent } from 'react';
import { chinaClock } from '#core/rules/format/china-time.ts';
import styles from './line-chart.module.css';

export interface ChartSeries {
  readonly name: string;
  /** One for each of `xs`. */
  readonly values: readonly number[];
  readonly look: 'solid' | 'dashed';
}

interface LineChartProps {
  /** What the chart shows, for who does not see it. */
  readonly label: string;
  /** ISO times in order. */
  readonly xs: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly limit?: { readonly name: string; readonly value: number };
  /** One value for each day: the cursor says no time. */
  readonly isDaily?: boolean;
  /** In a side column. */
  readonly isNarrow?: boolean;
  /** Stands behind every value. */
  readonly unit?: string;
}

const wide = { width: 800, height: 236, edge: { top: 18, right: 88, bottom: 24, left: 52 }, ticks: 6 };
const narrow = { width: 348, height: 168, edge: { top: 14, right: 62, bottom: 24, left: 38 }, ticks: 3 };
// Ticks stand at full hours of China.
const inChina = (iso: string): Date => chinaClock(Date.parse(iso));
const minuteMs = 60_000;
const lineHeight = 14;
const isFullMinute = (at: Date): boolean => at.getTime() % minuteMs === 0;
const clock = (at: Date): string => at.toISOString().slice(11, 16);
const monthDay = (at: Date): string => at.toISOString().slice(5, 10);
const dayClock = (at: Date): string => `${monthDay(at)} ${clock(at)}`;

/** Where labels stand that would cover each other: from the lowest point up, a line apart. */
function labelPlaces(ends: readonly number[]): readonly number[] {
  const places = [...ends];
  const upwards = ends.map((_, at) => at).sort((one, other) => (ends[other] ?? 0) - (ends[one] ?? 0));
  let lowest = Infinity;
  for (const at of upwards) {
    lowest = Math.min(ends[at] ?? 0, lowest - lineHeight);
    places[at] = lowest;
  }
  return places;
}

/** Lines over time on one grid. Pointer and arrow keys move a cursor that says the values of a moment. */
export function LineChart({
  label,
  xs,
  series,
  limit,
  isDaily = false,
  isNarrow = false,
  unit = '',
}: LineChartProps) {
  const { width, height, edge, ticks } = isNarrow ? narrow : wide;
  const shown = (value: number): string => value.toLocaleString('zh-CN') + unit;
  const [chosen, setChosen] = useState<number>();
  const [first, last] = [xs[0], xs[xs.length - 1]];
  if (first === undefined || last === undefined) return null;
  const times = xs.map(inChina);
  const x = scaleUtc([inChina(first), inChina(last)], [edge.left, width - edge.right]);
  // At least four, so that the ticks of counts are whole numbers.
  const most = Math.max(4, limit?.value ?? 0, ...series.flatMap(({ values }) => values));
  const y = scaleLinear([0, most], [height - edge.bottom, edge.top]).nice(4);
  const path = line<number>(
    (_, at) => x(times[at] ?? 0),
    (value) => y(value),
  );
  const ends = series.map(({ values }) => y(values[values.length - 1] ?? 0));
  const places = labelPlaces(limit ? [...ends, y(limit.value)] : ends);
  const at = chosen === undefined ? undefined : Math.min(chosen, xs.length - 1);
  const cursor = at === undefined ? undefined : times[at];
  const words = (index: number): string =>
    [
      times[index] ? (isDaily ? monthDay(times[index]) : dayClock(times[index])) : '',
      ...series.map(({ name, values }) => `${name} ${shown(values[index] ?? 0)}`),
    ].join('，');
  const point = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>): void => {
    const box = currentTarget.getBoundingClientRect();
    const pointed = x.invert(((clientX - box.left) / box.width) * width).getTime();
    const distance = (each: Date): number => Math.abs(each.getTime() - pointed);
    setChosen(
      times.reduce((best, each, index) => (distance(each) < distance(times[best] ?? each) ? index : best), 0),
    );
  };
  return (
    <figure className={isNarrow ? `${styles.chart} ${styles.narrow}` : styles.chart}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
        onPointerMove={point}
        onPointerLeave={() => setChosen(undefined)}
      >
        {y
          .ticks(4)
          .filter(Number.isInteger)
          .map((tick) => (
            <g key={tick}>
              <line
                className={styles.grid}
                x1={edge.left}
                x2={width - edge.right}
                y1={y(tick)}
                y2={y(tick)}
              />
              <text x={edge.left - 8} y={y(tick) + 4} textAnchor="end">
                {shown(tick)}
              </text>
            </g>
          ))}
        {x
          .ticks(ticks)
          .filter(isFullMinute)
          .map((tick) => (
            <text key={tick.getTime()} x={x(tick)} y={height - 6} textAnchor="middle">
              {tick.getTime() % 86_400_000 === 0 ? monthDay(tick) : clock(tick)}
            </text>
          ))}
        {limit && (
          <g className={styles.limit}>
            <line x1={edge.left} x2={width - edge.right} y1={y(limit.value)} y2={y(limit.value)} />
            <text x={width - edge.right + 8} y={(places[series.length] ?? 0) + 4}>
              {limit.name}
            </text>
          </g>
        )}
        {series.map(({ name, values, look }, index) => {
          const end = values[values.length - 1] ?? 0;
          return (
            <g key={name} className={styles[look]}>
              <path d={path(values) ?? ''} />
              <circle cx={x(inChina(last))} cy={y(end)} r="3" />
              <text x={width - edge.right + 8} y={(places[index] ?? 0) + 4}>
                {name} {shown(end)}
              </text>
            </g>
          );
        })}
        {cursor && (
          <line
            className={styles.cursor}
            x1={x(cursor)}
            x2={x(cursor)}
            y1={edge.top}
            y2={height - edge.bottom}
          />
        )}
      </svg>
      <input
        type="range"
        aria-label={`${label}，按左右键看某一刻`}
        min={0}
        max={xs.length - 1}
        value={at ?? xs.length - 1}
        aria-valuetext={words(at ?? xs.length - 1)}
        onChange={({ target }) => setChosen(Number(target.value))}
        onBlur={() => setChosen(undefined)}
      />
      <figcaption>{words(at ?? xs.length - 1)}</figcaption>
    </figure>
  );
}
