import { eventGroups, funnelGroups, reportGroups } from '#core/contract/console/reports/report-groups.ts';
import { hostChoices, provinceCities } from '#core/rules/console/content-forms/choices.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { eventKindNames } from '#core/rules/tracking/event-kind-names.ts';
import type { FilterField } from '../../lists/filter-field.ts';

const names = [
  'report',
  'period',
  'from',
  'until',
  'by',
  'product',
  'city',
  'host',
  'event',
  'page',
  'kind',
] as const;
export type ReportFilters = { readonly [Name in (typeof names)[number]]?: string | undefined };
export type ReportField = FilterField & { readonly name: keyof ReportFilters };

export const reportPeriods = [7, 30, 90] as const;

const dayOf = (iso: string | undefined): string | undefined => {
  const at = iso === undefined ? Number.NaN : Date.parse(iso);
  return Number.isNaN(at) ? undefined : chinaDay(at);
};

// The filters of the address as the calls want them; one that the address has wrong is left out.
export function periodInput({ period, from, until }: ReportFilters) {
  const [first, last] = [dayOf(from), dayOf(until)];
  return {
    period: reportPeriods.find((each) => String(each) === period) ?? 30,
    ...(first !== undefined && { from: first }),
    ...(last !== undefined && { until: last }),
  };
}

const hostInput = ({ host }: ReportFilters) => {
  const chosen = hostChoices.find(([id]) => id === host)?.[0];
  return chosen && { host: chosen };
};
const placeInput = ({ city, host }: ReportFilters) => ({
  ...(city !== undefined && /^\d{6}$/.test(city) && { city }),
  ...hostInput({ host }),
});

export const tradeInput = (filters: ReportFilters) => ({
  ...periodInput(filters),
  by: reportGroups.find((each) => each === filters.by) ?? ('day' as const),
  ...placeInput(filters),
  ...(filters.product !== undefined && { product: filters.product }),
});

export const funnelInput = (filters: ReportFilters) => ({
  ...periodInput(filters),
  by: funnelGroups.find((each) => each === filters.by) ?? ('day' as const),
  ...placeInput(filters),
});

export const eventInput = (filters: ReportFilters) => ({
  ...periodInput(filters),
  by: eventGroups.find((each) => each === filters.by) ?? ('day' as const),
  ...hostInput(filters),
  ...(filters.event !== undefined && { event: filters.event }),
  ...(filters.page !== undefined && { page: filters.page }),
});

export const dayFields = [
  { kind: 'day', name: 'from', title: '从' },
  { kind: 'day', name: 'until', title: '到' },
] as const satisfies readonly ReportField[];
const hostField = { kind: 'choice', name: 'host', title: '渠道', options: hostChoices } as const;
export const placeFields = [
  ...dayFields,
  { kind: 'choice', name: 'city', title: '地市', options: provinceCities },
  hostField,
] as const satisfies readonly ReportField[];
export const eventFields = [
  ...dayFields,
  { kind: 'choice', name: 'event', title: '事件', options: Object.entries(eventKindNames) },
  hostField,
] as const satisfies readonly ReportField[];

/** What is chosen in the table is a filter only while it is chosen. */
export const chosenField = (
  name: 'product' | 'page',
  title: string,
  value: string | undefined,
  text: string | null | undefined,
): readonly ReportField[] =>
  value === undefined ? [] : [{ kind: 'choice', name, title, options: [[value, text ?? value]] }];
