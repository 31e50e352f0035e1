import type { FigurePeriod } from '#core/contract/console/overview.shapes.ts';
import styles from './overview.module.css';

const periods: readonly (readonly [FigurePeriod, string])[] = [
  ['hour', '1 小时'],
  ['day', '今天'],
  ['week', '7 天'],
  ['month', '30 天'],
];

interface PeriodChoiceProps {
  readonly period: FigurePeriod;
  /** Of a city or a host there are no minutes. */
  readonly isPlace: boolean;
  readonly onChange: (period: FigurePeriod) => void;
}

export const PeriodChoice = ({ period, isPlace, onChange }: PeriodChoiceProps) => (
  <div className={styles.periods} role="group" aria-label="看多久">
    {periods
      .filter(([each]) => each !== 'hour' || !isPlace)
      .map(([each, text]) => (
        <button key={each} type="button" aria-pressed={each === period} onClick={() => onChange(each)}>
          {text}
        </button>
      ))}
  </div>
);
