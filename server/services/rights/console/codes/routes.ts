import type { codeBatches } from '#core/contract/console/rights/rights.ts';
import type { Deps } from '../../../../deps.ts';
import type { ConsoleHandlers } from '../../../../http/operators/serve-console.ts';
import { proposeCodeBatch, proposeCodeRestart, stopCodeBatch } from './batch-kinds.ts';
import { codeBatch, codeBatchChoices, codeBatchList } from './batch-lists.ts';
import { exportCodeBatch, loadCodeFile } from './export-codes.ts';

export const codeBatchRoutes = (deps: Deps): ConsoleHandlers<typeof codeBatches> => ({
  codeBatches: (input) => codeBatchList(deps, input),
  codeBatch: ({ batchId }, call) => codeBatch(deps, batchId, call),
  codeBatchChoices: () => codeBatchChoices(deps),
  proposeCodeBatch: (input, call) => proposeCodeBatch(deps, input, call),
  stopCodeBatch: (input, call) => stopCodeBatch(deps, input, call),
  proposeCodeRestart: (input, call) => proposeCodeRestart(deps, input, call),
  exportCodeBatch: (input, call) => exportCodeBatch(deps, input, call),
  loadCodeFile: (input, call) => loadCodeFile(deps, input, call),
});
