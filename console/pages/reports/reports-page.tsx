import { getRouteApi } from '@tanstack/react-router';
import { StateTabs } from '../../lists/state-tabs.tsx';
import { Head } from '../../ui/parts.tsx';
import { ActivityTab } from './activity-tab.tsx';
import { ClaimTab, EventTab, FunnelTab, OrderTab } from './counted-tabs.tsx';
import { periodInput, reportPeriods, type ReportFilters } from './report-filters.ts';
import { RenewalTab } from './renewal-tab.tsx';
import styles from './reports.module.css';

const route = getRouteApi('/shell/reports');
const tabs = [
  { tab: undefined, title: '领取', shows: ClaimTab },
  { tab: 'orders', title: '订单', shows: OrderTab },
  { tab: 'funnel', title: '漏斗', shows: FunnelTab },
  { tab: 'renewals', title: '续费', shows: RenewalTab },
  { tab: 'activities', title: '活动成本', shows: ActivityTab },
  { tab: 'events', title: '页面事件', shows: EventTab },
] as const;

/** Reports over days, each beside the period before. */
export function ReportsPage() {
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const apply = (search: ReportFilters): void => void navigate({ search });
  const { tab: chosen, shows: Report } = tabs.find(({ tab }) => tab === filters.report) ?? tabs[0];
  const { period, from, until } = periodInput(filters);
  const hasDays = from !== undefined || until !== undefined;
  return (
    <>
      <Head title="报表" facts="每条按发生的那天算，退款和退回算在退的那天">
        {chosen !== 'renewals' && (
          <div className={styles.choice} role="group" aria-label="看多久">
            {reportPeriods.map((days) => (
              <button
                key={days}
                type="button"
                aria-pressed={!hasDays && days === period}
                onClick={() => apply({ ...filters, period: String(days), from: undefined, until: undefined })}
              >
                {days} 天
              </button>
            ))}
          </div>
        )}
      </Head>
      <div className={styles.page}>
        <StateTabs
          tabs={tabs}
          chosen={chosen}
          // The period stays; filters are those of one report.
          onChoose={(report) =>
            apply({ report, period: filters.period, from: filters.from, until: filters.until })
          }
        />
        <Report filters={filters} onChange={apply} />
      </div>
    </>
  );
}
