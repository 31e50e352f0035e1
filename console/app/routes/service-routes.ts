import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { shellRoute } from './root-routes.ts';
import { textSearch } from './text-search.ts';

const getParentRoute = () => shellRoute;
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
export const serviceRoutes = [find, subscriber] as const;
