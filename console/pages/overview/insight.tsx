import { useQuery } from '@tanstack/react-query';
import { goods } from '#core/contract/console/goods.ts';
import { hostChoices } from '#core/rules/console/content-forms/choices.ts';
import { FilterBar } from '../../lists/filter-bar.tsx';
import type { FilterField } from '../../lists/filter-field.ts';
import { reading } from '../../platform/queries.ts';
import { Cohorts } from './cohorts.tsx';
import { Funnel } from './funnel.tsx';
import styles from './overview.module.css';

type Filters = { readonly [Name in 'period' | 'city' | 'host']?: string | undefined };
interface InsightProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** Who comes how far and who stays, by city and host. The figures above are those of all. */
export function Insight({ filters, onChange }: InsightProps) {
  const choices = useQuery({ ...reading(goods.goodsChoices, {}), staleTime: 300_000 });
  const { period, city } = filters;
  const host = hostChoices.find(([id]) => id === filters.host)?.[0];
  const fields = [
    {
      kind: 'choice',
      name: 'city',
      title: '地市',
      options: (choices.data?.cities ?? []).map(({ areaNum, name }) => [areaNum, name] as const),
    },
    {
      kind: 'choice',
      name: 'host',
      title: '渠道',
      options: hostChoices,
    },
  ] as const satisfies readonly FilterField[];
  return (
    <section className={styles.insight} aria-label="漏斗和续费">
      <FilterBar fields={fields} filters={filters} onChange={onChange}>
        <span className={styles.hint}>地市筛选漏斗和续费，渠道只筛选漏斗</span>
      </FilterBar>
      <div className={styles.halves}>
        <Funnel period={period === 'week' || period === 'month' ? period : 'day'} city={city} host={host} />
        <Cohorts city={city} />
      </div>
    </section>
  );
}
