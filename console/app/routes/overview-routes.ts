import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { shellRoute } from './root-routes.ts';
import { textSearch } from './text-search.ts';

const filters = textSearch('period');

const overview = createRoute({
  getParentRoute: () => shellRoute,
  path: '/overview',
  component: lazyRouteComponent(() => import('../../pages/overview/overview-page.tsx'), 'OverviewPage'),
  validateSearch: (search: ReturnType<typeof filters> & SearchSchemaInput) => filters(search),
});
export const overviewRoutes = [overview] as const;
