import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { shellRoute } from './root-routes.ts';
import { textSearch } from './text-search.ts';

const getParentRoute = () => shellRoute;
const goodsFilters = textSearch(
  'tab',
  'keyword',
  'kind',
  'categoryId',
  'city',
  'couponType',
  'stockBelow',
  'soldFrom',
);
const stockFilters = textSearch('keyword', 'below', 'area');

const goods = createRoute({
  getParentRoute,
  path: '/goods',
  component: lazyRouteComponent(() => import('../../pages/goods/goods-page.tsx'), 'GoodsPage'),
  validateSearch: (search: ReturnType<typeof goodsFilters> & SearchSchemaInput) => goodsFilters(search),
});
const goodsEdit = createRoute({
  getParentRoute,
  path: '/goods/$goodsId',
  component: lazyRouteComponent(() => import('../../pages/goods/goods-edit-page.tsx'), 'GoodsEditPage'),
});
const stock = createRoute({
  getParentRoute,
  path: '/stock',
  component: lazyRouteComponent(() => import('../../pages/goods/stock-page.tsx'), 'StockPage'),
  validateSearch: (search: ReturnType<typeof stockFilters> & SearchSchemaInput) => stockFilters(search),
});
export const tradeRoutes = [goods, goodsEdit, stock] as const;
