import type { rightsStock } from '#core/contract/console/rights/rights.ts';
import type { Deps } from '../../../../deps.ts';
import type { ConsoleHandlers } from '../../../../http/operators/serve-console.ts';
import { changeRightsStock, importRightsStock, planRightsStock } from './change-stock.ts';
import { rightsStockList, rightsStockMonths, rightsStockMovements } from './stock-list.ts';

export const rightsStockRoutes = (deps: Deps): ConsoleHandlers<typeof rightsStock> => ({
  rightsStock: (input) => rightsStockList(deps, input),
  rightsStockMonths: () => rightsStockMonths(deps),
  rightsStockMovements: (input) => rightsStockMovements(deps, input),
  changeRightsStock: (input, call) => changeRightsStock(deps, input, call),
  planRightsStock: (input, call) => planRightsStock(deps, input, call),
  importRightsStock: (input, call) => importRightsStock(deps, input, call),
});
