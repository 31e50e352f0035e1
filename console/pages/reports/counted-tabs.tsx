import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { reports } from '#core/contract/console/reports/reports.ts';
import type { ConsoleEndpoint } from '#core/contract/endpoint.ts';
import { reading } from '../../platform/queries.ts';
import {
  chosenField,
  eventFields,
  eventInput,
  funnelInput,
  placeFields,
  tradeInput,
  type ReportField,
  type ReportFilters,
} from './report-filters.ts';
import { ReportFrame, type CountedReport } from './report-frame.tsx';
import { everyMs, ReportShell, type Shown } from './report-shell.tsx';
import { claimView, eventView, funnelView, orderView, type ReportView } from './report-views.ts';

interface TabProps {
  readonly filters: ReportFilters;
  readonly onChange: (filters: ReportFilters) => void;
}

interface CountedTabProps<Name extends string> extends TabProps {
  readonly view: ReportView<Name>;
  readonly endpoint: ConsoleEndpoint;
  readonly input: { readonly by: string };
  readonly query: UseQueryResult<Shown & CountedReport<Name>>;
  readonly fields: readonly ReportField[];
}

/** A report of counts; pressing a group shows it alone, by day. */
const CountedTab = <Name extends string>({
  filters,
  onChange,
  view,
  endpoint,
  input,
  query,
  fields,
}: CountedTabProps<Name>) => (
  <ReportShell
    title={view.title}
    groups={view.groups}
    fields={fields}
    filters={filters}
    onChange={onChange}
    query={query}
    by={input.by}
    endpoint={endpoint}
    input={input}
  >
    {(report, aside, groupTitle) => (
      <ReportFrame
        view={view}
        by={input.by}
        groupTitle={groupTitle}
        report={report}
        onOpen={(key) => onChange({ ...filters, [input.by]: key, by: undefined })}
        aside={aside}
      />
    )}
  </ReportShell>
);

export function ClaimTab(tab: TabProps) {
  const input = tradeInput(tab.filters);
  const query = useQuery({ ...reading(reports.claimReport, input), refetchInterval: everyMs });
  const chosen = chosenField('product', '权益产品', input.product, query.data?.onlyName);
  return (
    <CountedTab
      {...tab}
      view={claimView}
      endpoint={reports.claimReport}
      input={input}
      query={query}
      fields={[...placeFields, ...chosen]}
    />
  );
}

export function OrderTab(tab: TabProps) {
  const input = tradeInput(tab.filters);
  const query = useQuery({ ...reading(reports.orderReport, input), refetchInterval: everyMs });
  const chosen = chosenField('product', '商品', input.product, query.data?.onlyName);
  return (
    <CountedTab
      {...tab}
      view={orderView}
      endpoint={reports.orderReport}
      input={input}
      query={query}
      fields={[...placeFields, ...chosen]}
    />
  );
}

export function FunnelTab(tab: TabProps) {
  const input = funnelInput(tab.filters);
  const query = useQuery({ ...reading(reports.funnelReport, input), refetchInterval: everyMs });
  return (
    <CountedTab
      {...tab}
      view={funnelView}
      endpoint={reports.funnelReport}
      input={input}
      query={query}
      fields={placeFields}
    />
  );
}

export function EventTab(tab: TabProps) {
  const input = eventInput(tab.filters);
  const query = useQuery({ ...reading(reports.eventReport, input), refetchInterval: everyMs });
  const chosen = chosenField('page', '页面', input.page, query.data?.onlyName);
  return (
    <CountedTab
      {...tab}
      view={eventView}
      endpoint={reports.eventReport}
      input={input}
      query={query}
      fields={[...eventFields, ...chosen]}
    />
  );
}
