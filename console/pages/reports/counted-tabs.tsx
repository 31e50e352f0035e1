import { useQuery } from '@tanstack/react-query';
import { reports } from '#core/contract/console/reports/reports.ts';
import { reading } from '../../platform/queries.ts';
import {
  chosenField,
  eventFields,
  eventInput,
  funnelInput,
  placeFields,
  tradeInput,
  type ReportFilters,
} from './report-filters.ts';
import { ReportFrame } from './report-frame.tsx';
import { everyMs, ReportShell } from './report-shell.tsx';
import { claimView, eventView, funnelView, orderView } from './report-views.ts';

interface TabProps {
  readonly filters: ReportFilters;
  readonly onChange: (filters: ReportFilters) => void;
}

/** Pressing a group shows it alone, by day. */
const openGroup =
  ({ filters, onChange }: TabProps, by: string) =>
  (key: string): void =>
    onChange({ ...filters, [by]: key, by: undefined });

export function ClaimTab(tab: TabProps) {
  const input = tradeInput(tab.filters);
  const query = useQuery({ ...reading(reports.claimReport, input), refetchInterval: everyMs });
  const product = chosenField('product', '权益产品', input.product, query.data?.onlyName);
  return (
    <ReportShell
      {...tab}
      {...claimView}
      fields={[...placeFields, ...product]}
      query={query}
      by={input.by}
      endpoint={reports.claimReport}
      input={input}
    >
      {(report, aside, groupTitle) => (
        <ReportFrame
          view={claimView}
          by={input.by}
          groupTitle={groupTitle}
          report={report}
          onOpen={openGroup(tab, input.by)}
          aside={aside}
        />
      )}
    </ReportShell>
  );
}

export function OrderTab(tab: TabProps) {
  const input = tradeInput(tab.filters);
  const query = useQuery({ ...reading(reports.orderReport, input), refetchInterval: everyMs });
  const product = chosenField('product', '商品', input.product, query.data?.onlyName);
  return (
    <ReportShell
      {...tab}
      {...orderView}
      fields={[...placeFields, ...product]}
      query={query}
      by={input.by}
      endpoint={reports.orderReport}
      input={input}
    >
      {(report, aside, groupTitle) => (
        <ReportFrame
          view={orderView}
          by={input.by}
          groupTitle={groupTitle}
          report={report}
          onOpen={openGroup(tab, input.by)}
          aside={aside}
        />
      )}
    </ReportShell>
  );
}

export function FunnelTab(tab: TabProps) {
  const input = funnelInput(tab.filters);
  const query = useQuery({ ...reading(reports.funnelReport, input), refetchInterval: everyMs });
  return (
    <ReportShell
      {...tab}
      {...funnelView}
      fields={placeFields}
      query={query}
      by={input.by}
      endpoint={reports.funnelReport}
      input={input}
    >
      {(report, aside, groupTitle) => (
        <ReportFrame
          view={funnelView}
          by={input.by}
          groupTitle={groupTitle}
          report={report}
          onOpen={openGroup(tab, input.by)}
          aside={aside}
        />
      )}
    </ReportShell>
  );
}

export function EventTab(tab: TabProps) {
  const input = eventInput(tab.filters);
  const query = useQuery({ ...reading(reports.eventReport, input), refetchInterval: everyMs });
  const page = chosenField('page', '页面', input.page, query.data?.onlyName);
  return (
    <ReportShell
      {...tab}
      {...eventView}
      fields={[...eventFields, ...page]}
      query={query}
      by={input.by}
      endpoint={reports.eventReport}
      input={input}
    >
      {(report, aside, groupTitle) => (
        <ReportFrame
          view={eventView}
          by={input.by}
          groupTitle={groupTitle}
          report={report}
          onOpen={openGroup(tab, input.by)}
          aside={aside}
        />
      )}
    </ReportShell>
  );
}
