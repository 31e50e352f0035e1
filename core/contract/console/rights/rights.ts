import { post, withPrefix } from '../../endpoint.ts';
import type { codeBatchShapes } from './code-batches.shapes.ts';
import type { rightsProductShapes } from './rights-products.shapes.ts';
import type { rightsStockShapes } from './rights-stock.shapes.ts';
import { ask, change, consolePrefix, read } from '../rows.ts';

/** Products with their groups and rights (docs/decisions/0120). Texts of rights are content. */
export const rightsProducts = withPrefix<typeof rightsProductShapes, 'operator'>(consolePrefix)({
  rightsProducts: read('/rights/products', 'rights.view'),
  supplierNames: read('/rights/suppliers', 'rights.view'),
  rightsProduct: read('/rights/product', 'rights.view'),
  tryRightsProduct: ask('/rights/tryProduct', 'rights.view'),
  previewMonth: ask('/rights/previewMonth', 'rights.view'),
  proposeRightsProduct: change('/rights/proposeProduct', 'rights.propose'),
});

/** Pieces of rights by the month. */
export const rightsStock = withPrefix<typeof rightsStockShapes, 'operator'>(consolePrefix)({
  rightsStock: read('/rights/stock', 'rights.view'),
  rightsStockMonths: read('/rights/stockMonths', 'rights.view'),
  rightsStockMovements: read('/rights/stockMovements', 'rights.view'),
  changeRightsStock: change('/rights/changeStock', 'rights.propose'),
  planRightsStock: change('/rights/planStock', 'rights.propose'),
  importRightsStock: change('/rights/importStock', 'rights.propose'),
});

/** Batches of card codes. No answer contains a code: the only way out is one encrypted file. */
export const codeBatches = withPrefix<typeof codeBatchShapes, 'operator'>(consolePrefix)({
  codeBatches: read('/codes/batches', 'codes.view'),
  codeBatch: read('/codes/batch', 'codes.view'),
  codeBatchChoices: read('/codes/choices', 'codes.view'),
  proposeCodeBatch: change('/codes/proposeBatch', 'codes.propose'),
  stopCodeBatch: change('/codes/stop', 'codes.stop'),
  proposeCodeRestart: change('/codes/proposeRestart', 'codes.stop'),
  exportCodeBatch: {
    ...post('/codes/export', { access: 'operator', writes: true, secretAnswer: true }),
    needs: 'codes.export',
  },
  loadCodeFile: change('/codes/file', 'codes.export'),
});
