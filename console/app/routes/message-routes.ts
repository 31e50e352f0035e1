import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { shellRoute } from './root-routes.ts';
import { textSearch } from './text-search.ts';

const getParentRoute = () => shellRoute;
const filters = textSearch('topic', 'state');

const broadcasts = createRoute({
  getParentRoute,
  path: '/content/broadcasts',
  component: lazyRouteComponent(() => import('../../pages/broadcasts/broadcasts-page.tsx'), 'BroadcastsPage'),
  validateSearch: (search: ReturnType<typeof filters> & SearchSchemaInput) => filters(search),
});
const newBroadcast = createRoute({
  getParentRoute,
  path: '/content/broadcasts/new',
  component: lazyRouteComponent(
    () => import('../../pages/broadcasts/broadcast-composer.tsx'),
    'NewBroadcastPage',
  ),
});
const broadcast = createRoute({
  getParentRoute,
  path: '/content/broadcasts/$broadcastId',
  component: lazyRouteComponent(() => import('../../pages/broadcasts/broadcast-page.tsx'), 'BroadcastPage'),
});
export const messageRoutes = [broadcasts, newBroadcast, broadcast] as const;
