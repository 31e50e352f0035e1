import type { goodsEditor } from '#core/contract/console/goods-editor.ts';
import type { Deps } from '../../../../deps.ts';
import type { ConsoleHandlers } from '../../../../http/operators/serve-console.ts';
import { checkListing } from '../listing-check.ts';
import { createGoods, removeDraft } from './create-goods.ts';
import { endListing } from './end-listing.ts';
import { saveSections } from './save-sections.ts';
import { addSku, saveSkus } from './sku-changes.ts';
import { proposeSkuStart, stopSku } from './stop-sku.ts';

export const goodsEditorRoutes = (deps: Deps): ConsoleHandlers<typeof goodsEditor> => ({
  createGoods: (input, call) => createGoods(deps, input, call),
  removeDraft: (input, call) => removeDraft(deps, input, call),
  saveSections: (input, call) => saveSections(deps, input, call),
  addSku: (input, call) => addSku(deps, input, call),
  saveSkus: (input, call) => saveSkus(deps, input, call),
  stopSku: (input, call) => stopSku(deps, input, call),
  proposeSkuStart: (input, call) => proposeSkuStart(deps, input, call),
  goodsCheck: ({ goodsId }) => checkListing(deps.db, goodsId, deps.clock.now()),
  endListing: (input, call) => endListing(deps, input, call),
});
