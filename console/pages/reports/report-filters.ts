import { reportGroups, type ReportGroup } from '#core/contract/console/reports/report-groups.ts';
import { hostChoices, provinceCities } from '#core/rules/console/content-forms/choices.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import type { FilterField } from '../../lists/filter-field.ts';

export type ReportFilters = {
  readonly [Name in 'report' | 'period' | 'from' | 'until' | 'by' | 'product' | 'city' | 'host']?:
    | string
    | undefined;
};

export const reportPeriods = [7, 30, 90] as const;

const dayOf = (iso: string | undefined): string | undefined => {
  const at = iso === undefined ? Number.NaN : Date.parse(iso);
  return Number.isNaN(at) ? undefined : chinaDay(at);
};

/** The filters of the address as the calls want them; one that the address has wrong is left out. */
export function reportInput({ period, from, until, by, product, city, host }: ReportFilters) {
  const [first, last] = [dayOf(from), dayOf(until)];
  const chosenHost = hostChoices.find(([id]) => id === host)?.[0];
  const group: ReportGroup = reportGroups.find((each) => each === by) ?? 'day';
  return {
    period: reportPeriods.find((each) => String(each) === period) ?? 30,
    by: group,
    ...(first !== undefined && { from: first }),
    ...(last !== undefined && { until: last }),
    ...(product !== undefined && { product }),
    ...(city !== undefined && /^\d{6}$/.test(city) && { city }),
    ...(chosenHost && { host: chosenHost }),
  };
}

export const reportFields = (productTitle: string, product: readonly [string, string] | undefined) =>
  [
    { kind: 'day', name: 'from', title: '从' },
    { kind: 'day', name: 'until', title: '到' },
    { kind: 'choice', name: 'city', title: '地市', options: provinceCities },
    { kind: 'choice', name: 'host', title: '渠道', options: hostChoices },
    // It is chosen in the table by product.
    ...(product
      ? [{ kind: 'choice' as const, name: 'product' as const, title: productTitle, options: [product] }]
      : []),
  ] as const satisfies readonly FilterField[];
