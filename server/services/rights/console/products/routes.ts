import type { rightsProducts } from '#core/contract/console/rights/rights.ts';
import type { Deps } from '../../../../deps.ts';
import type { ConsoleHandlers } from '../../../../http/operators/serve-console.ts';
import { supplierNames } from '../../../platform/public.ts';
import { previewMonth } from './preview-month.ts';
import { productDetail } from './product-detail.ts';
import { proposeRightsProduct, tryRightsProduct } from './product-kind.ts';
import { productList } from './product-list.ts';

export const rightsProductRoutes = (deps: Deps): ConsoleHandlers<typeof rightsProducts> => ({
  rightsProducts: (input) => productList(deps, input),
  supplierNames: async () => ({ names: await supplierNames(deps.db) }),
  rightsProduct: ({ productId }) => productDetail(deps, productId),
  tryRightsProduct: (input) => tryRightsProduct(deps, input),
  previewMonth: (input) => previewMonth(deps, input),
  proposeRightsProduct: (input, call) => proposeRightsProduct(deps, input, call),
});
