import type { ReactNode } from 'react';
import styles from './figure.module.css';

interface MeterProps {
  readonly part: number;
  readonly whole: number;
  /** What is measured, for who does not see the bar. */
  readonly label: string;
  /** Amber from 80 % on: what is used up ends something. */
  readonly warns?: boolean;
}
const nearlyFull = 0.8;

/** How much of a whole is reached. */
export function Meter({ part, whole, label, warns = false }: MeterProps) {
  const share = whole === 0 ? 0 : Math.min(1, part / whole);
  return (
    <span
      className={styles.meter}
      data-full={warns && share >= nearlyFull}
      role="img"
      aria-label={`${label} ${Math.round(share * 100)}%`}
    >
      <i style={{ width: `${share * 100}%` }} />
    </span>
  );
}

interface FigureProps {
  readonly title: string;
  readonly value: string;
  readonly unit?: string;
  readonly tone?: 'success' | 'danger';
  /** Beside the name, such as the curve of the number. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}
/** One number with its name, its unit and what belongs to it. */
export const Figure = ({ title, value, unit, tone, aside, children }: FigureProps) => (
  <div className={styles.figure} data-tone={tone}>
    <dt>
      {title}
      {aside}
    </dt>
    <dd>
      <b>{value}</b> {unit}
    </dd>
    {children && <dd className={styles.more}>{children}</dd>}
  </div>
);

export const Figures = ({ children }: { readonly children: ReactNode }) => (
  <dl className={styles.figures}>{children}</dl>
);
