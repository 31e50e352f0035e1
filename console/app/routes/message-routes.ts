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
const shownVersion = textSearch('version');
const agreements = createRoute({
  getParentRoute,
  path: '/content/agreements',
  component: lazyRouteComponent(() => import('../../pages/agreements/agreements-page.tsx'), 'AgreementsPage'),
});
const agreement = createRoute({
  getParentRoute,
  path: '/content/agreements/$templateId',
  component: lazyRouteComponent(() => import('../../pages/agreements/agreement-page.tsx'), 'AgreementPage'),
  validateSearch: (search: ReturnType<typeof shownVersion> & SearchSchemaInput) => shownVersion(search),
});
export const messageRoutes = [broadcasts, newBroadcast, broadcast, agreements, agreement] as const;
