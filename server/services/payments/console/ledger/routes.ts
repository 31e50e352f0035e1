import type { ledger } from '#core/contract/console/orders/money/ledger.ts';
import type { Deps } from '../../../../deps.ts';
import type { ConsoleHandlers } from '../../../../http/operators/serve-console.ts';
import { propose } from '../../../operators/public.ts';
import { ledgerBalances, ledgerDays } from './ledger-days.ts';
import { ledgerList } from './ledger-list.ts';
import { settlePeriod } from './settlement-kind.ts';
import { settlementLines, settlementList } from './settlements.ts';

export const ledgerConsoleRoutes = (deps: Deps): ConsoleHandlers<typeof ledger> => ({
  ledger: (input) => ledgerList(deps.db, input),
  ledgerDays: (input) => ledgerDays(deps.db, input),
  ledgerBalances: () => ledgerBalances(deps.db),
  settlements: (input) => settlementList(deps.db, input),
  settlementLines: (input) => settlementLines(deps.db, input),
  proposeSettlement: ({ from, until, reason }, call) =>
    propose(deps, settlePeriod, { input: { from, until }, reason }, call),
});
