import { withPrefix } from '../../endpoint.ts';
import { ask, change, consolePrefix, read } from '../rows.ts';
import type { goodsBulkShapes } from './goods-bulk.shapes.ts';

/** Acts on many goods: those that are ticked, or those of a file (docs/decisions/0122). */
export const goodsBulk = withPrefix<typeof goodsBulkShapes, 'operator'>(consolePrefix)({
  bulkUnlist: change('/goods/bulkUnlist', 'goods.stop'),
  bulkList: change('/goods/bulkList', 'goods.propose'),
  bulkEdit: change('/goods/bulkEdit', 'goods.edit'),
  tryBulkTexts: ask('/goods/tryBulkTexts', 'goods.propose'),
  proposeBulkTexts: change('/goods/proposeBulkTexts', 'goods.propose'),
  goodsFile: read('/goods/file', 'goods.view'),
  importGoods: change('/goods/import', 'goods.propose'),
});
