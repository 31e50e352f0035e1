import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { shellRoute } from './root-routes.ts';
import { textSearch } from './text-search.ts';

const getParentRoute = () => shellRoute;
const approvalFilters = textSearch('list', 'proposal', 'kind');
const revealFilters = textSearch('operator', 'userId', 'kind', 'from', 'until');
const auditFilters = textSearch('operator', 'act', 'object', 'from', 'until');

/** Filters stand in the address, so that a link shows the same list. */
const approvals = createRoute({
  getParentRoute,
  path: '/approvals',
  component: lazyRouteComponent(() => import('../../pages/approvals/approvals-page.tsx'), 'ApprovalsPage'),
  validateSearch: (search: ReturnType<typeof approvalFilters> & SearchSchemaInput) => approvalFilters(search),
});
const audit = createRoute({
  getParentRoute,
  path: '/audit',
  component: lazyRouteComponent(() => import('../../pages/audit/audit-page.tsx'), 'AuditPage'),
  validateSearch: (search: ReturnType<typeof auditFilters> & SearchSchemaInput) => auditFilters(search),
});
const members = createRoute({
  getParentRoute,
  path: '/members',
  component: lazyRouteComponent(() => import('../../pages/members/members-page.tsx'), 'MembersPage'),
});
const reveals = createRoute({
  getParentRoute,
  path: '/reveals',
  component: lazyRouteComponent(() => import('../../pages/reveals/reveals-page.tsx'), 'RevealsPage'),
  validateSearch: (search: ReturnType<typeof revealFilters> & SearchSchemaInput) => revealFilters(search),
});
export const governanceRoutes = [approvals, audit, members, reveals] as const;
