import { useQuery } from '@tanstack/react-query';
import { overview } from '#core/contract/console/overview.ts';
import type { RenewalCohort } from '#core/contract/console/overview.shapes.ts';
import { FilterBar } from '../../lists/filter-bar.tsx';
import { reading } from '../../platform/queries.ts';
import { Card } from '../../ui/card.tsx';
import { RankChart } from '../../ui/rank-chart.tsx';
import { Cohorts } from '../overview/cohorts.tsx';
import { placeFields, type ReportFilters } from './report-filters.ts';
import styles from './reports.module.css';

interface RenewalTabProps {
  readonly filters: ReportFilters;
  readonly onChange: (filters: ReportFilters) => void;
}
const cityFields = placeFields.filter(({ name }) => name === 'city');
const percent = (share: number): string => `${share.toFixed(1)}%`;

/** Of the members of each month, how many renewed: their second month, the last month that is over, and the table of all months. */
export function RenewalTab({ filters, onChange }: RenewalTabProps) {
  const { city } = filters;
  const query = useQuery({
    ...reading(overview.renewalCohorts, { city }),
    placeholderData: (before) => before,
  });
  const cohorts = query.data?.rows ?? [];
  const chart = (
    title: string,
    of: (months: RenewalCohort['months']) => RenewalCohort['months'][number] | undefined,
  ) => (
    <Card title={title} facts="按开通月，%">
      <RankChart
        label={title}
        rows={cohorts.flatMap(({ month, months }) => {
          const counts = of(months);
          return counts ? [{ name: month, value: (counts.renewed / counts.reached) * 100 }] : [];
        })}
        text={percent}
      />
    </Card>
  );
  return (
    <>
      <FilterBar fields={cityFields} filters={filters} onChange={onChange} />
      {cohorts.length > 0 && (
        <div className={styles.charts}>
          {chart('第 2 个月续费', (months) => months[1])}
          {chart('到现在还在', (months) => months.at(-1))}
        </div>
      )}
      <Cohorts city={city} />
    </>
  );
}
