import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { shellRoute } from './root-routes.ts';
import { textSearch } from './text-search.ts';

const getParentRoute = () => shellRoute;
const productFilters = textSearch('keyword', 'family', 'supplier', 'state');
const stockFilters = textSearch('cycle', 'keyword', 'supplier', 'below');
const batchFilters = textSearch('keyword', 'state');
const claimFilters = textSearch('claimId', 'rightsId', 'supplier', 'state', 'cycle');

const claims = createRoute({
  getParentRoute,
  path: '/claims',
  component: lazyRouteComponent(() => import('../../pages/claims/claims-page.tsx'), 'ClaimsPage'),
  validateSearch: (search: ReturnType<typeof claimFilters> & SearchSchemaInput) => claimFilters(search),
});
const claim = createRoute({
  getParentRoute,
  path: '/claims/$claimId',
  component: lazyRouteComponent(() => import('../../pages/claims/claim-page.tsx'), 'ClaimPage'),
});
const products = createRoute({
  getParentRoute,
  path: '/rights/products',
  component: lazyRouteComponent(
    () => import('../../pages/rights-products/rights-products-page.tsx'),
    'RightsProductsPage',
  ),
  validateSearch: (search: ReturnType<typeof productFilters> & SearchSchemaInput) => productFilters(search),
});
const product = createRoute({
  getParentRoute,
  path: '/rights/products/$productId',
  component: lazyRouteComponent(
    () => import('../../pages/rights-products/rights-product-page.tsx'),
    'RightsProductPage',
  ),
});
const stock = createRoute({
  getParentRoute,
  path: '/rights/stock',
  component: lazyRouteComponent(
    () => import('../../pages/rights-stock/rights-stock-page.tsx'),
    'RightsStockPage',
  ),
  validateSearch: (search: ReturnType<typeof stockFilters> & SearchSchemaInput) => stockFilters(search),
});
const codes = createRoute({
  getParentRoute,
  path: '/rights/codes',
  component: lazyRouteComponent(
    () => import('../../pages/code-batches/code-batches-page.tsx'),
    'CodeBatchesPage',
  ),
  validateSearch: (search: ReturnType<typeof batchFilters> & SearchSchemaInput) => batchFilters(search),
});
const codeBatch = createRoute({
  getParentRoute,
  path: '/rights/codes/$batchId',
  component: lazyRouteComponent(
    () => import('../../pages/code-batches/code-batch-page.tsx'),
    'CodeBatchPage',
  ),
});
export const rightsRoutes = [claims, claim, products, product, stock, codes, codeBatch] as const;
