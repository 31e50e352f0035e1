import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { shellRoute } from './root-routes.ts';
import { textSearch } from './text-search.ts';

const getParentRoute = () => shellRoute;
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
export const rightsRoutes = [claims, claim] as const;
