import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { shellRoute } from './root-routes.ts';
import { textSearch } from './text-search.ts';

const getParentRoute = () => shellRoute;
const flashSaleFilters = textSearch('state', 'kind');
const couponFilters = textSearch('search');

const flashSales = createRoute({
  getParentRoute,
  path: '/flash-sales',
  component: lazyRouteComponent(
    () => import('../../pages/flash-sales/flash-sales-page.tsx'),
    'FlashSalesPage',
  ),
  validateSearch: (search: ReturnType<typeof flashSaleFilters> & SearchSchemaInput) =>
    flashSaleFilters(search),
});
const flashSale = createRoute({
  getParentRoute,
  path: '/flash-sales/$sessionId',
  component: lazyRouteComponent(() => import('../../pages/flash-sales/flash-sale-page.tsx'), 'FlashSalePage'),
});
const coupons = createRoute({
  getParentRoute,
  path: '/coupons',
  component: lazyRouteComponent(() => import('../../pages/coupons/coupons-page.tsx'), 'CouponsPage'),
  validateSearch: (search: ReturnType<typeof couponFilters> & SearchSchemaInput) => couponFilters(search),
});
const coupon = createRoute({
  getParentRoute,
  path: '/coupons/$templateId',
  component: lazyRouteComponent(() => import('../../pages/coupons/coupon-page.tsx'), 'CouponPage'),
});
export const promotionRoutes = [flashSales, flashSale, coupons, coupon] as const;
