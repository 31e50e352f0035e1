import type { reports } from '#core/contract/console/reports/reports.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import { loggedPageTitle } from '#core/rules/tracking/logged-pages.ts';
import type { Deps } from '../../../deps.ts';
import type { ConsoleHandlers } from '../../../http/operators/serve-console.ts';
import { readReport, type ReportSource } from './read-report.ts';
import { claimDays, orderDays } from './sources.ts';
import { eventDays, funnelDays } from './visit-sources.ts';

export const reportRoutes = (deps: Deps): ConsoleHandlers<typeof reports> => ({
  claimReport: (input) => tradeReport(deps, claimDays, input),
  orderReport: (input) => tradeReport(deps, orderDays, input),
  async funnelReport({ city, host, ...input }) {
    const only = { city, host };
    return {
      ...(await readReport(deps.db, funnelDays, { ...input, only }, deps.clock.now())),
      onlyName: null,
    };
  },
  async eventReport({ event, page, host, ...input }) {
    const only = { event, page, host };
    const report = await readReport(deps.db, eventDays, { ...input, only }, deps.clock.now());
    return { ...report, onlyName: page === undefined ? null : loggedPageTitle(page) };
  },
});

async function tradeReport<Name extends string>(
  { db, clock }: Deps,
  source: ReportSource<Name, 'product' | 'city' | 'host'>,
  { product, city, host, ...input }: InputOf<typeof reports.claimReport>,
) {
  const report = await readReport(db, source, { ...input, only: { product, city, host } }, clock.now());
  const onlyName =
    product === undefined ? null : ((await source.namesOf(db, 'product', [product])).get(product) ?? product);
  return { ...report, onlyName };
}
