import type { goodsBulk } from '#core/contract/console/goods/goods-bulk.ts';
import type { Deps } from '../../../../deps.ts';
import type { ConsoleHandlers } from '../../../../http/operators/serve-console.ts';
import { propose } from '../../../operators/public.ts';
import { goodsBulkTexts, tryBulkTexts } from './bulk-texts-kind.ts';
import { bulkEdit, bulkList, bulkUnlist } from './bulk-acts.ts';
import { goodsFile } from './goods-file.ts';
import { importGoods } from './import-goods.ts';

export const goodsBulkRoutes = (deps: Deps): ConsoleHandlers<typeof goodsBulk> => ({
  bulkUnlist: (input, call) => bulkUnlist(deps, input, call),
  bulkList: (input, call) => bulkList(deps, input, call),
  bulkEdit: (input, call) => bulkEdit(deps, input, call),
  tryBulkTexts: (input) => tryBulkTexts(deps, input),
  proposeBulkTexts: ({ reason, ...input }, call) => propose(deps, goodsBulkTexts, { input, reason }, call),
  goodsFile: (input) => goodsFile(deps, input),
  importGoods: (input, call) => importGoods(deps, input, call),
});
