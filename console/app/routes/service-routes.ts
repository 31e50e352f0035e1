import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { shellRoute } from './root-routes.ts';
import { textSearch } from './text-search.ts';

const getParentRoute = () => shellRoute;
const compensationFilters = textSearch('operator', 'day', 'kind', 'state');
const closingFilters = textSearch('state', 'from', 'until');
const shownThings = textSearch('things');

const find = createRoute({
  getParentRoute,
  path: '/subscribers',
  component: lazyRouteComponent(
    () => import('../../pages/subscribers/find-subscribers-page.tsx'),
    'FindSubscribersPage',
  ),
});
const subscriber = createRoute({
  getParentRoute,
  path: '/subscribers/$userId',
  component: lazyRouteComponent(
    () => import('../../pages/subscribers/subscriber-page.tsx'),
    'SubscriberPage',
  ),
  validateSearch: (search: ReturnType<typeof shownThings> & SearchSchemaInput) => shownThings(search),
});
const compensations = createRoute({
  getParentRoute,
  path: '/compensations',
  component: lazyRouteComponent(
    () => import('../../pages/compensations/compensations-page.tsx'),
    'CompensationsPage',
  ),
  validateSearch: (search: ReturnType<typeof compensationFilters> & SearchSchemaInput) =>
    compensationFilters(search),
});
const closings = createRoute({
  getParentRoute,
  path: '/closings',
  component: lazyRouteComponent(() => import('../../pages/closings/closings-page.tsx'), 'ClosingsPage'),
  validateSearch: (search: ReturnType<typeof closingFilters> & SearchSchemaInput) => closingFilters(search),
});
export const serviceRoutes = [find, subscriber, compensations, closings] as const;
