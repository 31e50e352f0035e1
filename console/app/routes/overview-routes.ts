import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { shellRoute } from './root-routes.ts';
import { textSearch } from './text-search.ts';

const filters = textSearch('period', 'city', 'host');

const overview = createRoute({
  getParentRoute: () => shellRoute,
  path: '/overview',
  component: lazyRouteComponent(() => import('../../pages/overview/overview-page.tsx'), 'OverviewPage'),
  validateSearch: (search: ReturnType<typeof filters> & SearchSchemaInput) => filters(search),
});
const reportFilters = textSearch(
  'report',
  'period',
  'from',
  'until',
  'by',
  'product',
  'city',
  'host',
  'event',
  'page',
  'kind',
);
const reports = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports',
  component: lazyRouteComponent(() => import('../../pages/reports/reports-page.tsx'), 'ReportsPage'),
  validateSearch: (search: ReturnType<typeof reportFilters> & SearchSchemaInput) => reportFilters(search),
});
const onCall = createRoute({
  getParentRoute: () => shellRoute,
  path: '/on-call',
  component: lazyRouteComponent(() => import('../../pages/on-call/on-call-page.tsx'), 'OnCallPage'),
});
export const overviewRoutes = [overview, reports, onCall] as const;
