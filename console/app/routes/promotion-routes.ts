import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { shellRoute } from './root-routes.ts';
import { textSearch } from './text-search.ts';

const getParentRoute = () => shellRoute;
const flashSaleFilters = textSearch('keyword', 'state', 'kind');
const activityFilters = textSearch('kind', 'state', 'search');
const recordFilters = textSearch('lotteryId', 'version', 'prizeId');
const withdrawalFilters = textSearch('state');
const couponFilters = textSearch('search');

const activities = createRoute({
  getParentRoute,
  path: '/activities',
  component: lazyRouteComponent(() => import('../../pages/activities/activities-page.tsx'), 'ActivitiesPage'),
  validateSearch: (search: ReturnType<typeof activityFilters> & SearchSchemaInput) => activityFilters(search),
});
const activity = createRoute({
  getParentRoute,
  path: '/activities/$kind/$activityId',
  component: lazyRouteComponent(() => import('../../pages/activities/activity-page.tsx'), 'ActivityPage'),
});
const lotteryRecords = createRoute({
  getParentRoute,
  path: '/lottery-records',
  component: lazyRouteComponent(
    () => import('../../pages/activities/lottery-records-page.tsx'),
    'LotteryRecordsPage',
  ),
  validateSearch: (search: ReturnType<typeof recordFilters> & SearchSchemaInput) => recordFilters(search),
});
const cashWithdrawals = createRoute({
  getParentRoute,
  path: '/cash-withdrawals',
  component: lazyRouteComponent(
    () => import('../../pages/activities/cash-withdrawals-page.tsx'),
    'CashWithdrawalsPage',
  ),
  validateSearch: (search: ReturnType<typeof withdrawalFilters> & SearchSchemaInput) =>
    withdrawalFilters(search),
});
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
export const promotionRoutes = [
  activities,
  activity,
  lotteryRecords,
  cashWithdrawals,
  flashSales,
  flashSale,
  coupons,
  coupon,
] as const;
