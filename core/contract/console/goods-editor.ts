import { withPrefix } from '../endpoint.ts';
import type { goodsEditorShapes } from './goods-editor.shapes.ts';
import { change, consolePrefix, read } from './rows.ts';

/** Making goods and their skus, and what must be there before they are listed (docs/decisions/0122). */
export const goodsEditor = withPrefix<typeof goodsEditorShapes, 'operator'>(consolePrefix)({
  createGoods: change('/goods/create', 'goods.edit'),
  removeDraft: change('/goods/removeDraft', 'goods.edit'),
  saveSections: change('/goods/saveSections', 'goods.edit'),
  addSku: change('/goods/addSku', 'goods.propose'),
  saveSkus: change('/goods/saveSkus', 'goods.edit'),
  stopSku: change('/goods/stopSku', 'goods.stop'),
  proposeSkuStart: change('/goods/proposeSkuStart', 'goods.propose'),
  goodsCheck: read('/goods/check', 'goods.view'),
  endListing: change('/goods/endListing', 'goods.stop'),
});
