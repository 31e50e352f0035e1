import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReportGroup } from '#core/contract/console/reports/report-groups.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { FilterBar } from '../../lists/filter-bar.tsx';
import { StateTabs } from '../../lists/state-tabs.tsx';
import { formatTime } from '../../platform/format.ts';
import { reading } from '../../platform/queries.ts';
import { Head, ListState, Tag } from '../../ui/parts.tsx';
import { claimReport } from './claim-report.ts';
import { orderReport } from './order-report.ts';
import { reportFields, reportInput, reportPeriods, type ReportFilters } from './report-filters.ts';
import { ReportFrame } from './report-frame.tsx';
import styles from './reports.module.css';

const route = getRouteApi('/shell/reports');
const tabs = [
  { tab: undefined, title: '领取' },
  { tab: 'orders', title: '订单' },
] as const;
const groups = (productTitle: string): readonly (readonly [ReportGroup, string])[] => [
  ['day', '日期'],
  ['product', productTitle],
  ['city', '地市'],
  ['host', '渠道'],
];
/** The counts follow within two minutes. */
const everyMs = 30_000;
const staleMs = 10 * 60_000;

/** Claims and orders of a period by day, product, city and host, beside the period before. */
export function ReportsPage() {
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const apply = (search: ReportFilters): void => void navigate({ search });
  const isOrders = filters.report === 'orders';
  const view = isOrders ? orderReport : claimReport;
  const input = reportInput(filters);
  const options = { refetchInterval: everyMs };
  const claims = useQuery({ ...reading(claimReport.endpoint, input), ...options, enabled: !isOrders });
  const orders = useQuery({ ...reading(orderReport.endpoint, input), ...options, enabled: isOrders });
  const query = isOrders ? orders : claims;
  const { data } = query;
  const groupTitle = groups(view.productTitle).find(([by]) => by === input.by)?.[1] ?? '';
  const isChosenDays = input.from !== undefined || input.until !== undefined;
  const frame = {
    title: view.title,
    by: input.by,
    groupTitle,
    onOpen:
      input.by === 'day' ? undefined : (key: string) => apply({ ...filters, [input.by]: key, by: undefined }),
    aside: (
      <>
        <span className={styles.space} />
        <ExportButton endpoint={view.endpoint} filters={exported(input)} fileName={view.title} />
      </>
    ),
  };
  return (
    <>
      <Head
        title="报表"
        tag={
          data && isStale(data.readAt, data.countedUntil) && <Tag tone="warning">统计落后，数字会补上</Tag>
        }
        facts={data ? factsOf(data) : ''}
      >
        <div className={styles.choice} role="group" aria-label="看多久">
          {reportPeriods.map((period) => (
            <button
              key={period}
              type="button"
              aria-pressed={!isChosenDays && period === input.period}
              onClick={() => apply({ ...filters, period: String(period), from: undefined, until: undefined })}
            >
              {period} 天
            </button>
          ))}
        </div>
      </Head>
      <div className={styles.page}>
        <div className={styles.bar}>
          <StateTabs
            tabs={tabs}
            chosen={isOrders ? 'orders' : undefined}
            onChoose={(report) => apply({ ...filters, report, product: undefined })}
          />
          <span className={styles.space} />
          <div className={styles.choice} role="group" aria-label="怎么分组">
            {groups(view.productTitle).map(([by, title]) => (
              <button
                key={by}
                type="button"
                aria-pressed={by === input.by}
                onClick={() => apply({ ...filters, by: by === 'day' ? undefined : by })}
              >
                按{title}
              </button>
            ))}
          </div>
        </div>
        <FilterBar
          fields={reportFields(
            view.productTitle,
            filters.product === undefined
              ? undefined
              : [filters.product, data?.productName ?? filters.product],
          )}
          filters={filters}
          onChange={apply}
        />
        {(query.error || !data || isEmpty(data)) && (
          <ListState
            query={query}
            isEmpty={data !== undefined && isEmpty(data)}
            empty={
              data?.countedUntil === null
                ? '第一次统计还没有完成，几分钟后再看'
                : '这段时间没有符合条件的数据'
            }
          />
        )}
        {isOrders
          ? orders.data &&
            !isEmpty(orders.data) && <ReportFrame {...frame} {...orderReport} report={orders.data} />
          : claims.data &&
            !isEmpty(claims.data) && <ReportFrame {...frame} {...claimReport} report={claims.data} />}
      </div>
    </>
  );
}

interface Shown {
  readonly countedUntil: string | null;
  readonly from: string;
  readonly until: string;
  readonly total: { readonly now: object; readonly before: object };
}
const isEmpty = ({ total }: Pick<Shown, 'total'>): boolean =>
  [...Object.values(total.now), ...Object.values(total.before)].every((count) => count === 0);

const isStale = (readAt: string, countedUntil: string | null): boolean =>
  countedUntil !== null && Date.parse(readAt) - Date.parse(countedUntil) > staleMs;

const factsOf = ({ countedUntil, from, until }: Shown): string =>
  `${from} 到 ${until}，数据到 ${countedUntil === null ? '—' : formatTime(countedUntil)}；今天没过完，不和前一期比`;

/** As the address of the file has them. */
const exported = (input: ReturnType<typeof reportInput>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
