import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { overview } from '#core/contract/console/overview.ts';
import { formatTime } from '../../platform/format.ts';
import { reading, useMe } from '../../platform/queries.ts';
import { Card } from '../../ui/card.tsx';
import { LineChart } from '../../ui/line-chart.tsx';
import { Head, ListState } from '../../ui/parts.tsx';
import { RecentAudit } from '../audit/audit-table.tsx';
import { Alerts } from './alerts.tsx';
import { FigureCards } from './figure-cards.tsx';
import styles from './overview.module.css';
import { Insight } from './insight.tsx';
import { Refusals } from './refusals.tsx';

const route = getRouteApi('/shell/overview');
const periods = [
  ['hour', '1 小时'],
  ['day', '今天'],
  ['week', '7 天'],
] as const;
/** The figures are written every few seconds. */
const everyMs = 10_000;
const targetMs = 300;

/** The state of the day: figures beside those of the week before, curves, refusals, response times and alerts. */
export function OverviewPage() {
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const { may } = useMe();
  const period = periods.find(([each]) => each === filters.period)?.[0] ?? 'day';
  const query = useQuery({
    ...reading(overview.figures, { period }),
    refetchInterval: everyMs,
    placeholderData: (before) => before,
  });
  const { data } = query;
  const apply = (search: typeof filters): void => void navigate({ search });
  const xs = data?.steps.map(({ at }) => at) ?? [];
  return (
    <>
      <Head title="概览" facts={data ? `${formatTime(data.readAt)} 更新，和上周同一时段比` : ''}>
        <div className={styles.periods} role="group" aria-label="看多久">
          {periods.map(([each, text]) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === period}
              onClick={() => apply({ ...filters, period: each === 'day' ? undefined : each })}
            >
              {text}
            </button>
          ))}
        </div>
      </Head>
      {(query.error || !data) && <ListState query={query} isEmpty={false} empty="" />}
      {data && <FigureCards figures={data} />}
      {data && (
        <div className={styles.page}>
          <div className={styles.columns}>
            <Card title="领取与订单">
              <LineChart
                label="领取与订单"
                xs={xs}
                series={[
                  { name: '领取', values: data.steps.map(({ claims }) => claims), look: 'solid' },
                  {
                    name: '上周',
                    values: data.steps.map(({ claimsBefore }) => claimsBefore),
                    look: 'dashed',
                  },
                  { name: '订单', values: data.steps.map(({ orders }) => orders), look: 'solid' },
                ]}
              />
            </Card>
            <Alerts />
          </div>
          <div className={styles.halves}>
            <Refusals refusals={data.refusals} total={data.claimsRefused.value} />
            <Card title="响应时间" facts={`毫秒，目标 p99 ≤ ${targetMs}`}>
              <LineChart
                label="响应时间，毫秒"
                xs={xs}
                series={[
                  { name: 'p50', values: data.steps.map(({ p50 }) => p50 ?? 0), look: 'dashed' },
                  { name: 'p99', values: data.steps.map(({ p99 }) => p99 ?? 0), look: 'solid' },
                ]}
                limit={{ name: `目标 ${targetMs}`, value: targetMs }}
              />
            </Card>
          </div>
        </div>
      )}
      <Insight filters={filters} onChange={apply} />
      {(may('audit.view') || may('audit.own')) && <RecentAudit />}
    </>
  );
}
