import { useState, type PointerEvent } from 'react';
import { chartTop } from '#core/rules/number/chart-scale.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import styles from './bar-chart.module.css';

export interface ChartBar {
  readonly key: string;
  /** Under the bar; empty where there is no room. */
  readonly text: string;
  /** In the table and the line above the chart. */
  readonly name: string;
  /** In the unit of the axis. */
  readonly value: number;
  readonly valueText: string;
  readonly isNow?: boolean;
}

interface BarChartProps {
  readonly label: string;
  readonly unit: string;
  /** What is measured: the head of the table's column. */
  readonly measure: string;
  readonly bars: readonly ChartBar[];
  /** Whether every bar carries its value. */
  readonly values: boolean;
  /** The bar that is read first; the last one by default. */
  readonly first?: number | undefined;
  /** The bar that is read. */
  onRead?(at: number): void;
}

const plotHeight = 110;
const top = 22;
const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** Amounts as bars. A finger, the arrow keys or a mouse read single bars; a table has all of them for screen readers. */
export function BarChart({ label, unit, measure, bars, values, first, onRead }: BarChartProps) {
  const [chosen, setChosen] = useState(first ?? Math.max(0, bars.length - 1));
  const choose = (place: number) => {
    setChosen(place);
    onRead?.(place);
  };
  const at = Math.min(chosen, Math.max(0, bars.length - 1));
  const axis = chartTop(Math.max(...bars.map(({ value }) => value), 0));
  const read = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const place = Math.floor(((event.clientX - left) / Math.max(1, width)) * bars.length);
    choose(Math.max(0, Math.min(bars.length - 1, place)));
  };
  const bar = bars[at];
  return (
    <div>
      <p className={styles.reading}>
        <span className="text-tertiary">单位：{unit}</span>
        {bar && (
          <output aria-live="off">
            {bar.name} <b className="number">{bar.valueText}</b>
          </output>
        )}
      </p>
      <div className={styles.frame}>
        <ul className={styles.axis} aria-hidden="true">
          {[axis, axis / 2, 0].map((value) => (
            <li key={value} className="number">
              {Math.round(value * 100) / 100}
            </li>
          ))}
        </ul>
        <div
          className={styles.plot}
          onPointerDown={read}
          onPointerMove={(event) => event.buttons > 0 && read(event)}
        >
          <svg className={styles.drawing} aria-hidden="true">
            {[top, top + plotHeight / 2].map((y) => (
              <line key={y} className={styles.gridRule} x1="0" x2="100%" y1={y} y2={y} />
            ))}
            <line className={styles.baseRule} x1="0" x2="100%" y1={top + plotHeight} y2={top + plotHeight} />
            {bars.map((each, place) => (
              <Bar
                key={each.key}
                bar={each}
                x={((place + 0.5) / bars.length) * 100}
                width={Math.min(22, Math.max(4, 180 / bars.length))}
                axis={axis}
                isChosen={place === at}
                withValue={values}
              />
            ))}
          </svg>
          <input
            className={styles.keys}
            type="range"
            min={0}
            max={Math.max(0, bars.length - 1)}
            value={at}
            aria-label={label}
            aria-valuetext={bar ? `${bar.name} ${bar.valueText}` : undefined}
            onChange={(event) => choose(Number(event.target.value))}
          />
        </div>
      </div>
      {/* A table ignores the height of the hidden class and would lengthen the page by its rows. */}
      <div className="visually-hidden">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">时间</th>
              <th scope="col">{measure}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ key, name, valueText }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{valueText}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface BarProps {
  readonly bar: ChartBar;
  readonly x: number;
  readonly width: number;
  readonly axis: number;
  readonly isChosen: boolean;
  readonly withValue: boolean;
}

function Bar({ bar: { value, text, isNow }, x, width, axis, isChosen, withValue }: BarProps) {
  const height = Math.min(plotHeight, (value / axis) * plotHeight);
  const y = top + plotHeight - height;
  const radius = Math.min(6, width / 2);
  return (
    <svg x={`${x}%`} overflow="visible">
      <rect className={styles.track} x={-width / 2} y={top} width={width} height={plotHeight} rx={radius} />
      <rect
        className={joinClasses(styles.bar, (isNow || isChosen) && styles.now)}
        x={-width / 2}
        y={y}
        width={width}
        height={height}
        rx={Math.min(radius, height / 2)}
      />
      {withValue && (
        <text
          className={joinClasses('number', styles.value, isNow && styles.valueNow)}
          y={Math.max(14, y - 6)}
          textAnchor="middle"
        >
          {oneDecimal(value)}
        </text>
      )}
      {text && (
        <text
          className={joinClasses(styles.name, isNow && styles.nameNow)}
          y={top + plotHeight + 20}
          textAnchor="middle"
        >
          {text}
        </text>
      )}
    </svg>
  );
}
