import type { FigurePeriod } from '#core/contract/console/overview.shapes.ts';
import type { HostId } from '#core/config/hosts.ts';
import { Cohorts } from './cohorts.tsx';
import { Funnel } from './funnel.tsx';
import styles from './overview.module.css';

interface InsightProps {
  readonly period: FigurePeriod;
  readonly city: string | undefined;
  readonly host: HostId | undefined;
}

/** Who comes how far and who stays, by city and host. */
export const Insight = ({ period, city, host }: InsightProps) => (
  <section className={styles.insight} aria-label="漏斗和续费">
    <div className={styles.halves}>
      <Funnel period={period === 'hour' ? 'day' : period} city={city} host={host} />
      <Cohorts city={city} />
    </div>
  </section>
);
