import type { reports } from '#core/contract/console/reports/reports.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import type { Deps } from '../../../deps.ts';
import type { ConsoleHandlers } from '../../../http/operators/serve-console.ts';
import { readReport, type ReportSource } from './read-report.ts';
import { claimDays, orderDays } from './sources.ts';

export const reportRoutes = (deps: Deps): ConsoleHandlers<typeof reports> => ({
  claimReport: (input) => tradeReport(deps, claimDays, input),
  orderReport: (input) => tradeReport(deps, orderDays, input),
});

async function tradeReport<Name extends string>(
  { db, clock }: Deps,
  source: ReportSource<Name, 'product' | 'city' | 'host'>,
  { product, city, host, ...input }: InputOf<typeof reports.claimReport>,
) {
  const report = await readReport(db, source, { ...input, only: { product, city, host } }, clock.now());
  const productName =
    product === undefined ? null : ((await source.namesOf(db, 'product', [product])).get(product) ?? product);
  return { ...report, productName };
}
