import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { FigurePeriod } from '#core/contract/console/overview.shapes.ts';
import { goods } from '#core/contract/console/goods.ts';
import { overview } from '#core/contract/console/overview.ts';
import { hostChoices } from '#core/rules/console/content-forms/choices.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { FilterBar } from '../../lists/filter-bar.tsx';
import type { FilterField } from '../../lists/filter-field.ts';
import { formatTime } from '../../platform/format.ts';
import { reading, useMe } from '../../platform/queries.ts';
import { Head, ListState } from '../../ui/parts.tsx';
import { RecentAudit } from '../audit/audit-table.tsx';
import { Alerts } from './alerts.tsx';
import { FigureCards } from './figure-cards.tsx';
import { FigureCurves, ResponseTimes } from './figure-curves.tsx';
import { Insight } from './insight.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { Refusals } from './refusals.tsx';
import styles from './overview.module.css';

const route = getRouteApi('/shell/overview');
const comparedWith: Readonly<Record<FigurePeriod, string>> = {
  hour: '上周同一时段',
  day: '上周同一时段',
  week: '上周同一时段',
  month: '之前 30 天',
};
/** The figures are written every few seconds. */
const everyMs = 10_000;

/** The state of the day or of a longer time, of all or of a city or host: figures, curves, refusals, response times and alerts. */
export function OverviewPage() {
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const { may } = useMe();
  const choices = useQuery({ ...reading(goods.goodsChoices, {}), staleTime: 300_000 });
  const host = hostChoices.find(([id]) => id === filters.host)?.[0];
  const { city } = filters;
  const isPlace = city !== undefined || host !== undefined;
  const period = periodIn(filters.period, isPlace);
  const input = { period, ...(city !== undefined && { city }), ...(host !== undefined && { host }) };
  const query = useQuery({
    ...reading(overview.figures, input),
    refetchInterval: everyMs,
    placeholderData: (before) => before,
  });
  const { data } = query;
  const apply = (search: typeof filters): void => void navigate({ search });
  const fields = [
    {
      kind: 'choice',
      name: 'city',
      title: '地市',
      options: (choices.data?.cities ?? []).map(({ areaNum, name }) => [areaNum, name] as const),
    },
    { kind: 'choice', name: 'host', title: '渠道', options: hostChoices },
  ] as const satisfies readonly FilterField[];
  return (
    <>
      <Head title="概览" facts={data ? factsOf(data, comparedWith[period]) : ''}>
        <PeriodChoice
          period={period}
          isPlace={isPlace}
          onChange={(each) => apply({ ...filters, period: each === 'day' ? undefined : each })}
        />
        <ExportButton endpoint={overview.figureSteps} filters={input} fileName="概览" />
      </Head>
      <FilterBar fields={fields} filters={filters} onChange={apply}>
        {isPlace && <span className={styles.hint}>被拒的原因和响应时间不分地市和渠道；续费只分地市</span>}
      </FilterBar>
      {(query.error || !data) && <ListState query={query} isEmpty={false} empty="" />}
      {data && <FigureCards figures={data} comparedWith={comparedWith[period]} />}
      {data && (
        <div className={styles.page}>
          <div className={styles.columns}>
            <FigureCurves figures={data} period={period} />
            <Alerts />
          </div>
          {data.claimsRefused && (
            <div className={styles.halves}>
              <Refusals refusals={data.refusals} total={data.claimsRefused.value} />
              <ResponseTimes steps={data.steps} isDaily={period === 'month'} />
            </div>
          )}
        </div>
      )}
      <Insight period={period} city={city} host={host} />
      {(may('audit.view') || may('audit.own')) && <RecentAudit />}
    </>
  );
}

/** Of a city or a host there are no minutes. */
function periodIn(text: string | undefined, isPlace: boolean): FigurePeriod {
  if (text === 'week' || text === 'month') return text;
  return text === 'hour' && !isPlace ? 'hour' : 'day';
}

const factsOf = (
  { readAt, countedUntil }: { readonly readAt: string; readonly countedUntil: string | null },
  compared: string,
): string =>
  countedUntil === null
    ? `${formatTime(readAt)} 更新，和${compared}比`
    : `统计到 ${formatTime(countedUntil)}，没过完的不参与和${compared}的比较`;
